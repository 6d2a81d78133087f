import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { problemLines } from './testing/records.ts';
import { escaped, textsIn } from '../text/texts.ts';
import { numbersIn } from '../text/number-words.ts';
import { afterPage, numberOf } from '../plan/days.ts';
import { byId, type Kind, type Single, type Records } from '../model/records.ts';
import { nothingIsAdvisedAgainstADoctor } from './words/advice.ts';
import { rules } from './index.ts';
import { amountsHaveASource } from './numbers.ts';
import { marksMeanSomething } from './words/marked-texts.ts';
import { wordingIsSafe } from './words/wording.ts';

const records = loadRecords();
/** Advice against a doctor has tests of its own, and takes seconds. */
const quick = rules.filter((rule) => rule !== nothingIsAdvisedAgainstADoctor);

/** The records with one record changed. */
const changed = <K extends Kind>(kind: K, id: string, change: (record: Records[K][number]) => object): Records => {
  const some = records[kind] as Records[K][number][];
  if (!some.some((record) => record.id === id)) throw new Error(`no ${kind} "${id}"`);
  return { ...records, [kind]: some.map((record) => (record.id === id ? { ...record, ...change(record) } : record)) };
};
const without = (kind: Kind, id: string): Records => ({
  ...records,
  [kind]: (records[kind] as { id: string }[]).filter((record) => record.id !== id),
});
const saying = (plan: 'adultDays' | 'kidsDays', id: string, why: string): Records =>
  changed(plan, id, () => ({
    why,
    claims: [],
    careCards: [],
    do: [{ text: 'Look out of a window.', claims: [] }],
  }));
const essay = (index: number, change: Partial<Records['essays'][number]>): Records => ({
  ...records,
  essays: records.essays.map((essay, at) => (at === index ? { ...essay, ...change } : essay)),
});
/** The records with a part of a single one changed. */
const changedSingle = <S extends Single>(single: S, change: Partial<Records[S]>): Records => ({
  ...records,
  [single]: { ...(records[single] as object), ...change },
});
const slug = records.essays[0]?.slug ?? '';
const { setback, shelves, reviews, wholeStack, habits, science } = records;
const study = 'In one study, this cut panic by 40%.';
/** A list of sources for a whole page. */
const pageSources = { references: ['habit-time'] };
const kidsResearch = records.kidsResearch.map((research) => ({ ...research, finding: study }));

/** A change that a rule refuses, and what is said of it, the file first. */
type Case = readonly [what: string, changed: Records, says: RegExp];

