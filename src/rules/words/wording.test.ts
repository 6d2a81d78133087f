import { describe, expect, test } from 'vitest';
import { loadRecords } from '../../content-loader/records.ts';
import type { Day } from '../../model/day.ts';
import { ownTexts } from '../../model/every-text.ts';
import type { Records } from '../../model/records.ts';
import { ingredientPatterns } from '../day-texts.ts';
import { dayWith, problemLines, recordsWith } from '../testing/records.ts';
import { findWording, wordingIsSafe } from './wording.ts';

const records = loadRecords();
const { ingredients, forbiddenAdvice, wording } = records;
const medicineNames = records.medicineNames.filter(({ brands }) => brands.includes('Ativan'));
/** What the rows need to know. */
const known = { ingredients, medicineNames, forbiddenAdvice, wording };

/** One day of a plan, and nothing else. */
const day = (plan: 'adultDays' | 'kidsDays', why: string, some: Partial<Day> = {}): Records =>
  recordsWith({ ...known, [plan]: [dayWith(20, { why, ...some })] });
/** One essay with a change. */
const essay = (slug: string, from: string | RegExp, to: string): Records =>
  recordsWith({
    ...known,
    essays: records.essays
      .filter((essay) => essay.slug === slug)
      .map((essay) => ({ ...essay, inShort: essay.inShort.replace(from, to), body: essay.body.replace(from, to) })),
  });
const line = (words: string) => essay('fog-and-return', /$/, `\n\n${words}`);
/** The records of one kind with a change wherever the words are. */
const all = (name: keyof Records, from: RegExp, to: string): Records =>
  recordsWith({ ...known, ...(JSON.parse(JSON.stringify({ [name]: records[name] }).replaceAll(from, to)) as object) });

const panic = 'closet-anxiety';
const fun = 'fun-without-numbing';

