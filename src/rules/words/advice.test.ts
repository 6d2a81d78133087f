import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { loadRecords } from '../../content-loader/records.ts';
import { readYaml } from '../../content-loader/yaml.ts';
import { inContent, singles } from '../../model/records.ts';
import type { Problem } from '../../problems/problems.ts';
import { forbiddenAdvice } from './advice.ts';

/** A sentence, alone or with the one in front of it. */
type Case = string | { before: string; then: string };
type Groups = readonly { why: string; sentences: readonly Case[] }[];

const { dangerous, harmless } = parse(readFileSync('tests/sentences.yaml', 'utf8')) as Record<
  'dangerous' | 'harmless',
  Groups
>;
const records = loadRecords();
const isRefused = (sentence: Case) =>
  typeof sentence === 'string'
    ? forbiddenAdvice(sentence, records) !== undefined
    : forbiddenAdvice(sentence.then, records, sentence.before) !== undefined;

describe.each(dangerous)('refused: $why', ({ sentences }) => {
  test.each(sentences)('%s', (sentence) => {
    expect(isRefused(sentence)).toBe(true);
  });
});

describe.each(harmless)('fine: $why', ({ sentences }) => {
  test.each(sentences)('%s', (sentence) => {
    expect(isRefused(sentence)).toBe(false);
  });
});

// Exceptions, nouns and what joins a drink and a medicine aren't tested: whether one is still needed changes with every sentence that an
// editor rewrites.
test('each phrase is needed: without it, a dangerous sentence passes, or a harmless one is refused', () => {
  const { stopping, giving, english } = records.forbiddenAdvice;
  const reading = Object.entries(english).filter(([name]) => !['plainPhrases', 'statements'].includes(name));
  const ofDangers = [stopping.never, stopping.keptApart, giving.never, giving.about];
  const phrases = [...ofDangers, ...reading.map(([, list]) => list)]
    .flatMap((list) => [...list])
    .filter((phrase) => phrase instanceof RegExp);
  const isWrong = (sentence: Case, isDangerous: boolean) => isRefused(sentence) !== isDangerous;
  const useless = phrases.filter((phrase) => {
    const silenced = vi.spyOn(phrase, 'exec').mockReturnValue(null);
    const isNeeded =
      dangerous.some(({ sentences }) => sentences.some((sentence) => isWrong(sentence, true))) ||
      harmless.some(({ sentences }) => sentences.some((sentence) => isWrong(sentence, false)));
    silenced.mockRestore();
    return !isNeeded;
  });
  expect(useless.map(({ source }) => source)).toEqual([]);
});

test.each([
  ['- so can you', '- so (can you', 'close each ('],
  ['times: on at', 'times: On at', 'write words in lower case'],
])('“%s” written as “%s” is reported with its line', (right, wrong, message) => {
  const { file, schema } = singles.forbiddenAdvice;
  const text = readFileSync(inContent(file), 'utf8');
  const problems: Problem[] = [];
  readYaml(file, text.replace(right, wrong), schema, problems);
  const line = text.slice(0, text.indexOf(right)).split('\n').length;
  expect(problems).toContainEqual(expect.objectContaining({ file, line, message: expect.stringContaining(message) }));
});