/** By the names of the rules. */
const refused: Readonly<Record<string, readonly Case[]>> = {
  helplineNumbersHaveASource: [
    [
      'F4 a source with another number than its helpline',
      changed('references', 'webpoisoncontrol-tool', () => ({ title: 'Call 1-800-555-0100.' })),
      /webpoisoncontrol-tool.*title: 1-800-555-0100 isn't the number of Poison Help, /,
    ],
    // No source that has the right number is accused.
    ...records.helplines.map(({ id, call }): Case => [
      `F4 the number of ${id} with one digit changed`,
      changed('helplines', id, () => ({
        call: call.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
      })),
      new RegExp(`^(?:evidence/helplines/${id}\\.yaml .*\n?)+$`),
    ]),
  ],
  amountsHaveASource: [
    // The numbers of a finding that are no amounts: of products, and of percents.
    ...numbersIn(byId(records.references, 'melatonin-gummies-cohen-2023').finding).map((amount): Case => [
      `F4 melatonin’s ceiling at ${amount} mg`,
      changed('ingredients', 'melatonin', ({ ceiling }) => ({ ceiling: { ...ceiling, amount } })),
      new RegExp(
        `melatonin\\.yaml ceiling\\.amount: ${amount} mg isn't in \`finding\` of .*: found 2 mg, 10 mg, 3 mg, 6 mg`,
      ),
    ]),
    [
      'F4 micrograms for the IU of the source',
      changed('limits', 'vitamin-d-adults', () => ({ amount: 4000 })),
      /vitamin-d-adults\.yaml amount: 4000 mcg isn't in `finding` of vitamin-d-limits-table-2020: found 100 mcg, 50 mcg\./,
    ],
    [
      'F4 a limit of our own that was doubled to a published one',
      changed('limits', 'vitamin-a-adults-project', () => ({ amount: 3000 })),
      /vitamin-a-adults-project.*3000 mcg isn't in `finding` of ni-vitamin-a: found 1\.5 mg/,
    ],
  ],
  numbersHaveASource: [
    [
      'F4 a claim with another number than its sources',
      changed('claims', 'alcohol-withdrawal-timing', ({ text }) => ({ text: text.replace('24', '94') })),
      /alcohol-withdrawal-timing.*text: 94 isn't in `finding` or `caution`/,
    ],
    [
      'F4 a drawn number without a source',
      changedSingle('measures', { habit: { ...records.measures.habit, who: 'Of 977 people' } }),
      /measures.*977 isn't in/,
    ],
    [
      'F4 a short finding with a number of its own',
      changed('references', records.references[0]?.id ?? '', () => ({ inShort: '977 people slept' })),
      /references.*977 isn't in/,
    ],
  ],
  dosesAreCompared: [
    [
      'I6 a dose at an age without a limit',
      { ...records, limits: records.limits.filter(({ nutrient, ages }) => nutrient !== 'magnesium' || ages.to < 9) },
      /doses\/magnesium.*no limit record for Magnesium at ages 9, 10, 11, 12/,
    ],
    [
      'I6 words that give another dose',
      changed('doses', 'magnesium-kids-page', () => ({ words: '50–120 mg at supper' })),
      /magnesium-kids-page.*the dose is 50–100 mg/,
    ],
  ],
  childrensLimitsAreNoLooser: [
    [
      'I5 a limit of our own raised to another published one',
      changed('limits', 'magnesium-project-6-8', () => ({ amount: 110 })),
      /magnesium-project-6-8.*110 mg would be the limit of Magnesium at age 6.* is 65 mg: write that or less/,
    ],
    [
      'I5 a limit that no longer counts at its youngest age',
      changed('limits', 'vitamin-a-6-12-project', () => ({ ages: { from: 7, to: 12 } })),
      /evidence\/limits amount: nothing would be the limit of Vitamin A \(retinol\) at age 6.* 600 mcg/,
    ],
    [
      'I5 a limit for a nutrient that had none',
      changed('limits', 'l-theanine-none-found', () => ({ setBy: 'us', amount: 400 })),
      /l-theanine-none-found.*isn’t in src\/rules\/children-doses\.ts yet/,
    ],
  ],
  slotsSayTheLimits: [
    [
      'I6 a multivitamin slot without its limits',
      { ...records, kidsDay: records.kidsDay.map((slot) => ({ ...slot, dosage: '1 gummy a day', most: [] })) },
      /kids-day.*4\.5 mg and 6\.1 mg and 600 mcg and 50 mcg/,
    ],
    [
      'I6 a multivitamin slot without one of its limits',
      { ...records, kidsDay: records.kidsDay.map((slot) => ({ ...slot, most: slot.most.slice(1) })) },
      /kids-day.*does not say 4\.5 mg and 6\.1 mg,/,
    ],
    [
      'I6 a multivitamin elsewhere without its limits',
      changed('claims', 'calm-focus', () => ({ note: 'Or give a children’s multivitamin, two gummies a day.' })),
      /calm-focus.*strictest limits/,
    ],
  ],
  ceilingsHoldTheDose: [
    [
      'M6 a ceiling below the dose',
      changed('ingredients', 'ashwagandha', ({ ceiling }) => ({
        ceiling: { ...ceiling, amount: 300, words: 'never more than 300 mg' },
      })),
      /ashwagandha.*600 mg is above the ceiling of 300 mg/,
    ],
    [
      'M6 a gummy that may contain more than the ceiling',
      changed('supplements', 'sleep-gummies', ({ dose }) => ({ dose: { ...dose, mostEach: 10 } })),
      /sleep-gummies.*10 mg is above the ceiling of 5 mg/,
    ],
    [
      'M6 words of a ceiling that give another amount',
      changed('ingredients', 'melatonin', ({ ceiling }) => ({
        ceiling: { ...ceiling, words: 'Never more than 15 mg' },
      })),
      /melatonin.*doesn’t say the ceiling, 5 mg/,
    ],
    [
      'M6 words of a ceiling that hide a stricter published limit',
      changed('ingredients', 'magnesium', ({ ceiling }) => ({
        ceiling: { ...ceiling, words: 'At most 350 mg a day' },
      })),
      /magnesium.*ceiling.amount: 350 mg is above the limit of 250 mg in content\/evidence\/limits\/magnesium/,
    ],
  ],
  stopListIsWhole: [
    [
      'M6 a list of reasons to stop that leaves some out',
      changed('supplements', 'ashwagandha', ({ line }) => ({
        line: { ...line, stop: `Stop for ${wholeStack.stopSigns[0]}.` },
      })),
      /ashwagandha.*leaves out dark urine/,
    ],
    [
      'M6 two of them without “stop”',
      changedSingle('kidsScreen', { lead: 'Call if you see dark urine or belly pain.' }),
      /screens\/kids.*leaves out yellow skin or eyes, itching/,
    ],
    [
      'M6 such a list on a screen',
      changedSingle('kidsScreen', { lead: 'Stop for dark urine.' }),
      /screens\/kids.*leaves out yellow skin or eyes, itching/,
    ],
  ],
  cautionsAreWhole: [
    [
      'V2 a card that leaves out an illness',
      changed('supplements', 'ashwagandha', ({ card }) => ({ card: { ...card, notFor: card.notFor.slice(1) } })),
      /ashwagandha.*card: leaves out “have liver disease”/,
    ],
    [
      'V2 a line that leaves out a medicine type',
      changed('supplements', 'sleep-gummies', ({ line }) => ({ line: { ...line, caution: 'Don’t drive afterward.' } })),
      /sleep-gummies.*line.caution: leaves out “Fluvoxamine”/,
    ],
  ],
  linksLeadSomewhere: [
    [
      'a link in an essay to a page that isn’t there',
      essay(0, { body: 'See [all](/stack#100%), or [the rest](/stak#100%).' }),
      /essays.*text: links to \/stak, which doesn’t exist. Did you mean \/stack\?/,
    ],
    [
      'a link in a day to an essay that isn’t there',
      saying('adultDays', '020', 'See [the rest](/blog/fog-and-returns).'),
      /adult\/020.*why: links to \/blog\/fog-and-returns/,
    ],
  ],
  marksMeanSomething: [
    [
      'S1 a study on a screen without its claim',
      changedSingle('homeScreen', { lead: 'In one study, tea cut panic by 90%.' }),
      /home.*“In one study” needs its source/,
    ],
    [
      'S1 a study on a screen that lists its sources for the whole page',
      changedSingle('homeScreen', { lead: study, ...pageSources }),
      /home.*lead: “In one study” needs its source/,
    ],
    ...(
      [
        ['[claim:habit-tim].', 'Unknown claim “habit-tim”. Did you mean “habit-time”?'],
        ['[Words](claim:nobody).', 'Unknown claim “nobody”.'],
        ['[Words](reference:habit-time).', 'Unknown reference “habit-time”.'],
        ['[claims:habit-time].', 'contains a bracket that isn’t a mark'],
        ['[Words](https://example.org).', 'contains a bracket that isn’t a mark'],
      ] as const
    ).map(([line, message]): Case => [
      `F4 ${line} on the science page`,
      changedSingle('science', { adults: science.adults.map((part) => ({ ...part, text: [line] })) }),
      new RegExp(`^protocol/science\\.yaml adults\\[0\\]\\.text\\[0\\]: .*${escaped(message)}`),
    ]),
    ...(
      [
        ['screens/kids-protocol', changedSingle('kidsScreen', { lead: study })],
        ['screens/tonight', changedSingle('tonightScreen', { title: study })],
        ['protocol/sleep-plan', changedSingle('sleepPlan', { lead: study })],
        ['protocol/phases', { ...records, phases: records.phases.map((phase) => ({ ...phase, description: study })) }],
        ['kids-research', { ...records, kidsResearch: kidsResearch.map((study) => ({ ...study, references: [] })) }],
        ['screens/choose-clarity', changedSingle('choiceScreen', { lead: study })],
      ] as const
    ).map(([file, some]): Case => [
      `F4 an unsourced figure in ${file}.yaml`,
      some,
      new RegExp(`^(?:\\S*${file}\\.yaml .*“In one study” needs its source.*\n?)+$`),
    ]),
  ],
  matrixIsWhole: [
    [
      'M3 a condition without an answer',
      changed('ingredients', 'coq10', ({ noneFound }) => ({
        noneFound: { ...noneFound, conditions: noneFound.conditions.slice(1) },
      })),
      /coq10.*no answer for/,
    ],
    [
      'M3 a new medicine type without its day, which is one line to paste',
      {
        ...records,
        medicineTypes: [...records.medicineTypes, { ...byId(records.medicineTypes, 'statins'), id: 'new' }],
      },
      /^protocol\/medicines\/new\.yaml .*added: .*$/,
    ],
    [
      'M3 a new supplement without its day, which is one problem',
      {
        ...records,
        ingredients: [
          ...records.ingredients,
          {
            ...byId(records.ingredients, 'coq10'),
            ...{ id: 'new', interactions: [], cautions: [] },
            noneFound: { ...byId(records.ingredients, 'coq10').noneFound, medicines: [], conditions: [] },
          },
        ],
      },
      /^protocol\/ingredients\/new\.yaml .*$/,
    ],
  ],
  nothingIsThereTwice: [
    [
      'M3 two answers for one type',
      changed('ingredients', 'coq10', ({ noneFound }) => ({
        noneFound: { ...noneFound, medicines: [...noneFound.medicines, 'diabetes'] },
      })),
      /coq10.*“diabetes” is already in/,
    ],
    [
      'S1 two supplements with one place in the list',
      changed('supplements', 'coq10', () => ({ order: 1 })),
      /supplements\/coq10\.yaml.*order: Place 1 is already in content\/protocol\/supplements/,
    ],
    [
      'D6 two habits in a week',
      { ...records, habits: habits.map((habit, at) => (at === 1 ? { ...habit, day: habits[0]?.day ?? 0 } : habit)) },
      /habits.*one new habit a week/i,
    ],
    [
      'M1 a medicine name that is there twice',
      { ...records, medicineNames: [...records.medicineNames, ...records.medicineNames.slice(0, 1)] },
      /medicine-names.*“5-HTP” is already in content\/protocol\/medicine-names.yaml, 5-HTP/,
    ],
    [
      'M1 an everyday word that is a medicine’s name',
      changed('medicineTypes', 'statins', () => ({ everyday: ['LIPITOR'] })),
      /statins.*“LIPITOR” is already in/,
    ],
    [
      'B3 a claim with the name of a reference',
      changed('claims', records.claims[0]?.id ?? '', () => ({ id: records.references[0]?.id })),
      /claims.*could mean either/,
    ],
    [
      'K11 two limits of one body at one age',
      changed('limits', 'magnesium-us-9-13', () => ({ ages: { from: 8, to: 13 } })),
      /magnesium-us.*Change the ages of one/,
    ],
    [
      'I6 two doses in one reading',
      changed('doses', 'magnesium-science-page', () => ({ reading: 'kids-page' })),
      /magnesium-science-page.*Delete one of them/,
    ],
    [
      'D6 an essay on two days',
      changed('adultDays', '002', () => ({ essay: records.adultDays[0]?.essay })),
      /002.*is already in.*001.*Leave the essay on one day/,
    ],
    [
      'B1 an essay on two shelves',
      {
        ...records,
        shelves: [
          ...shelves.map((shelf, at) =>
            at === 0 ? { ...shelf, essays: [...shelf.essays, ...shelf.essays.slice(0, 1)] } : shelf,
          ),
        ],
      },
      /shelves.*one shelf/,
    ],
  ],
  containedTypesAreAsStrict: [
    [
      'M3 a result weaker than that of a wider type',
      changed('ingredients', 'ashwagandha', ({ interactions }) => ({
        interactions: interactions.map((interaction) =>
          interaction.medicines.includes('gabapentinoids') ? { ...interaction, result: 'ask-first' } : interaction,
        ),
      })),
      /ashwagandha.*"gabapentinoids" is weaker/,
    ],
  ],
  pregnancyIsAnswered: [
    [
      'M3 pregnancy that rules nothing out',
      changed('ingredients', 'l-theanine', ({ cautions }) => ({
        cautions: cautions.map((caution) => ({ ...caution, advice: 'ask-first' })),
      })),
      /l-theanine.*rules it out for "pregnant"/,
    ],
    [
      'M3 a condition said to rule out all supplements that rules out some',
      changedSingle('wholeStack', { whoSkipsConditions: [...wholeStack.whoSkipsConditions, 'gland-disease'] }),
      /coq10.*rules it out for "gland-disease"/,
    ],
    [
      'M3 a sentence above the lines that leaves out what a midwife chose',
      changedSingle('wholeStack', { whoSkips: 'Skip the supplements if you’re pregnant.' }),
      /whole-stack.*whoSkips.*“your own doctor or midwife”/,
    ],
  ],
  nothingIsFoundOnlyWhereLooked: [
    [
      'M3 “nothing found” for medicines on no list',
      changed('ingredients', 'coq10', ({ noneFound }) => ({
        noneFound: { ...noneFound, medicines: [...noneFound.medicines, 'other'] },
      })),
      /coq10.*every medicine that is on no list/,
    ],
    [
      'M3 “nothing found” before a type was added',
      changed('medicineTypes', records.ingredients.flatMap(({ noneFound }) => noneFound.medicines)[0] ?? '', () => ({
        added: '2027-01-01',
      })),
      /ingredients.*after this search/,
    ],
  ],
  supplementsKeepTheirDays: [
    [
      'D6 a supplement too early',
      saying('adultDays', '004', 'If you take Ashwagandha.'),
      /004.*No supplement comes before day 5/,
    ],
    ['D6 a second one too early', saying('adultDays', '018', 'If you take magnesium.'), /018.*Until day 19/],
    ['D6 a new one too late', saying('adultDays', '061', 'Melatonin, if any.'), /061.*Nothing new starts after day 30/],
    [
      'D6 days that don’t tell of the end',
      saying('adultDays', '083', 'The street is there.'),
      /083.*end of Ashwagandha/,
    ],
  ],
  shortResetAddsNothing: [
    [
      'D8 a short reset with a supplement',
      changedSingle('setback', {
        shortReset: { ...setback.shortReset, days: [5, ...setback.shortReset.days.slice(1)] },
      }),
      /setback.*day 5 speaks of/,
    ],
  ],
  habitsKeepTheirDays: [
    [
      'D6 a day without a step for the habit that it plants',
      changed('adultDays', String(habits[0]?.day).padStart(3, '0'), (day) => ({
        do: day.do.map((step) => ({ ...step, habit: undefined })),
      })),
      /adult.*which the day plants/,
    ],
  ],
  stretchesFillTheirDays: [
    ['P2 a phase that is missing', { ...records, phases: records.phases.slice(1) }, /phases.*expected day 1/],
    [
      'D6 a last phase that ends early',
      {
        ...records,
        phases: records.phases.map((phase, at, all) => (at === all.length - 1 ? { ...phase, to: 89 } : phase)),
      },
      /phases.*expected 90/,
    ],
    [
      'R1 no answer for the longest setback',
      changedSingle('setback', { answers: setback.answers.slice(0, -1) }),
      /setback.*expected no end/,
    ],
  ],
  nothingIsMissing: [
    [
      'M2 a medicine type without a name',
      {
        ...changed('medicineTypes', 'statins', () => ({ everyday: [] })),
        medicineNames: records.medicineNames.filter(({ types }) => !types.includes('statins')),
      },
      /statins.*no names and no everyday words/,
    ],
    [
      'I6 a dose in one reading alone',
      without('doses', 'magnesium-science-page'),
      /doses.*no dose of “science-page magnesium”/,
    ],
    [
      'D6 an essay that no day leads to',
      {
        ...records,
        adultDays: records.adultDays.map((day) => (day.essay === slug ? { ...day, essay: undefined } : day)),
      },
      /essays.*no day leads to this essay/,
    ],
    ['B1 an essay on no shelf', essay(0, { slug: 'test-one-more' }), /test-one-more.*on no shelf/],
    ['D6 a day that is missing', without('adultDays', '017'), /017.*day 17 is missing/],
    [
      'D6 a day that no plan has',
      { ...records, adultDays: records.adultDays.map((day) => (day.id === '090' ? { ...day, id: '091' } : day)) },
      /091.*from 001 to 090/,
    ],
    ['L2 a page without its review', { ...records, reviews: {} }, /reviews.*says nothing of/],
    [
      'L2 a review of no page',
      { ...records, reviews: { ...reviews, '/stak': { checked: '2026-11-21', months: 6 } } },
      /reviews.*Did you mean "\/stack"/,
    ],
  ],
  knownIds: [
    [
      'B1 an essay that is missing',
      { ...records, essays: records.essays.slice(1) },
      new RegExp(`^shelves\\.yaml .*: Unknown essay “${slug}”`, 'm'),
    ],
    [
      'D6 a day that misspells its essay',
      changed('adultDays', '001', () => ({ essay: `${slug}s` })),
      new RegExp(`^protocol/days/adult/001\\.yaml essay: .* Did you mean “${slug}”`),
    ],
    [
      'F4 an essay that misspells a source or a card',
      essay(0, { careCards: [], body: 'Calm.\n\nCalm. [@habit-tim]\n\n[care:hart]\n', bodyLine: 20 }),
      /line 22, text: .*Did you mean “habit-time”.*\n.*line 24, text: .*Did you mean “heart”/,
    ],
    [
      'B4 an essay that places a card it doesn’t name',
      essay(0, { careCards: [], body: 'Calm.\n\n[care:heart]\n' }),
      /essays.*careCards: doesn’t name "heart"/,
    ],
    [
      'M3 a medicine type within one that doesn’t exist',
      changed('medicineTypes', 'statins', () => ({ broader: ['staitns'] })),
      /medicines.*Did you mean/,
    ],
    [
      'V2 a step of a day with an unknown care card',
      {
        ...records,
        adultDays: records.adultDays.map((day) => ({
          ...day,
          do: day.do.map((step) => ({ ...step, care: 'alcoholl' })),
        })),
      },
      /days.*Did you mean “alcohol”/,
    ],
    [
      'M7 a line about a misspelled medicine',
      changed('medicineTypes', 'antidepressants', ({ lines }) => ({ lines: [{ ...lines[0], names: ['Zooloft'] }] })),
      /antidepressants.yaml lines\[0\].names\[0\]: .*Did you mean “Zoloft”/,
    ],
    [
      'M1 an unknown medicine type',
      {
        ...records,
        medicineNames: records.medicineNames.map((medicine, at) =>
          at === 0 ? { ...medicine, types: ['statin'] } : medicine,
        ),
      },
      /medicine-names.*Did you mean “statins”/,
    ],
  ],
  datesHaveCome: [
    [
      'L2 a day that is still to come',
      changed('claims', 'calm-focus', () => ({ checked: '2999-05-01' })),
      /calm-focus.*checked: "2999-05-01" is still to come/,
    ],
  ],
};

