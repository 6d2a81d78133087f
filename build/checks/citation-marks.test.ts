import { describe, expect, test } from 'vitest';
import type { Claim } from '../../src/model/evidence.ts';
import { citationMarks } from './citation-marks.ts';
import { problemsOf } from './testing.ts';

const calm = { id: 'calm', text: 'Calm', references: [] as string[] } as Claim;
const marked = '<p data-claim="calm">Calm <a href="/sources/calm" data-basis="project">our claim</a></p>';
const onStack = (html: string, records = {}) =>
  problemsOf(citationMarks, { pages: { '/stack': `<main>${html}</main>` }, records });

describe('F4 where claims appear', () => {
  test('a claim with its mark may appear anywhere', () => {
    expect(onStack(marked, { claims: [calm] })).toEqual([]);
  });

  test('a claim without its mark stops the build', () => {
    expect(onStack('<p data-claim="calm">Calm <a href="/sources">our claim</a></p>', { claims: [calm] })).toEqual([
      expect.stringContaining('without its mark'),
    ]);
  });

  test('a mark in a heading or a lead stops the build', () => {
    const mark = '<a href="/sources/calm" data-note="">1</a>';
    for (const html of [`<h2>Calm ${mark}</h2>`, `<p data-lead="">Calm ${mark}</p>`])
      expect(onStack(html)).toEqual(['/stack: Marks /sources/calm in a heading or a lead. Mark the sentence below it']);
    expect(onStack(`<p>Calm ${mark}</p>`)).toEqual([]);
  });
});
