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
});
