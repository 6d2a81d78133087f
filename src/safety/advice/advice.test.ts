import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { loadRecords } from '../../content-loader/records.ts';
import { statements } from './grammar.ts';
import * as frames from './phrases.ts';
import { drinking, giving, medicine } from './words.ts';
import { forbiddenAdvice } from './index.ts';

/** A sentence, alone or with the one in front of it. */
type Case = string | { before: string; then: string };
type Groups = readonly { why: string; sentences: readonly Case[] }[];

const { dangerous, harmless } = parse(readFileSync('tests/sentences.yaml', 'utf8')) as Record<
  'dangerous' | 'harmless',
  Groups
>;
const records = loadRecords();
const isRefused = (each: Case) =>
  typeof each === 'string'
    ? forbiddenAdvice(each, records) !== undefined
    : forbiddenAdvice(each.then, records, each.before) !== undefined;

describe.each(dangerous)('refused: $why', ({ sentences }) => {
  test.each(sentences)('%s', (each) => {
    expect(isRefused(each)).toBe(true);
  });
});

describe.each(harmless)('fine: $why', ({ sentences }) => {
  test.each(sentences)('%s', (each) => {
    expect(isRefused(each)).toBe(false);
  });
});

test('each phrase is needed: without it, a dangerous sentence passes, or a harmless one is refused', () => {
  const rows = [medicine, drinking, giving].flatMap(({ never, about = [], unless = [] }) => [never, about, unless]);
  const isWrong = (each: Case, isDangerous: boolean) => isRefused(each) !== isDangerous;
  const useless = [...Object.values(frames), ...rows, statements].flat().filter((phrase) => {
    const silenced = vi.spyOn(phrase, 'exec').mockReturnValue(null);
    const isNeeded =
      dangerous.some(({ sentences }) => sentences.some((each) => isWrong(each, true))) ||
      harmless.some(({ sentences }) => sentences.some((each) => isWrong(each, false)));
    silenced.mockRestore();
    return !isNeeded;
  });
  expect(useless.map(({ source }) => source)).toEqual([]);
});
