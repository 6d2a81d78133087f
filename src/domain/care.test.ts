import { expect, test } from 'vitest';
import { mostUrgentFirst, numbersOnce, shapeOf } from './care.ts';
import type { CareCard, Contact } from './schema/evidence.ts';

const card = (id: string, tier: CareCard['tier']): CareCard => ({
  id,
  tier,
  order: 1,
  title: id,
  ribbon: '',
  when: '',
  steps: [],
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

test('V11 a card to call about has one shape, today or at once; one to ask about has another', () => {
  expect((['emergency', 'urgent', 'non-urgent'] as const).map((tier) => shapeOf({ tier }))).toEqual([
    'call-now',
    'call-now',
    'ask-first',
  ]);
});

test('V11 cards that stand together offer no number twice, and none that its own line does not begin with', () => {
  const to = (number: string, by: Contact['by'] = 'tel'): Contact => ({ line: number, label: number, by, number });
  const cards = [
    { ...card('heart', 'emergency'), contacts: [to('911')] },
    { ...card('alcohol', 'urgent'), contacts: [to('911'), to('1-800-662-4357')] },
    { ...card('signs', 'non-urgent'), contacts: [to('911'), to('88788', 'sms')] },
    { ...card('child-gummies', 'emergency'), contacts: [to('1-800-222-1222'), to('911')] },
  ];
  expect(numbersOnce(cards).map(({ contact }) => contact?.number)).toEqual([
    '911',
    undefined,
    undefined,
    '1-800-222-1222',
  ]);
});
