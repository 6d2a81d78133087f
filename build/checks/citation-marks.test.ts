import { describe, expect, test } from 'vitest';
import type { Essay } from '../../src/model/essay.ts';
import type { Claim, Reference } from '../../src/model/evidence.ts';
import { citationMarks } from './citation-marks.ts';
import { problemsOf } from './testing.ts';

const calm = { id: 'calm', text: 'Calm', references: [] as string[] } as Claim;
const study = { id: 'a-study', title: 'A study', url: 'https://journal.example.org/1' } as Reference;
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

  test('a citation whose mark the page lost stops the build', () => {
    const pages = { '/blog/holy-reset': '<main><p>Words.</p></main>' };
    for (const cited of ['calm', 'a-study']) {
      const essays = [{ slug: 'holy-reset', title: 'Holy', body: `Words.[@${cited}]` } as Essay];
      expect(
        problemsOf(citationMarks, { pages, records: { essays, claims: [calm], references: [study] } }),
      ).toContainEqual(expect.stringContaining(`"${cited}" is cited in the essay, but its page shows no mark for it`));
    }
  });
});
