import { renderToStaticMarkup } from 'react-dom/server';
import packageJson from '../../package.json' with { type: 'json' };
import { basisWords, whose } from '../evidence/basis.ts';
import { scheduleOf } from '../plan/schedule.ts';
import { slowBreath } from '../plan/breathing.ts';
import { mostUrgentFirst, tierWords } from '../safety/care.ts';
import { comparisonRows } from '../safety/comparison.ts';
import type { SiteConfig } from '../site/config.ts';
import { formatDate } from '../site/dates.ts';
import { starterDays } from '../plan/days.ts';
import { caffeineDay } from '../plan/caffeine-steps.ts';
import { markedPieces, unmarked } from '../evidence/marked-text.ts';
import { cautionLists } from '../safety/caution-lists.ts';
import { matrixRows, resultWords, shortName, sleepyTypes } from '../safety/results.ts';
import { linesIn } from '../safety/record-lines.ts';
import { costsWrittenDown, formatCents, formatRange, stackTotal } from '../site/money.ts';
import { everyText } from '../model/every-text.ts';
import { byId, pick, type Records } from '../model/records.ts';
import type { Reference } from '../model/evidence.ts';
import type { Phase, SupplementCard } from '../model/protocol.ts';
import { asSentence, firstSentence, opening } from '../text/sentences.ts';
import { capitalized, lowered } from '../text/texts.ts';
import { caffeineSteps, type FigureContent } from '../figures/from-records.ts';
import { dayDrawing } from '../figures/drawings.ts';
import { reasonsOf, sharedReasons } from './supplement-reasons.ts';
import { paperPalette, widths } from '../figures/svg.ts';

/** The newest day that any record carries. It dates the documents, so that they change only when a record does. */
function newestDay(records: Records): string {
  const days = everyText(records).filter(({ text }) => /^\d{4}-\d\d-\d\d$/.test(text));
  return (
    days
      .map(({ text }) => text)
      .sort()
      .at(-1) ?? ''
  );
}

function shortAuthors(authors: string): string {
  const names = authors.replace(/[.,;]?\s*et al\.?\s*$/, '').split(', ');
  const isShort = names.length <= 3 && !/et al/.test(authors);
  return (isShort ? authors : `${names.slice(0, 2).join(', ')} et al`).replace(/\.$/, '');
}

/** An address as it is typed from paper: the DOI where there is one, since it is shorter and outlives a page. */
const printedAddress = ({ url, doi }: Pick<Reference, 'url' | 'doi'>): string =>
  doi ? `doi.org/${doi}` : url.replace(/^https?:\/\/(www\.)?|\/$/g, '');

const inPieces = (value: unknown): unknown => {
  if (typeof value === 'string') return markedPieces(value);
  if (Array.isArray(value)) return value.map(inPieces);
  return Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key, inPieces(item)]));
};

/** Phases for paper, whose days are on its own pages and need no address. */
const forPaper = (phases: readonly Phase[]) =>
  phases.map((phase) => ({ ...phase, focus: phase.focus.map((text) => unmarked(text, [])) }));

/** A day’s text in pieces, with the same links as on the day’s page. */
function linked(text: string, { daysScreen: { places } }: Records) {
  const named = new RegExp(`(${places.map(({ words }) => words).join('|')})`);
  return text.split(named).map((words) => {
    const place = places.find((one) => one.words === words);
    return place ? { words, href: place.to } : { words };
  });
}

/** A text in two parts, for its beginning in bold. */
const withOpening = (text: string) => ({ opening: opening(text), rest: inPieces(text.slice(opening(text).length)) });

/**
 * What is special about medicine types, apart from any supplement, line by line, A–Z. Types with the same lines share them, and one says
 * only what the broader ones that it leads to don’t.
 */