/** What an editor could write, and what the check says of it. */
const refused: readonly (readonly [row: string, what: string, changed: Records, says: RegExp])[] = [
  ['B4', 'a cure', line('This tea cures anxiety.'), /fog-and-return.*“cures” promises/],
  ['B4', 'a detox', line('It detoxifies the liver.'), /“detoxifies” promises/],
  ['B4', 'no side effects', line('It has no side effects.'), /“no side effects” promises/],
  ['B4', 'a guarantee', line('Sleep is guaranteed.'), /“guaranteed” promises/],
  ['B4', 'a miracle', line('A miracle in a bottle.'), /“miracle” promises/],
  ['B4', 'a proof', line('It is clinically proven.'), /“clinically proven” promises/],
  ['B4', 'healing', line('It heals your nervous system.'), /“heals your nervous system” promises/],
  ['B4', 'double a supplement', line('Double the Ashwagandha on hard days.'), /“Double” tells readers to take more/],
  ['B4', 'an extra one', line('Take an extra gummy if you can’t sleep.'), /“an extra” tells readers to take more/],
  ['B4', 'a supplement that is safe', line('Ashwagandha is safe in pregnancy.'), /“is safe” says that a supplement/],
  ['B4', 'a mix', line('You can take melatonin with Xanax.'), /“can take” allows a mix/],
  ['B4', 'two together', line('Take magnesium and levothyroxine together.'), /“take” tells readers to mix/i],
  ['G10', 'no call for help', line('Don’t call 911 for chest pain.'), /“Don’t call 911” keeps readers from calling/],
  ['G10', 'a wait', line('Breathe for an hour before you call anyone.'), /“hour before you call” keeps readers from/],
  ['B4', 'twice the dose', line('Take twice the melatonin.'), /“twice the” tells readers to take more/],
  [
    'B4',
    'a second one, after the name',
    line('If one melatonin hasn’t worked by midnight, have a second, and a third if you’re still awake.'),
    /“have a second” tells readers to take more/,
  ],
  ['G10', 'another call first', line('Rest instead of calling 911.'), /“instead of calling 911” keeps readers from/],
  ['B4', 'a denial of something else', line('It isn’t magic, but it cures.'), /“cures” promises/],
  [
    'G10',
    'a wait with an emergency',
    line('Sleep in if your chest feels tight, and see in the morning.'),
    /“in the morning” tells readers to wait/,
  ],
  ['D6', 'a gummy on a child’s day', day('kidsDays', 'One gummy each.'), /kids\/020.*why: “gummy” can’t be in/],
  ['D6', 'a supplement on a child’s day', day('kidsDays', 'Fish, or omega 3.'), /“omega 3” can’t be in/],
  ['F3', 'less caffeine on a day', day('adultDays', 'A quarter less coffee.'), /adult\/020.*“coffee”.*lithium or cloz/],
  [
    'F3',
    'less caffeine in a habit',
    all('guidance', /lithium or clozapine/g, 'a medicine'),
    /guidance.yaml.*lithium or cloz/,
  ],
  [
    'F3',
    'less caffeine in an essay',
    essay('before-the-coffee', 'lithium or clozapine', 'tea'),
    /before-the-coffee.*lith/,
  ],
  ['F3', 'less salt', essay('blood-pressure-recovery', /lithium/gi, 'a medicine'), /blood-pressure-recovery.*lithium/],
  [
    'F3',
    'the hold without who skips it',
    all('guidance', /the hold/g, 'it'),
    /guidance.yaml.*Add who skips the hold\./,
  ],
  [
    'F3',
    'the hold in pregnancy',
    all('sleepPlan', /pregnant/g, 'tired'),
    /sleep-plan.yaml.*Add that you skip it if you’re preg/,
  ],
  [
    'F3',
    'a held breath in a panic',
    all('panicToolkit', /Don’t hold your breath/g, 'Now hold for 4'),
    /panic-toolkit.*hold a breath/,
  ],
  [
    'F3',
    'a panic without a breath',
    all('panicToolkit', /nose for 4/g, 'nose'),
    /panic-toolkit.*Add “breathe in through your nose/,
  ],
  [
    'G10',
    'no 911 in short',
    essay(panic, 'trouble breathing, call', 'trouble breathing,'),
    /Add chest pain and whom to call/,
  ],
  ['G10', 'no 911 at the start', essay(panic, /call 911/gi, 'rest'), /the emergency call before the first/],
  ['G10', 'no card', essay(panic, '[care:heart]', ''), /Add \[care:heart\]/],
  ['G10', 'a late breath', essay(panic, 'start here', 'read '.repeat(80)), /within the first 120 words/],
  ['G10', 'no diabetes', essay(panic, 'diabetes', 'time'), /Add diabetes/],
  ['G10', 'no way to the alcohol card', essay(panic, '#care-alcohol', ''), /#care-alcohol/],
  ['G10', 'no way to the medicine card', essay(panic, '#care-medication', ''), /#care-medication/],
  [
    'D6',
    'drinking without its card',
    day('adultDays', 'Wine at six?'),
    /“Wine” is about drinking.*Add "alcohol" to careC/,
  ],
  ['B4', 'a call before the card', essay(fun, '[care:alcohol]', ''), /Add \[care:alcohol\] above the call/],
  ['B4', 'a call before the levels', essay(fun, '/check-first#drinking', '/stack'), /Add a link to \/check-first#dr/],
  [
    'M3',
    'hours without a source',
    all('ingredients', /how many hours apart/g, 'three hours apart'),
    /magnesium.yaml.*“three hours” belongs in hoursApart/,
  ],
  ['B4', 'an alcohol card for no one', all('careCards', /heavily or on most days/g, 'a lot'), /alcohol.yaml.*page.who/],
  [
    'G10',
    'an emergency with no one to call',
    line('The weight in my chest was only the fog.'),
    /“weight in my chest” may be an emergency.*Add whom to call/,
  ],
  [
    'G10',
    'a withdrawal with no one to call',
    line('A few days of shaking and sweating are the drink leaving you, and your own bed is the best place.'),
    /“shaking” may be an emergency.*Add whom to call/,
  ],
  [
    'B4',
    'a medicine with no one to ask',
    line('The best day to be free of Ativan is today.'),
    /“Ativan” is a medicine.*Add whose it is to decide/,
  ],
];

describe('what must never be said, and what must not be said alone', () => {
  test.each(refused)('%s refused: %s', (_row, _what, changed, says) => {
    expect(problemLines(wordingIsSafe(changed)).join('\n')).toMatch(says);
  });

  test.each(records.careCards)('V2 what touches the danger of “$id” needs its card next to it', ({ id, triggers }) => {
    const words = `Then came ${triggers[0]?.replaceAll('*', '')}.`;
    const messagesWith = (careCards: string[]) =>
      problemLines(wordingIsSafe({ ...day('adultDays', words, { careCards }), careCards: records.careCards })).join(
        '\n',
      );
    expect(messagesWith([])).toContain(`it needs its care card, which says whom to call. Add "${id}" to careCards, or`);
    expect(messagesWith([id])).not.toContain('names a danger');
  });

  test('every rule that stops the check refuses one of these', () => {
    const numbered = wording.map((row, index) => ({ ...row, message: `rule ${index}.` }));
    const broken = refused.flatMap(([, , changed]) => findWording(changed, numbered)).map(({ message }) => message);
    const unbroken = wording.filter((_row, index) => !broken.some((message) => message.includes(`rule ${index}.`)));
    expect(unbroken).toEqual([]);
  });

  const lithium = 'If you take lithium or clozapine, ask your doctor first.';
  test.each([
    ['No supplement cures anxiety.', line],
    ['Nothing here is guaranteed.', line],
    ['Don’t wait for it to pass before you call 911.', line],
    ['If the gummy does nothing, don’t take another.', line],
    ['Put the melatonin away, and have a second blanket ready.', line],
    ['Drink a glass of water when you’re sweating.', line],
    ['Keep taking your Ativan.', line],
    ['A curious child quits the app tonight.', line],
    ['Today it’s what the pediatrician said about vitamins.', (words: string) => day('kidsDays', words)],
    ['Wine at six?', (words: string) => day('adultDays', words, { careCards: ['alcohol'] })],
    ['A quarter less coffee.', (words: string) => day('adultDays', words, { badDay: lithium })],
  ])('“%s” is fine', (words, saying) => {
    expect(problemLines(wordingIsSafe(saying(words)))).toEqual([]);
  });
});

test('W1 the wording rules read records and essays, and leave out what references and search words quote', () => {
  const files = new Set(ownTexts(records).map(({ file }) => file.split('/')[0]));
  expect(files).toContain('essays');
  expect(files).toContain('protocol');
  expect(ownTexts(records).some(({ file }) => file.includes('references'))).toBe(false);
});

test.each(['Omega-3 (fish oil)', 'B12 (new+)'])('M6 an ingredient called %s is found by its name', (name) => {
  const patterns = ingredientPatterns({ id: 'other', name }).join('|');
  expect(new RegExp(`\\b(?:${patterns})`, 'i').test(`Take ${name} at lunch.`)).toBe(true);
});
