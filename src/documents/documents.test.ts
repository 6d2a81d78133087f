import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { breath, secondsOfRound, slowBreath } from '../domain/breathing.ts';
import { cappedIn } from '../domain/ceilings.ts';
import { interactionNames, interactionWords } from '../domain/check-first.ts';
import { comparisonRows } from '../domain/comparison.ts';
import { numberOf, starterDays } from '../domain/days.ts';
import { hourWords } from '../domain/figures/caffeine-steps.ts';
import { matrixRows } from '../domain/matrix.ts';
import { formatCents, stackTotal, usualTime } from '../domain/money.ts';
import { byId } from '../domain/records.ts';
import { sheetPath, sheets } from '../domain/sheets.ts';
import { loadConfig, loadRecords } from '../records.ts';
import { bookData, printableData, shortAuthors, typedAddress, whitepaperData } from './document-data.ts';
import { DocumentsError } from './document-faults.ts';
import { packPdf } from './pack-pdf.ts';
import type { PaperData } from './paper-data.ts';
import { bareDoses } from './testing/bare-doses.ts';
import { readPdf, squeezed, type ReadPdf } from './testing/read-pdf.ts';
import { typeset } from './typeset.ts';
import { documents, writeDocuments } from './write-documents.ts';

const records = loadRecords();
const config = loadConfig({});
const folder = mkdtempSync(join(tmpdir(), 'documents-'));
const files = { printable: documents[0].file, whitepaper: documents[1].file };
let printable: ReadPdf;
let whitepaper: ReadPdf;

