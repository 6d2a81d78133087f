import { expect, test } from 'vitest';
import { mostUrgentFirst } from './care.ts';
import type { CareCard } from './schema/evidence.ts';

const card = (id: string, tier: CareCard['tier']): CareCard => ({
  id,
  tier,
  order: 1,
  title: id,
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