const askedWithoutSupplement = (records: Records) => {
  // Of two lines in the place of the same sentence, paper has the one for everyone.
  const all = linesIn(records).filter(
    ({ isPersonal, notOnPage, inPlaceOf }) => !isPersonal && !(notOnPage && inPlaceOf),
  );
  const linesOf = (id: string) => all.filter(({ types }) => types.includes(id));
  const withLines = records.medicineTypes
    .map(({ id, name, broader }) => {
      const shared = broader.filter((one) => linesOf(one).some(({ types }) => types.includes(id)));
      return {
        name,
        broader: shared.map((one) => byId(records.medicineTypes, one).name),
        lines: linesOf(id).filter(({ types }) => !shared.some((one) => types.includes(one))),
      };
    })
    .filter(({ broader, lines }) => broader.length + lines.length > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const textOf = ({ broader, lines }: (typeof withLines)[number]) =>
    [...broader, ...lines.map(({ text }) => text)].join(' ');
  return [...Map.groupBy(withLines, textOf).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, names: [first, ...others].map(({ name }) => name) }] : [],
  );
};

/** A supplement’s card as its page has it: the lists, each with its title, then how much and when to stop. */
function cardOf(records: Records, id: string, card: SupplementCard) {
  const { askFirst = '', dose, stop = '' } = card;
  return {
    lists: cautionLists(records, id, card).map(({ title, items }) => ({ title, items: items.map(inPieces) })),
    askFirst: inPieces(askFirst),
    dose: dose.map(inPieces),
    stop: inPieces(stop),
  };
}

/** For each kind of children’s gummy the most to give, and which amounts of ours and of others not to use. */
function kidsNutrientRows(records: Records) {
  const pages = { 'kids-page': 'on the website’s Kids page', 'science-page': 'on the website’s Science page' };
  const compared = comparisonRows(records);
  return records.kidsNutrients.map(({ name, dosing, doses: ids }) => {
    const nutrients = ids.map((id) => byId(records.doses, id).nutrient);
    const own = compared.filter(({ nutrient }) => nutrients.includes(nutrient));
    const readings = own
      .filter(
        ({ isRefused, dose: { status, references } }) =>
          isRefused || status === 'ask' || (status === 'not-given' && references.length > 0),
      )
      .map(({ dose, reading }) => `${dose.words} (${pages[reading]})`);
    const limits = own.flatMap(({ band, comparisons: [, ...others] }) =>
      others
        .filter(({ amount }) => /\d/.test(amount))
        .map((comparison) => `${comparison.name}, ${comparison.amount} at ages ${band.from}–${band.to}`),
    );
    return { name, most: dosing, dontUse: [...new Set([...readings, ...limits])] };
  });
}

/** A figure of the site for paper: the same drawing, with its words as the alternative text. */
const onPaper = ({ title, caption, words, draw }: FigureContent) => ({
  title,
  caption: caption ?? '',
  alt: `${title}. ${words.map(({ text }) => text).join(' ')}`,
  svg: renderToStaticMarkup(draw(widths.paper, paperPalette)),
});