describe.each(Object.entries(refused))('%s refuses', (name, cases) => {
  test.each(cases)('%s', (_what, some, says) => {
    const rule = rules.find((rule) => rule.name === name);
    expect(problemLines(rule?.(some) ?? []).join('\n')).toMatch(says);
  });
});

test('every rule refuses one of these, but the two that have tests of their own', () => {
  const elsewhere: readonly string[] = [nothingIsAdvisedAgainstADoctor.name, wordingIsSafe.name];
  expect(Object.keys(refused).toSorted()).toEqual(
    rules
      .map(({ name }) => name)
      .filter((name) => !elsewhere.includes(name))
      .toSorted(),
  );
});

test('F4 a figure may be next to the sources that its own part of a record names', () => {
  expect(marksMeanSomething({ ...records, kidsResearch })).toEqual([]);
});

test('F4 a limit, a ceiling and hours apart are an amount of their source in its unit, and no other number of it', () => {
  /** How many have a problem in this unit, where all have this number and all sources this finding. */
  const refusedAt = (number: number, unit: string, finding: string) => {
    const some: Records = {
      ...records,
      limits: records.limits.map((limit) => (limit.amount ? { ...limit, amount: number } : limit)),
      ingredients: records.ingredients.map((ingredient) => ({
        ...ingredient,
        ceiling: ingredient.ceiling && { ...ingredient.ceiling, amount: number },
        interactions: ingredient.interactions.map((interaction) => ({
          ...interaction,
          hoursApart: interaction.hoursApart && { ...interaction.hoursApart, hours: number },
        })),
      })),
      references: records.references.map((reference) => ({ ...reference, finding })),
    };
    return amountsHaveASource(some).filter(({ message }) => message.startsWith(`${number} ${unit} isn't`)).length;
  };
  const given = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(given, given, fc.constantFrom('mg', 'mcg', 'hours'), (least, more, unit) => {
      const higher = least + more;
      const finding = `${higher} people, ages 2–${higher}, took ${least.toLocaleString('en-US')} ${unit} (${higher} IU, ${higher}%).`;
      expect(refusedAt(least, unit, finding)).toBe(0);
      expect(refusedAt(higher, unit, finding)).toBe(refusedAt(higher, unit, ''));
      expect(refusedAt(higher, unit, '')).toBeGreaterThan(1);
    }),
  );
});

test('K11 a limit of our own may be made stricter', () => {
  const some = changed('limits', 'magnesium-project-6-8', ({ amount = 0 }) => ({ amount: amount - 7 }));
  expect(problemLines(quick.flatMap((rule) => rule(some)))).toEqual([]);
});

test('B1 the library contains exactly 36 essays', () => {
  expect(new Set(shelves.flatMap(({ essays }) => essays)).size).toBe(36);
});

test('D9 days 1, 14, 30, 60 and 90, and the page after them, ask for the same three numbers', () => {
  const rated = [1, 14, 30, 60, 90].map((number) => records.adultDays.find((day) => numberOf(day) === number));
  for (const record of [...rated, afterPage(records, 'adults')]) {
    const texts = textsIn(record).map(({ text }) => text);
    const asked = texts.slice(texts.findIndex((text) => text.includes('from 0 to 10'))).join(' ');
    expect(asked).toMatch(/from 0 to 10.*\?/s);
    for (const word of [/fog|clear/, /sleep/, /energy/]) expect(asked).toMatch(word);
  }
});
