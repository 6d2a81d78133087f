import { expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { mostUrgentFirst, callsIn, numbersOnce } from './care.ts';
import type { CareCard, Contact } from '../model/evidence.ts';

const card = (id: string, tier: CareCard['tier']): CareCard => ({
  id,
  tier,
  order: 1,
  title: id,
  link: id,
  line: '',
  card: [],
  page: { who: '', why: '' },
  contacts: [],
  references: [],
  triggers: [],
});

test('G10 emergency comes before urgent, and urgent before non-urgent, whatever order the records have', () => {
  const cards = [
    card('later', 'non-urgent'),
    card('today', 'urgent'),
    card('now', 'emergency'),
    card('now-too', 'emergency'),
  ];
  expect(mostUrgentFirst(cards).map(({ id }) => id)).toEqual(['now', 'now-too', 'today', 'later']);
});

const to = (number: string, name = number, by: Contact['by'] = 'tel'): Contact => ({
  helpline: number,
  label: `Call ${name}`,
  by,
  number,
  name,
});
const poison = to('1-800-222-1222', 'Poison Help');
const heart = { ...card('heart', 'emergency'), line: 'New: 911.', contacts: [to('911')] };
const alcohol = {
  ...card('alcohol', 'urgent'),
  line: 'A seizure: 911. Else a doctor first.',
  contacts: [to('911'), to('1-800-662-4357', 'SAMHSA')],
};
const child = {
  ...card('child-gummies', 'emergency'),
  line: 'Cannot be woken: 911. Otherwise Poison Help.',
  contacts: [poison, to('911')],
};

const numbers = (cards: readonly CareCard[]) =>
  numbersOnce(cards).map(({ contacts }) => contacts.map(({ number }) => number));

test('V2 a row offers every number that its line names, in that order, and none that it does not name', () => {
  expect(numbers([child])).toEqual([['911', '1-800-222-1222']]);
  expect(numbers([alcohol])).toEqual([['911']]);
  expect(numbers([{ ...child, line: 'Make an appointment.' }])).toEqual([[]]);
  expect(numbers([{ ...heart, contacts: [to('911', '911', 'sms')] }])).toEqual([[]]);
});

test('V2 rows that come together repeat no number, but for 911 before the other number of a line', () => {
  expect(numbers([heart, alcohol, child])).toEqual([['911'], [], ['911', '1-800-222-1222']]);
  expect(numbers([child, heart, child])).toEqual([['911', '1-800-222-1222'], [], []]);
});

test('V2 the line of every card that says 911 says it first, so that its first button calls it', () => {
  const { careCards } = loadRecords();
  for (const { id, line, contacts } of careCards) {
    const [first] = callsIn({ line, contacts });
    expect(first?.number, id).toBe('911');
    expect(line.slice(0, line.indexOf('911')), id).not.toMatch(/988|Poison Help|SAMHSA/);
  }
});