/** What every template is given as `data`: records as they are, and others with what TypeScript already knows how to say about them. */
export function pdfData(records: Records, config: SiteConfig) {
  const date = newestDay(records);
  const { pdfs, medicineTypes, ingredients, supplements, science } = records;
  const shared = sharedReasons(records);
  const recovery = byId(science.adults, 'recovery');
  return {
    ...pick(records, ['phases', 'clarityPhases', 'clarityScreen', 'milestones', 'adultDays', 'weeks', 'habits']),
    ...pick(records, ['dayRuler', 'daysScreen', 'guidance', 'guidelines', 'caffeineSteps', 'pacer', 'measures']),
    ...pick(records, ['dailySupport', 'panicToolkit', 'sleepPlan', 'drinking', 'wholeStack', 'checkFirst']),
    ...pick(records, ['science', 'kidsResearch', 'kidsRituals', 'claims', 'helplines', 'moreHelp']),
    ...pick(records, ['pdfs', 'notebook']),
    brand: config.brand,
    version: packageJson.version,
    date,
    dateWords: formatDate(date),
    origin: config.origin,
    address: new URL(config.origin).host,
    basisWords,
    whose: whose.source,
    tierWords,
    resultWords,
    slowBreath,
    /** In pieces for the text; the titles are plain words. */
    texts: inPieces(pdfs) as Record<string, unknown>,
    phases: forPaper(records.phases),
    clarityPhases: forPaper(records.clarityPhases),
    setback: {
      ...records.setback,
      ask: records.setback.first.choices.map(({ id, what, showsHowLong, do: advice, list }) => ({
        id,
        what,
        showsHowLong,
        advice: inPieces(advice),
        list: list.map(withOpening),
      })),
      answers: records.setback.answers.map((answer) => ({ ...answer, do: inPieces(answer.do) })),
      lengths: inPieces(records.setback.lengths),
    },
    recovery: inPieces([recovery.headline, ...recovery.text, ...recovery.list]),
    careCards: mostUrgentFirst(records.careCards),
    references: records.references.map((reference) => ({
      ...reference,
      shortAuthors: shortAuthors(reference.authors),
      address: printedAddress(reference),
    })),
    kidsDays: records.kidsDays.map((day) => ({ ...day, drawing: dayDrawing(day.id) })),
    starterDays: starterDays(records).map((day) => ({
      ...day,
      do: day.do.map((step) => ({ ...step, pieces: linked(step.text, records) })),
    })),
    caffeineDay: caffeineDay(records),
    caffeineFigure: onPaper(caffeineSteps(records)),
    supplements: supplements.map((supplement) => ({
      ...supplement,
      cost: formatCents(supplement.costCents),
      found: inPieces(supplement.card.found),
      card: cardOf(records, supplement.id, supplement.card),
    })),
    // What is in other bottles, too: magnesium.
    otherCards: records.alternatives.flatMap(({ items }) =>
      items.flatMap(({ name, ingredient, card }) =>
        ingredient && card ? [{ id: ingredient, name, card: cardOf(records, ingredient, card) }] : [],
      ),
    ),
    symptoms: records.symptoms.map(({ fixes, doctor = '', doctorToday, ...symptom }) => ({
      ...symptom,
      fixes: fixes.map(({ lead, text }) => ({
        text: inPieces(`${lead} ${text}`),
        suggestsSupplement: text.includes('(/stack#'),
      })),
      doctor: inPieces(doctorToday ? `Call a doctor today ${doctorToday}` : `Call a doctor ${doctor}`),
    })),
    whoSkipsAll: firstSentence(records.wholeStack.whoSkips),
    total: formatRange(stackTotal(supplements)),
    costDay: formatDate(costsWrittenDown(supplements)),
    ingredients: ingredients.map((ingredient) => ({
      ...ingredient,
      short: shortName(ingredient),
      ...reasonsOf(
        records,
        ingredient,
        shared.map(({ text }) => text),
      ),
    })),
    sharedReasons: shared,
    stackRules: {
      ...records.stackScreen,
      // Without the first, that the plan works without them, which both documents say.
      rules: inPieces(records.stackScreen.start.slice(1)),
      drowsy: inPieces(records.stackScreen.drowsy),
      sleepy: sleepyTypes(ingredients, medicineTypes),
    },
    matrix: matrixRows(medicineTypes, ingredients).map(({ medicine, cells }) => ({
      name: medicine.name,
      results: cells.map(({ kind }) => kind),
    })),
    withoutSupplement: askedWithoutSupplement(records),
    kidsNutrientRows: kidsNutrientRows(records),
    schedule: scheduleOf(records).map((part) => ({
      ...part,
      time: capitalized(part.time),
      supplements: part.supplements.map(({ name, dosage }) => ({ name, dosage: lowered(dosage) })),
    })),
    kidsDay: records.kidsDay.map((slot) => ({
      ...slot,
      dosage: slot.most.length > 0 ? slot.dosage : asSentence(slot.dosage),
    })),
    kidsRules: records.kidsScreen.rules.map((rule) => ({ ...rule, text: inPieces(rule.text) })),
  };
}
