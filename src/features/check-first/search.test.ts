import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { byId } from '../../model/records.ts';
import { loadRecords } from '../../content-loader/records.ts';
import { checkFirstData } from '../../safety/check-first-data.ts';
import { searchIn } from './search.ts';

type Entries = {
  suggests: Record<string, string>;
  didYouMean: Record<string, string>;
  lists: Record<string, string[]>;
  queues: Record<string, string[]>;
  calls: string[];
  past: Record<string, string[]>;
  callsAndSuggests: Record<string, string>;
  nothing: string[];
};

const entries = parse(readFileSync('tests/check-first-entries.yaml', 'utf8')) as Entries;
const records = loadRecords();
const search = searchIn(checkFirstData(records));
/** The names that are suggested one by one: not the line that adds a whole list, nor a name that isn't on our list. */
const names = (typed: string) =>
  search(typed)
    .options.filter(({ label, picks }) => label === picks[0]?.name)
    .map(({ label }) => label);
const list = (typed: string) => search(typed).options.find(({ label }) => label.startsWith('Add '))?.picks ?? [];
const unknown = (typed: string) => search(typed).options.find(({ label }) => label.startsWith('Put '))?.picks[0]?.name;

test('M1 every name finds itself, and only a seizure shows the calls first', { timeout: 120_000 }, () => {
  const all = [
    ...records.medicineNames.flatMap(({ generic, brands }) => [generic, ...brands]),
    ...records.medicineTypes.flatMap(({ name, everyday }) => [name, ...everyday]),
    ...records.conditions.map(({ name }) => name),
  ];
  const missed = all.filter((name) => {
    const { kind, options } = search(name.toLowerCase());
    return kind !== 'names' || !options.some(({ label, picks }) => label === name && picks[0]?.name === name);
  });
  expect(missed.filter((name) => !/seizure/i.test(name))).toEqual([]);
});

describe('M1 what readers type gets the answer it should', () => {
  test.each(Object.entries(entries.suggests))('“%s” suggests %s', (typed, name) => {
    expect(names(typed)).toContain(name);
    expect(search(typed)).toMatchObject({ kind: 'names' });
  });

  test.each(Object.entries(entries.didYouMean))('“%s”: did you mean %s?', (typed, name) => {
    expect(names(typed)).toContain(name);
    expect(search(typed)).toMatchObject({ kind: 'guess' });
  });

  test.each(Object.entries(entries.lists))('the list “%s” is added whole', (typed, all) => {
    expect(list(typed).map(({ name }) => name)).toEqual(all);
    expect(search(typed).kind).not.toBe('emergency');
  });

  test.each(Object.entries(entries.queues))('“%s” is asked about, a line at a time: %j', (typed, asked) => {
    let left = typed;
    for (const name of asked) {
      expect(list(left), 'nothing is added unread').toEqual([]);
      const options = search(left).options.filter(({ picks }) => picks.length === 1);
      const option = options.find(({ picks }) => picks[0]?.name === name) ?? expect.fail(`no “${name}” for “${left}”`);
      left = option.left ?? '';
    }
    const others = left ? (search(left).options[0] ?? expect.fail(`nothing for “${left}”`)).picks : [];
    expect(asked.length + others.length, 'no line is lost').toBe(typed.split(/,|;| and | \+ /).length);
  });

  test.each(entries.calls)('“%s” shows the calls, and no name that was only begun', (typed) => {
    expect(search(typed)).toMatchObject({ kind: 'emergency', options: [] });
  });

  test.each(Object.entries(entries.past))('“%s” may be in the past: %s', (typed, conditions) => {
    expect(search(typed)).toMatchObject({ kind: 'emergency', past: conditions.map((name) => ({ name })) });
  });

  test.each(Object.entries(entries.callsAndSuggests))('“%s” shows the calls, and %s below them', (typed, name) => {
    expect(search(typed).kind).toBe('emergency');
    expect(names(typed)).toEqual([name]);
  });

  test.each(entries.nothing)('nothing is read into “%s”', (typed) => {
    expect(search(typed).kind).not.toBe('emergency');
    expect([...names(typed), ...list(typed)]).toEqual([]);
  });
});

test('M1 every phrase is met with any apostrophe and any capitals, and those that need it only alone', () => {
  for (const { says, alone } of records.emergencyPhrases)
    for (const phrase of says)
      for (const typed of [phrase, phrase.toUpperCase(), phrase.replaceAll('’', "'"), phrase.replaceAll('’', '')]) {
        expect(search(typed).kind, typed).toBe('emergency');
        if (!alone) expect(search(`oh ${typed} now`).kind, typed).toBe('emergency');
      }
});

test('M1 what was typed about stopping says what to do about withdrawal', () => {
  const { emergencyAdvice } = records.checkFirst;
  for (const typed of ['stopped drinking', 'ran out of xanax', 'temblores'])
    expect(search(typed).advice, typed).toEqual([emergencyAdvice.withdrawal]);
  expect(search('azúcar baja').advice).toEqual([emergencyAdvice.lowSugar]);
  expect(search('chest pain').advice).toEqual([]);
});

test('M1 a sentence or a sign is not put on the sheet, and a name is', () => {
  expect(unknown('Blorptine')).toBe('Blorptine (not checked)');
  for (const typed of ['I wear glasses to read', 'he is blue', '12345', '💊🙂', '<b>bold</b>', 'x'.repeat(60)])
    expect(unknown(typed), typed).toBeUndefined();
  expect(search('took 30 tylenol, feel ok').options).toEqual([]);
});

test('M1 below the calls a list still offers every medicine, and its other lines stay', () => {
  const typed = 'aspirin 81 mg EC\nclopidogrel 75 mg\nNitrostat 0.4 mg SL PRN chest pain';
  expect(search(typed).kind).toBe('emergency');
  expect(list(typed).map(({ name }) => name)).toEqual(['aspirin', 'clopidogrel', 'Nitrostat']);
  expect(search('Xanax, I want to die, Zoloft').options).toMatchObject([{ label: 'Add both', left: 'I want to die' }]);
});

test('M1 what alcohol may be is asked, the gravest first, alone and in a list', () => {
  const levels = ['Heavy drinking or withdrawal', 'Regular drinking', 'Light drinking'];
  const { everyday } = byId(records.conditions, 'drinking-lowest');
  for (const word of [...everyday, 'alcohol']) {
    const offered = (typed: string) => names(typed).filter((name) => levels.includes(name));
    expect(offered(word), word).toEqual(levels);
    expect(offered(`Zoloft, ${word}`), word).toEqual(levels);
  }
});

test('M1 an amount between two commas isn’t a name of its own, and nothing else is skipped', () => {
  const namesIn = (typed: string) => list(typed).map(({ name }) => name);
  expect(namesIn('lisinopril, 10 mg, metformin, 500mg')).toEqual(['lisinopril', 'metformin']);
  expect(namesIn('Xanax, pain pills 10 mg daily')).toEqual(['Xanax', 'pain pills']);
  expect(unknown('Xanax, 1 pain patch daily')).toBe('1 pain patch daily (not checked)');
});

test('M1 no condition is a guess, and none is picked by a line that goes on', () => {
  for (const typed of ['palpitatons', 'diabetis', 'pregnant maybe', 'blood sugar 40'])
    expect(
      search(typed).options.flatMap(({ picks }) => picks.flatMap(({ condition }) => condition ?? [])),
      typed,
    ).toEqual([]);
});