beforeAll(async () => {
  writeDocuments(folder, records, config);
  [printable, whitepaper] = (await Promise.all(
    [files.printable, files.whitepaper].map(async (file) => readPdf(new Uint8Array(readFileSync(join(folder, file))))),
  )) as [ReadPdf, ReadPdf];
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** What a document does not say, of what it has to. */
const missing = (pdf: ReadPdf, texts: readonly string[]) => texts.filter((text) => !pdf.text.includes(squeezed(text)));

/** Whether texts follow one another, the search for each beginning behind the last. */
function areInOrder(pdf: ReadPdf, texts: readonly string[], after = ''): boolean {
  let from = after ? pdf.text.lastIndexOf(squeezed(after)) : 0;
  return texts.every((text) => (from = pdf.text.indexOf(squeezed(text), from)) >= 0);
}

const both = () => [printable, whitepaper];

describe('L3 both PDFs are tagged and held to PDF/UA-1', () => {
  test('L3 they are marked, titled, in English, and say which part of the standard they keep', () => {
    for (const pdf of both()) {
      expect(pdf).toMatchObject({ isMarked: true, language: 'en-US', uaPart: '1' });
      expect(pdf.title.length).toBeGreaterThan(10);
      expect(pdf.bookmarks.length).toBeGreaterThan(8);
    }
  });

  test('M6 the whitepaper never lets five kinds of medicine stand for all that are not stopped suddenly', () => {
    const { own } = byId(records.science.adults, 'recovery');
    expect(own).toMatch(/beta blockers, clonidine, steroids/);
    expect(missing(whitepaper, [`${own} (our own caution)`])).toEqual([]);
  });

  test('L3 headings go down one level at a time', () => {
    for (const pdf of both()) {
      const levels = pdf.tags.flatMap(({ role }) => (/^H([1-6])$/.exec(role)?.[1] ? [Number(role.slice(1))] : []));
      expect(levels.length).toBeGreaterThan(10);
      expect(levels[0]).toBe(1);
      for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1);
    }
  });

  test('L2 the seven-day paper opens with what is to be printed, and its cover counts those pages in the document itself', () => {
    const pageOf = (heading: string) =>
      printable.tags.find(({ role, text }) => role === 'H1' && squeezed(text).endsWith(squeezed(heading)))?.page ?? 0;
    const sheetPages = ['The week on one page', 'Panic toolkit', 'Sleep plan', 'Daily support', 'Whom to call'].map(
      pageOf,
    );
    expect(sheetPages).toEqual([2, 3, 4, 5, 6]);
    const days = starterDays(records).map(({ day, title }) => pageOf(`Day ${day}${title}`));
    expect(days).toEqual([7, 8, 9, 10, 11, 12, 13]);
    const notes = pageOf('Before you begin');
    expect(notes).toBe(14);
    expect(missing(printable, [`Print pages ${sheetPages[0]}–${sheetPages[4]}:`])).toEqual([]);
    expect(
      missing(printable, [`Pages ${days[0]}–${days[6]} give each day`, `From page ${notes} on are notes`]),
    ).toEqual([]);
    for (const rest of ['Supplement guide', 'After the week', 'Sources']) expect(pageOf(rest)).toBeGreaterThan(notes);
    // For a week; what a reader prints of it are five sheets, or twelve with the days.
    expect(printable.pages).toBeLessThanOrEqual(28);
  });

  test('L2 the whitepaper gives the answer first, then the figures, and its cover counts their pages', () => {
    const pageOf = (heading: string) =>
      whitepaper.tags.find(({ role, text }) => role === 'H1' && text.includes(heading))?.page ?? 0;
    const [answer, figures, contents] = ['In one page', 'The plan in six figures', 'Contents'].map(pageOf);
    expect([answer, figures]).toEqual([2, 3]);
    expect(contents).toBeGreaterThan(3);
    expect(
      missing(whitepaper, [
        `The answer is on page ${answer}, the figures begin on page ${figures}, and the contents are on page ${contents}.`,
      ]),
    ).toEqual([]);
  });

  test('L3 no page ends with a heading whose text is on the next', () => {
    for (const pdf of both())
      for (const [page, tags] of Map.groupBy(
        pdf.tags.filter(({ text }) => text.trim()),
        (tag) => tag.page,
      ))
        expect(tags.at(-1)?.role, `“${tags.at(-1)?.text}” is the last on page ${page}`).not.toMatch(/^H[1-6]$/);
  });

  test('F3 every figure has its alternative text, and 4-7-8 breathing is drawn in both', () => {
    for (const pdf of both()) {
      const figures = pdf.tags.filter(({ role }) => role === 'Figure');
      expect(figures.length).toBeGreaterThan(0);
      for (const { alt } of figures) expect(alt?.length).toBeGreaterThan(40);
      for (const { seconds } of breath.phases)
        expect(figures.some(({ alt }) => alt?.includes(String(seconds)))).toBe(true);
    }
  });

  test('L3 every table has heads', () => {
    for (const pdf of both()) {
      const tables = pdf.tags.filter(({ role }) => role === 'Table').length;
      expect(tables).toBeGreaterThan(0);
      expect(pdf.tags.filter(({ role }) => role === 'TH').length).toBeGreaterThanOrEqual(tables * 2);
    }
  });

  test('L3 they stay under their size, and two runs write the same bytes', () => {
    const again = mkdtempSync(join(tmpdir(), 'documents-'));
    const sizes = writeDocuments(again, records, config);
    for (const [index, { file, bytes }] of sizes.entries()) {
      expect(bytes).toBeLessThanOrEqual(documents[index]?.maxBytes ?? 0);
      expect(readFileSync(join(again, file)).equals(readFileSync(join(folder, file)))).toBe(true);
    }
    rmSync(again, { recursive: true });
  });
});

describe('L3 what the records say, the documents say', () => {
  const cards = records.careCards.flatMap(({ title, card, contacts }) => [
    title,
    ...card,
    ...contacts.map(({ label }) => label),
  ]);
  const stack = records.supplements.flatMap(
    ({ name, purpose, dosage, duration, label, costCents, costFor, freeAlternative }) => [
      name,
      purpose,
      dosage,
      duration,
      label,
      formatCents(costCents),
      ...(costFor === usualTime ? [] : [costFor]),
      freeAlternative,
    ],
  );
  const inStack = new Set(records.supplements.flatMap(({ ingredients }) => ingredients));
  const cautionsOf = (ingredients: typeof records.ingredients) =>
    ingredients.flatMap(({ studied, cautions, interactions }) => [
      studied,
      ...cautions.flatMap(({ who, text }) => [who, text]),
      ...interactions.map(({ text }) => text),
    ]);
  /** The same where who asks first stands in a line of names. */
  const cautionsInShort = (ingredients: typeof records.ingredients) =>
    ingredients.flatMap(({ studied, cautions, interactions }) => [
      studied,
      ...cautions.flatMap(({ who, advice, text }) => (advice === 'ask-first' ? [who] : [who, text])),
      ...interactions.flatMap((interaction) => [
        ...interactionNames(interaction, records.medicines),
        ...(interaction.verdict === 'do-not-mix' ? [interaction.text] : []),
      ]),
    ]);
  const totals = Object.values(stackTotal(records.supplements)).map(formatCents);

  test('L2 the printable holds each day, the supplement guide, the toolkit, the plan, the support and the cards', () => {
    const days = starterDays(records).flatMap(({ title, why, tasks, badDay }) => [
      title,
      why,
      ...tasks.map(({ text }) => text),
      badDay,
    ]);
    const { panicToolkit, sleepPlan, dailySupport } = records;
    const sheets = [
      panicToolkit.lead,
      ...panicToolkit.steps.flatMap(({ title, lines }) => [title, ...lines]),
      ...panicToolkit.call.map(({ sign, act }) => `${sign} ${act}`),
      sleepPlan.lead,
      ...sleepPlan.steps.flatMap(({ time, text }) => [time, text]),
      ...sleepPlan.awake,
      sleepPlan.clinician.text,
      dailySupport.lead,
      ...dailySupport.steps.map(({ text }) => text),
      ...dailySupport.stop.map(({ text }) => text),
    ];
    const phases = records.phases.flatMap(({ title, description }) => [title, description]);
    expect(
      missing(printable, [
        ...days,
        ...sheets,
        ...cards,
        ...stack,
        ...totals,
        ...phases,
        ...cautionsInShort(records.ingredients.filter(({ id }) => inStack.has(id))),
      ]),
    ).toEqual([]);
  });

  test('L2 the whitepaper holds the phases, the stack with cautions and interactions, both children’s readings, the limits and every claim', () => {
    const phases = [...records.phases, ...records.clarityPhases].flatMap(({ title, description, focus }) => [
      title,
      description,
      ...focus.map(({ text }) => text),
    ]);
    const children = [
      ...records.doses.flatMap(({ words, note }) => [words, note]),
      ...records.limits.map(({ note }) => note),
      ...whitepaperData(records, config).comparison.map(({ words }) => words),
      ...records.kidsDay.flatMap(({ gummy, dosage, function: purpose, safetyNote, researchBacking }) => [
        gummy,
        dosage,
        purpose,
        safetyNote,
        researchBacking,
      ]),
      ...records.kidsRituals.flatMap(({ ritual, why }) => [ritual, why]),
      ...records.kidsResearch.flatMap(({ finding, limits }) => [finding, limits]),
    ];
    const evidence = [
      ...records.claims.flatMap(({ text, note }) => [text, note]),
      ...records.ingredients.flatMap(({ effect, certainty }) => [effect, certainty]),
    ];
    expect(
      missing(whitepaper, [
        ...phases,
        ...cards,
        ...stack,
        ...records.supplements.map(({ details }) => details),
        ...totals,
        ...cautionsOf(records.ingredients),
        ...children,
        ...evidence,
      ]),
    ).toEqual([]);
  });

  test('M3 the whitepaper gives each verdict with its families, and says of silence that it is not safe', () => {
    const rows = records.ingredients.flatMap(({ interactions, noneFound }) => [
      ...interactions.map((interaction) =>
        [
          interactionWords[interaction.verdict],
          interactionNames(interaction, records.medicines).join('; '),
          interaction.text,
        ].join(' '),
      ),
      ...(noneFound.medicines.length > 0
        ? [`None found ${noneFound.medicines.map((id) => byId(records.medicines, id).name).join('; ')}`]
        : []),
    ]);
    expect(rows.length).toBeGreaterThan(50);
    expect(missing(whitepaper, rows)).toEqual([]);
  });

  test('M7 both hold the three drinking levels, in their order', () => {
    const { lead, levels, signs, helpline } = records.drinking;
    for (const pdf of both())
      expect(
        areInOrder(pdf, [
          lead,
          ...levels.flatMap(({ name, who, advice }) => [name, ...who, advice]),
          signs.text,
          helpline.text,
        ]),
      ).toBe(true);
  });

  test('L3 what speaks most against an ingredient stands first in its tables', () => {
    const { ingredients } = whitepaperData(records, config);
    for (const { cautions, interactions } of ingredients) {
      const avoid = cautions.map(({ advice }) => advice === 'avoid');
      const mixing = interactions.map(({ verdict }) => verdict === 'do-not-mix');
      for (const strong of [avoid, mixing]) expect(strong.lastIndexOf(true)).toBe(strong.filter(Boolean).length - 1);
      expect(
        areInOrder(
          whitepaper,
          cautions.map(({ text }) => text),
        ),
      ).toBe(true);
      expect(
        areInOrder(
          whitepaper,
          interactions.map(({ text }) => text),
        ),
      ).toBe(true);
    }
  });

  test('L2 both say who leaves out the whole stack, before the first bottle', () => {
    for (const pdf of both())
      expect(areInOrder(pdf, [records.wholeStack.leaveOut, ...records.supplements.map(({ label }) => label)])).toBe(
        true,
      );
  });

  test('P3 P4 the guidelines lead to their care cards, and those of a slide stand before its steps', () => {
    const { relapse, guidelines } = records;
    const titles = (ids: readonly string[]) => ids.map((id) => byId(records.careCards, id).title);
    expect(
      areInOrder(whitepaper, [
        ...Object.values(relapse.first),
        ...titles(relapse.careCards),
        relapse.lead,
        ...relapse.steps.map(({ text }) => text),
      ]),
    ).toBe(true);
    const led = guidelines.filter(({ careCards }) => careCards.length > 0);
    expect(led.length).toBeGreaterThan(0);
    for (const { text, careCards } of led)
      expect(areInOrder(whitepaper, [text, 'What to do, step by step', ...titles(careCards)], text)).toBe(true);
  });

  test('L3 every reference of the records stands in the whitepaper, and every one that the printable names in the printable', () => {
    const entries = (pdf: ReadPdf) =>
      records.references.filter(
        (reference) =>
          pdf.text.includes(squeezed(typedAddress(reference))) && pdf.text.includes(squeezed(reference.title)),
      );
    expect(entries(whitepaper).length).toBe(records.references.length);
    const named = records.careCards.flatMap(({ references }) => references);
    const inPrintable = new Set(entries(printable).map(({ id }) => id));
    expect(named.filter((id) => !inPrintable.has(id))).toEqual([]);
  });

  test('L3 days, phases and steps stand in reading order', () => {
    expect(
      areInOrder(
        printable,
        starterDays(records).flatMap(({ title, why, badDay }) => [title, why, badDay]),
      ),
    ).toBe(true);
    expect(
      areInOrder(
        printable,
        records.panicToolkit.steps.flatMap(({ lines }) => lines),
      ),
    ).toBe(true);
    expect(
      areInOrder(
        printable,
        records.careCards
          .toSorted((a, b) => a.order - b.order)
          .filter(({ tier }) => tier === 'emergency')
          .flatMap(({ title, card }) => [title, ...card]),
        'Whom to call',
      ),
    ).toBe(true);
    expect(
      areInOrder(
        whitepaper,
        records.phases.map(({ description }) => description),
      ),
    ).toBe(true);
  });

  test('F3 the guidance figures stand in the printable', () => {
    expect(
      missing(printable, [
        '11am',
        '8 PM',
        '10 PM',
        '7–9 hours',
        '7 PM',
        'One chapter',
        '10 minutes barefoot',
        'breath check',
      ]),
    ).toEqual([]);
  });

  test('L3 both carry a version, the newest day of the records and a short address', () => {
    const { version, dateWords, address } = bookData(records, config);
    for (const pdf of both()) expect(missing(pdf, [`Version ${version}`, dateWords, address])).toEqual([]);
  });

  test('L1 no link leads to a shop, and none carries the tag', () => {
    const shops = [config.wishlistUrl, config.retailerSearchUrl.replace('{query}', '')].map(
      (address) => new URL(address).host,
    );
    for (const pdf of both()) {
      expect(pdf.addresses.length).toBeGreaterThan(30);
      expect(
        pdf.addresses.filter(
          (address) =>
            address.includes(config.affiliateTag) ||
            (address.startsWith('http') && shops.includes(new URL(address).host)),
        ),
      ).toEqual([]);
    }
  });
});

describe('L3 the figures of the site stand in the papers, drawn from the same records', () => {
  const { phases, milestones, dayRuler, caffeineSteps, measures, ingredients, medicines } = records;
  const rows = comparisonRows(records.doses, records.limits).filter(({ nutrient }) => nutrient === 'magnesium');
  const amounts = rows.flatMap(({ dose: { min, max }, comparisons }) => [
    `${min}–${max} mg`,
    ...comparisons.flatMap(({ verdict: { limit } }) =>
      'amount' in limit && limit.amount !== undefined ? [`${limit.amount} mg,`] : [],
    ),
  ]);
  const ninety = [
    ...phases.flatMap(({ title, from, to }) => [title, `days ${from}–${to}`]),
    ...milestones
      .filter(({ plan }) => plan === 'adults')
      .map(({ day, edge, text }) => `${edge === 'begins' ? 'From day' : 'Day'} ${day}: ${text}`),
  ];
  const day = dayRuler.map(({ time, text }) => `${time} ${text}`);
  const caffeine = [caffeineSteps.askFirst, ...caffeineSteps.steps.flatMap(({ when, text }) => [when, text])];
  const seconds = slowBreath.rounds * secondsOfRound(slowBreath);
  const panic = [
    `${measures.panic.from} minutes`,
    `${measures.panic.to} minutes`,
    `${slowBreath.rounds} slow breaths, ${seconds} seconds`,
  ];

  /** Texts that stand inside drawings, where no other part of a document could say them. */
  const drawnIn = (pdf: ReadPdf) => squeezed(pdf.drawn.join(' '));
  const notDrawn = (pdf: ReadPdf, texts: readonly string[]) =>
    texts.filter((text) => !drawnIn(pdf).includes(squeezed(text)));

  test('L3 F2 labels and numbers of the day, the ninety days, caffeine and the panic clock are those of the records', () => {
    expect(ninety.length).toBeGreaterThan(8);
    for (const pdf of both()) {
      expect(notDrawn(pdf, [...ninety, ...day, ...panic])).toEqual([]);
      expect(missing(pdf, caffeine)).toEqual([]);
    }
  });

  test('I6 doses against limits are drawn in the whitepaper with every amount of the comparison, and with the strictest in words', () => {
    expect(amounts.length).toBeGreaterThan(8);
    expect(notDrawn(whitepaper, amounts)).toEqual([]);
    const [first] = rows;
    const strictest = first?.comparisons[0]?.amount;
    expect(strictest).toMatch(/^\d+ mg$/);
    const ages = `Ages ${first?.band.from}–${first?.band.to}`;
    expect(missing(whitepaper, [`${ages}: at most ${strictest}, and only if the pediatrician says so.`])).toEqual([]);
  });

  test('L3 each drawing says in its alternative text what it shows', () => {
    const alts = (pdf: ReadPdf) => squeezed(pdf.tags.map(({ alt }) => alt ?? '').join(' '));
    const spoken = [
      ...milestones.filter(({ plan }) => plan === 'adults').map(({ text }) => text),
      ...dayRuler.map(({ time, text }) => `${time}: ${text}.`),
      ...caffeineSteps.steps.map(({ text, cups }) => `${text}. Cups: ${cups.map(hourWords).join(', ')}.`),
    ];
    for (const pdf of both()) expect(spoken.filter((text) => !alts(pdf).includes(squeezed(text)))).toEqual([]);
    expect(rows.filter(({ words }) => !alts(whitepaper).includes(squeezed(words)))).toEqual([]);
  });

  test('M3 the matrix is a table in both: each family with its verdict for each ingredient, in their order', () => {
    const short = { 'do-not-mix': 'Do not mix', 'ask-first': 'Ask first', 'none-found': '–', 'not-for': '' };
    const table = matrixRows(medicines, ingredients).map(({ medicine, cells }) =>
      [medicine.name, ...cells.map(({ kind }) => short[kind])].join(''),
    );
    expect(table.length).toBe(medicines.length);
    for (const pdf of both()) {
      expect(areInOrder(pdf, table)).toBe(true);
      expect(missing(pdf, ['nothing in our sources, which is not the same as safe'])).toEqual([]);
    }
  });

  test('M3 both say which families of medicines have something to ask without any bottle, each as our own caution', () => {
    const plans = medicines.flatMap(({ plan }) => plan ?? []);
    expect(plans.length).toBeGreaterThan(2);
    for (const paper of both())
      expect(
        missing(
          paper,
          plans.map((plan) => `${plan} (our own caution)`),
        ),
      ).toEqual([]);
  });

  test('M1 both name the lines for somebody hurt at home and for a child', () => {
    for (const pdf of both())
      expect(
        missing(
          pdf,
          records.moreHelp.flatMap(({ who, text, contacts, online }) => [
            who,
            text,
            ...contacts.map(({ label }) => label),
            // On paper, a name without its address leads nowhere.
            ...(online ? [online.label, typedAddress(online)] : []),
          ]),
        ),
      ).toEqual([]);
  });
});

describe('M6 no dose in a paper stands without its ceiling or limit', () => {
  const capped = cappedIn(records);

  test('M6 whatever names melatonin, Ashwagandha or magnesium with an amount says the most in the same text or row', () => {
    for (const pdf of both()) {
      expect(bareDoses(pdf, records)).toEqual([]);
      expect(pdf.tags.filter(({ text }) => capped.some(({ said }) => said.test(text))).length).toBeGreaterThan(5);
    }
  });

  test('M6 the dose of each bottle stands in one piece, its ceiling with it', () => {
    const bottles = records.supplements.filter(({ ingredients }) =>
      ingredients.some((id) => byId(records.ingredients, id).ceiling),
    );
    expect(bottles.length).toBeGreaterThan(1);
    for (const pdf of both())
      for (const { dosage } of bottles) {
        const [first = ''] = dosage.split('. ');
        const all = pdf.tags.map(({ text }) => squeezed(text)).filter((text) => text.includes(squeezed(first)));
        expect(all.length).toBeGreaterThan(0);
        expect(all.filter((text) => !text.includes(squeezed(dosage)))).toEqual([]);
      }
  });
});

describe('L3 a document that cannot be set whole is not written', () => {
  const faultsOf = (
    change: Partial<typeof records>,
    { file, template, dataOf, inputs }: (typeof documents)[number] = documents[0],
  ) => {
    const changed = { ...records, ...change };
    try {
      typeset(file, template, dataOf(changed, config), changed, inputs);
    } catch (error) {
      if (error instanceof DocumentsError) return error.faults;
      throw error;
    }
    return [];
  };
  const dayOne = records.adultDays.map((day, index) =>
    index === 0 ? { ...day, why: 'A knight moves ♞ over the board.' } : day,
  );

  test('L3 a glyph that the font lacks is traced to the record and its field', () => {
    expect(faultsOf({ adultDays: dayOne })).toEqual([
      {
        document: files.printable,
        place: 'content/protocol/days/adult/001.yaml, why',
        message: 'the font Newsreader has no “♞”; write it in other characters',
      },
    ]);
  });

  test('L3 a day that is too long for its page is named', () => {
    const long = records.adultDays.map((day, index) => (index === 4 ? { ...day, why: `${day.why} `.repeat(30) } : day));
    const [fault] = faultsOf({ adultDays: long });
    expect(fault).toMatchObject({ document: files.printable, place: 'content/protocol/days/adult/005.yaml' });
    expect(fault?.message).toMatch(/^the text is too long for its place: it needs \d+ mm of \d+ mm/);
  });

  test('L3 an id that no record has is named', () => {
    expect(faultsOf({ careCards: records.careCards.filter(({ id }) => id !== 'alcohol') })[0]?.message).toBe(
      'a template names "alcohol", and no record has that id. Write there the name of a file in content',
    );
  });

  /** What is said where a paper is given other data than its shape asks for. */
  const refused = (change: (data: ReturnType<typeof printableData>) => object) => {
    const { file, template } = documents[0];
    try {
      typeset(file, template, change(printableData(records, config)) as PaperData, records);
    } catch (error) {
      if (error instanceof DocumentsError) return error.faults;
      throw error;
    }
    return [];
  };

  test('L3 a field that is missing, or has another name, is told with its file, its line and its name', () => {
    const [fault] = refused(({ sleepPlan, ...rest }) => ({ ...rest, sleepPlans: sleepPlan }));
    expect(fault?.place).toMatch(/^src\/documents\/typst\/printable\.typ, line \d+$/);
    expect(fault?.message).toContain('it reads the field "sleepPlan", which its data does not have');
    const [inner] = refused((data) => ({ ...data, total: { ...data.total, most: undefined } }));
    expect(inner?.message).toContain('it reads the field "most"');
  });

  test('L3 a value of another kind is told with its file, its line and the value', () => {
    const [fault] = refused((data) => ({ ...data, dailySupport: 'six small things' }));
    expect(fault?.place).toMatch(/^src\/documents\/typst\/printable\.typ, line \d+$/);
    expect(fault?.message).toContain('six small things');
  });

  test('L3 every field that a template reads is given to it, and none is given that no template reads', () => {
    const source = (file: string) => readFileSync(new URL(`typst/${file}`, import.meta.url), 'utf8');
    const withImports = (file: string): string =>
      [
        source(file),
        ...[...source(file).matchAll(/#import "(.+?)"/g)].map(([, other = '']) => withImports(other)),
      ].join('\n');
    const everRead = new Set<string>();
    const everGiven = new Set<string>();
    for (const { file, template, dataOf } of documents) {
      const given = Object.keys(dataOf(records, config));
      const read = [...withImports(template).matchAll(/\bdata\.(\w+)/g)].map(([, field = '']) => field);
      for (const field of given) everGiven.add(field);
      for (const field of read) everRead.add(field);
      // What only the figures of another paper draw is not drawn here.
      const own = [...source(template).matchAll(/\bdata\.(\w+)/g)].map(([, field = '']) => field);
      expect(
        own.filter((field) => !given.includes(field)),
        file,
      ).toEqual([]);
    }
    expect([...everGiven].filter((field) => !everRead.has(field))).toEqual([]);
    expect([...everRead].filter((field) => !everGiven.has(field))).toEqual([]);
  });

  test('D5 a day with children that nobody has drawn is named', () => {
    const moved = records.kidsDays.map((day, index) => (index === 29 ? { ...day, id: '031' } : day));
    const sheet = documents.find(({ file }) => file === sheetPath('thirty-days', 'letter').slice(1));
    expect(faultsOf({ kidsDays: moved }, sheet)).toEqual([
      {
        document: sheet?.file,
        place: 'content/protocol/days/kids/031.yaml',
        message: 'the sheet to color in has no drawing for this day. Add "031" in src/documents/typst/coloring.typ',
      },
    ]);
  });

  test('L3 one fault keeps both documents from being written', () => {
    const empty = mkdtempSync(join(tmpdir(), 'documents-'));
    expect(() => writeDocuments(empty, { ...records, adultDays: dayOne }, config)).toThrow(DocumentsError);
    expect(() => readFileSync(join(empty, files.whitepaper))).toThrow();
    rmSync(empty, { recursive: true });
  });

  test('L3 a file that is no PDF of the compiler is not packed', () => {
    expect(() => packPdf(Buffer.from('%PDF-1.7\n'))).toThrow('one cross-reference table');
  });
});

describe('L3 how a source is printed', () => {
  test.each([
    ['Singh B, Murphy A, Maher C, Smith AE.', 'Singh B, Murphy A et al'],
    ['Kaye AD, Staser AN, Mccollins TS, et al.', 'Kaye AD, Staser AN et al'],
    ['Mayo Clinic', 'Mayo Clinic'],
    ['Saitz R.', 'Saitz R'],
  ])('%s', (authors, short) => expect(shortAuthors(authors)).toBe(short));

  test('a DOI is printed before an address', () => {
    expect(typedAddress({ url: 'https://www.example.org/paper/', doi: '10.1000/1' })).toBe('doi.org/10.1000/1');
    expect(typedAddress({ url: 'https://www.example.org/paper/' })).toBe('example.org/paper');
  });
});

describe('D5 the sheets for the wall', () => {
  const sheetOf = async (file: string) => readPdf(new Uint8Array(readFileSync(join(folder, file))));
  const sizes = { letter: [612, 792], a4: [595, 842] } as const;

  test.each(sheets.flatMap(({ id }) => (['letter', 'a4'] as const).map((paper) => [id, paper] as const)))(
    'D5 %s on %s is one tagged page that says whom to call',
    async (id, paper) => {
      const pdf = await sheetOf(sheetPath(id, paper).slice(1));
      expect(pdf).toMatchObject({ pages: 1, isMarked: true, language: 'en-US', uaPart: '1' });
      expect(bareDoses(pdf, records), 'M6').toEqual([]);
      expect(
        missing(
          pdf,
          ['emergency-services', 'lifeline'].map((line) => byId(records.helplines, line).call),
        ),
      ).toEqual([]);
      const poisonHelp = byId(records.careCards, 'child-gummies').contacts.map(({ number }) => number);
      const besidePoisonHelp = id === 'first-week' ? [] : [`${poisonHelp[0]}; cannot be woken: 911`];
      expect(missing(pdf, besidePoisonHelp)).toEqual([]);
      const page = await (
        await getDocumentProxy(new Uint8Array(readFileSync(join(folder, sheetPath(id, paper)))))
      ).getPage(1);
      expect(page.view.slice(2).map(Math.round)).toEqual(sizes[paper]);
    },
  );

  test('D5 they hold every day in its order, from the same records as the pages', async () => {
    const ninety = await sheetOf(sheetPath('ninety-days', 'letter').slice(1));
    expect(
      areInOrder(
        ninety,
        records.adultDays.map((day) => `${numberOf(day)}${day.title}`),
      ),
    ).toBe(true);
    const thirty = await sheetOf(sheetPath('thirty-days', 'a4').slice(1));
    expect(
      areInOrder(
        thirty,
        records.kidsDays.map((day) => `${numberOf(day)}${day.title}`),
      ),
    ).toBe(true);
  });

  test('D5 D7 the first week is the week of the guide, with the two dangers first', async () => {
    const week = await sheetOf(sheetPath('first-week', 'letter').slice(1));
    const cards = ['alcohol', 'medication'].map((id) => byId(records.careCards, id).title);
    const days = starterDays(records).flatMap((day) => [day.title, ...day.do.map(({ text }) => text), day.badDay]);
    expect(areInOrder(week, [...cards, ...days])).toBe(true);
  });
});
