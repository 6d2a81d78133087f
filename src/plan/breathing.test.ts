import { expect, test } from 'vitest';
import { breath, breathAt, breathPatterns, secondsOfRound, slowBreath } from './breathing.ts';

test('F3 the pacer’s first breath has no hold, and a longer way out than in', () => {
  const [first] = breathPatterns;
  expect(first).toBe(slowBreath);
  expect(slowBreath.phases.map(({ id }) => id)).toEqual(['inhale', 'exhale']);
  const [inhale, exhale] = slowBreath.phases;
  expect(exhale.seconds).toBeGreaterThan(inhale.seconds);
  expect(60 / secondsOfRound(slowBreath)).toBe(6);
});

test('F3 4-7-8 keeps its figures, and says who leaves out the hold', () => {
  expect(breath.phases.map(({ seconds }) => seconds)).toEqual([4, 7, 8]);
  expect(breath.caution).toMatch(
    /Leave out the hold if it feels wrong, if you are pregnant, or with heart or lung disease/,
  );
});

test('F3 a second falls into its round and phase, and past the last round into none', () => {
  expect(breathAt(slowBreath, 0)).toMatchObject({ round: 1, since: 0, phase: { id: 'inhale' } });
  expect(breathAt(slowBreath, 14)).toMatchObject({ round: 2, since: 0, phase: { id: 'exhale' } });
  expect(breathAt(breath, 5)).toMatchObject({ round: 1, since: 1, phase: { id: 'hold' } });
  for (const pattern of breathPatterns) {
    expect(breathAt(pattern, secondsOfRound(pattern) * pattern.rounds)).toBeUndefined();
    expect(() => breathAt(pattern, -1)).toThrow(RangeError);
  }
});
