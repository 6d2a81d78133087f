import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { toolData } from '../../publish/tool-data.ts';
import { readRecords } from '../../records.ts';
import { dangersIn } from './danger-search.ts';

// cspell:ignore puedo respirar

const { dangers } = toolData(readRecords());
const search = dangersIn(dangers);
const phrases = parse(readFileSync('tests/danger-phrases.yaml', 'utf8')) as Record<string, string>;

test.each(Object.entries(phrases))('M1 whatever the list of “%s” ever met, it still meets', (id, written) => {
  const asWritten = written.split(' / ');
  const lost = asWritten
    .flatMap((phrase) => [phrase, phrase.replaceAll('’', "'"), phrase.replaceAll('’', ''), phrase.toUpperCase()])
    .filter((phrase) => !search(phrase).some((danger) => danger.id === id));
  expect(asWritten.length).toBeGreaterThan(2);
  expect(lost).toEqual([]);
});

test('M1 no sign, emoji or letter that nobody sees hides a danger', () => {
  for (const typed of ['I want … to die', '😭I want😭to die', 'chest, pain', '«no puedo respirar»'])
    expect(search(typed), typed).not.toEqual([]);
});
