import { renderToStaticMarkup } from 'react-dom/server';
import packageJson from '../../package.json' with { type: 'json' };
import { basisWords } from '../evidence/basis.ts';
import { slowBreath } from '../plan/breathing.ts';
import { mostUrgentFirst, tierWords } from '../safety/care.ts';
import { comparisonRows } from '../safety/comparison.ts';
import type { SiteConfig } from '../site/config.ts';
import { formatDate } from '../site/dates.ts';
import { starterDays } from '../plan/days.ts';
import { caffeineDay } from '../plan/caffeine-steps.ts';
import { markedPieces } from '../evidence/marked-text.ts';
import { apart, matrixRows, resultRank, resultWords, shortName } from '../safety/results.ts';
import { linesIn } from '../safety/record-lines.ts';
import { costsWrittenDown, formatCents, formatRange, stackTotal } from '../site/money.ts';
import { everyText } from '../model/every-text.ts';
import { byId, type Records } from '../model/records.ts';
import type { Reference } from '../model/evidence.ts';
import { asSentence, firstSentence, opening } from '../text/sentences.ts';
import { capitalized, lowered } from '../text/texts.ts';
import { caffeineSteps, type FigureContent } from '../figures/from-records.ts';
import { dayDrawing } from '../figures/drawings.ts';
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

/** The first two authors, without the final period. */
function shortAuthors(authors: string): string {
  const names = authors.replace(/[.,;]?\s*et al\.?\s*$/, '').split(', ');
  const isShort = names.length <= 3 && !/et al/.test(authors);
  return (isShort ? authors : `${names.slice(0, 2).join(', ')} et al`).replace(/\.$/, '');
}

/** An address as it is typed from paper: the DOI where there is one, since it is shorter and outlives a page. */
const printedAddress = ({ url, doi }: Pick<Reference, 'url' | 'doi'>): string =>
  doi ? `doi.org/${doi}` : url.replace(/^https?:\/\/(www\.)?|\/$/g, '');

/** Every text inside a value, in its pieces. */
const inPieces = (value: unknown): unknown => {
  if (typeof value === 'string') return markedPieces(value);
  if (Array.isArray(value)) return value.map(inPieces);
  return Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key, inPieces(item)]));
};

/** A text in two parts, for its beginning in bold. */
const withOpening = (text: string) => ({ opening: opening(text), rest: inPieces(text.slice(opening(text).length)) });

/** What is special about medicine types, apart from any supplement. Types with the same text share a line. */
const askedWithoutSupplement = (records: Records) => {
  const all = linesIn(records).filter(({ isPersonal, notOnPage }) => !isPersonal && !notOnPage);
  const withLines = records.medicineTypes.flatMap(({ id, name }) => {
    const lines = all.filter(({ types }) => types.includes(id));
    const text = lines.map((line) => line.text).join(' ');
    return text ? [{ name, text, references: lines.flatMap(({ references }) => references) }] : [];
  });
  return [...Map.groupBy(withLines, ({ text }) => text)].map(([text, types]) => ({
    names: types.map(({ name }) => name),
    text,
    references: [...new Set(types.flatMap(({ references }) => references))],
  }));
};

/** A figure of the site for paper: the same drawing, with its words as the alternative text. */
const onPaper = ({ title, caption, words, draw }: FigureContent) => ({
  title,
  caption: caption ?? '',
  alt: `${title}. ${words.map(({ text }) => text).join(' ')}`,
  svg: renderToStaticMarkup(draw(widths.paper, paperPalette)),
});

/**
 * What every template is given as `data`: the records, except for the long ones that no PDF prints, and what TypeScript
 * already knows how to say about them.
 */
export function pdfData(records: Records, config: SiteConfig) {
  const date = newestDay(records);
  const { pdfs, medicineTypes, ingredients, supplements, science } = records;
  const recovery = byId(science.adults, 'recovery');
  return {
    ...records,
    essays: [],
    medicineNames: [],
    forbiddenAdvice: {},
    conditions: [],
    brand: config.brand,
    version: packageJson.version,
    date,
    dateWords: formatDate(date),
    origin: config.origin,
    address: new URL(config.origin).host,
    basisWords,
    tierWords,
    resultWords,
    slowBreath,
    /** In pieces for the text; the titles are plain words. */
    texts: inPieces(pdfs) as Record<string, unknown>,
    setback: {
      ...records.setback,
      ask: records.setback.first.choices.map(({ what, do: advice, list }) => ({
        what,
        advice: inPieces([advice, ...list].join(' ')),
      })),
      more: { ...records.setback.more, ask: records.setback.more.ask.map(withOpening) },
      lengths: inPieces(records.setback.lengths),
    },
    recovery: inPieces([...recovery.text, ...recovery.list]),
    careCards: mostUrgentFirst(records.careCards),
    references: records.references.map((reference) => ({
      ...reference,
      shortAuthors: shortAuthors(reference.authors),
      address: printedAddress(reference),
    })),
    kidsDays: records.kidsDays.map((day) => ({ ...day, drawing: dayDrawing(day.id) })),
    starterDays: starterDays(records),
    caffeineDay: caffeineDay(records),
    caffeineFigure: onPaper(caffeineSteps(records)),
    supplements: supplements.map((one) => ({
      ...one,
      cost: formatCents(one.costCents),
      found: inPieces(one.card.found),
    })),
    symptoms: records.symptoms.map(({ fixes, doctor = '', doctorToday, ...one }) => ({
      ...one,
      fixes: fixes.map(({ lead, text }) => ({
        text: inPieces(`${lead} ${text}`),
        /** The supplements that it suggests. */
        supplements: supplements.map(({ id }) => id).filter((id) => text.includes(`(/stack#${id})`)),
      })),
      doctor: inPieces(doctorToday ? `Call a doctor today ${doctorToday}` : `Call a doctor ${doctor}`),
    })),
    whoSkipsAll: firstSentence(records.wholeStack.whoSkips),
    total: formatRange(stackTotal(supplements)),
    costDay: formatDate(costsWrittenDown(supplements)),
    ingredients: ingredients.map((ingredient) => ({
      ...ingredient,
      short: shortName(ingredient),
      interactions: ingredient.interactions
        .toSorted((one, other) => resultRank(other.result) - resultRank(one.result))
        .map((one) => ({
          ...one,
          text: one.hoursApart ? `${one.text} ${apart(records.checkFirst, one.hoursApart.hours)}` : one.text,
          names: one.label ? [one.label] : one.medicines.map((id) => byId(medicineTypes, id).name),
        })),
    })),
    matrix: matrixRows(medicineTypes, ingredients).map(({ medicine, cells }) => ({
      name: medicine.name,
      results: cells.map(({ kind }) => kind),
    })),
    withoutSupplement: askedWithoutSupplement(records),
    comparison: comparisonRows(records).map(({ comparisons: [strictest, ...others], ...row }) => ({
      ...row,
      comparisons: strictest ? [{ ...strictest, name: capitalized(strictest.name) }, ...others] : [],
    })),
    schedule: records.schedule.map((part) => ({
      ...part,
      time: capitalized(part.time),
      supplements: part.supplements
        .map((id) => byId(supplements, id))
        .map(({ name, dosage }) => ({ name, dosage: lowered(dosage) })),
    })),
    kidsDay: records.kidsDay.map((slot) => ({ ...slot, dosage: asSentence(slot.dosage) })),
    kidsRules: records.kidsScreen.rules.map((rule) => ({ ...rule, text: inPieces(rule.text) })),
  };
}
