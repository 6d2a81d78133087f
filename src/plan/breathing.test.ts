import { expect, test } from 'vitest';
import {
  fourSevenEight,
  breathAt,
  breathMinutes,
  breathPatterns,
  roundsIn,
  secondsOfRound,
  slowBreath,
} from './breathing.ts';

test('F3 4-7-8 keeps its four rounds however many minutes a reader chooses', () => {
  for (const minutes of breathMinutes) expect(roundsIn(fourSevenEight, minutes)).toBe(4);
});

test('T1 a slow breath fills one, three or five minutes, or never ends', () => {
  expect(breathMinutes.map((minutes) => roundsIn(slowBreath, minutes))).toEqual([6, 18, 30, Infinity]);
  expect(breathAt(slowBreath, Infinity, 36_001)).toMatchObject({ phase: { id: 'inhale' }, since: 1 });
});

test('F3 a second falls into its phase, and past the last round into none', () => {
  expect(breathAt(slowBreath, 6, 0)).toMatchObject({ since: 0, phase: { id: 'inhale' } });
  expect(breathAt(slowBreath, 6, 14)).toMatchObject({ since: 0, phase: { id: 'exhale' } });
  expect(breathAt(fourSevenEight, 4, 5)).toMatchObject({ since: 1, phase: { id: 'hold' } });
  for (const pattern of breathPatterns) {
    expect(breathAt(pattern, 4, secondsOfRound(pattern) * 4)).toBeUndefined();
    expect(() => breathAt(pattern, 4, -1)).toThrow(RangeError);
  }
});
