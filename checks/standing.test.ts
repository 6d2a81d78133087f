import { describe, expect, test } from 'vitest';
import type { Essay } from '../src/domain/schema/essay.ts';
import type { Claim, Limit, Reference } from '../src/domain/schema/evidence.ts';
import { standing } from './standing.ts';
import { faultsOf } from './testing.ts';

const claim = (shownOn: string[], references: string[] = []) =>
  ({ id: 'calm', text: 'Calm', shownOn, references }) as unknown as Claim;
const study = { id: 'a-study', title: 'A study', url: 'https://journal.example.org/1' } as Reference;
const marked = '<p data-claim="calm">Calm <a href="/sources#claim-calm">our claim</a></p>';
const onStack = (html: string, records = {}) =>
  faultsOf(standing, { pages: { '/stack': `<main>${html}</main>` }, records });

describe('F4 where claims stand', () => {
  test('records and pages agree', () => {
    expect(onStack(marked, { claims: [claim(['/stack'])] })).toEqual([]);
  });

  test('a claim that its record does not place stops the build, and says what mends it', () => {
    expect(onStack(marked, { claims: [claim([])] })).toEqual([
      '/stack: shows the claim "calm", whose record does not say so: run npm run claims:pages, which writes shownOn from the built pages',
    ]);
  });

  test('a record that places a claim where it is not stops the build', () => {
    expect(onStack('<p>Words</p>', { claims: [claim(['/stack'])] })).toEqual([
      expect.stringContaining(
        'the record of the claim "calm" says that it is shown here, and it is not: run npm run claims:pages',
      ),
    ]);
  });

  test('a claim that stands nowhere stops the build', () => {
    expect(onStack('<p>Words</p>', { claims: [claim([])] })).toEqual([
      '/sources: no page shows the claim "calm" and no essay cites it: show it where it belongs, or delete src/content/evidence/claims/calm.yaml',
    ]);
  });

  test('a claim without its mark stops the build', () => {
    expect(
      onStack('<p data-claim="calm">Calm <a href="/sources">our claim</a></p>', { claims: [claim(['/stack'])] }),
    ).toEqual([expect.stringContaining('without its mark')]);
  });

  test('an unknown claim stops the build', () => {
    expect(onStack(marked.replaceAll('calm', 'clam'), { claims: [claim([])] })).toContainEqual(
      expect.stringContaining('"clam" is no claim. Did you mean "calm"?'),
    );
  });

  test('a citation whose mark the page lost stops the build', () => {
    const essays = [{ slug: 'holy-reset', title: 'Holy', body: 'Words.[@calm]' } as Essay];
    const pages = { '/blog/holy-reset': '<main><p>Words.</p></main>' };
    expect(faultsOf(standing, { pages, records: { essays, claims: [claim([])] } })).toEqual([
      expect.stringContaining('no mark of it stands on the page'),
    ]);
  });
});

describe('F4 where sources stand', () => {
  test('behind a claim of the page, or marked on it', () => {
    expect(onStack(marked, { claims: [claim(['/stack'], ['a-study'])], references: [study] })).toEqual([]);
    const pages = { '/kids-protocol': '<main><a href="/sources#reference-a-study">source</a></main>' };
    expect(
      faultsOf(standing, {
        pages,
        records: { references: [study], limits: [{ references: ['a-study'], ages: { from: 4, to: 8 } } as Limit] },
      }),
    ).toEqual([]);
  });

  test('a source that a page names and /sources does not list stops the build', () => {
    expect(onStack('<a href="/sources#reference-a-study">source</a>', { references: [study] })).toEqual([
      expect.stringContaining('/sources does not list this page with it'),
    ]);
    expect(
      onStack('<a data-kind="research" href="https://journal.example.org/1">A study</a>', { references: [study] }),
    ).toHaveLength(1);
  });

  test('a source that /sources lists for a page which does not lead to it stops the build', () => {
    const pages = { '/kids-protocol': '<main><p>Words</p></main>' };
    expect(
      faultsOf(standing, {
        pages,
        records: { references: [study], limits: [{ references: ['a-study'], ages: { from: 4, to: 8 } } as Limit] },
      }),
    ).toEqual([expect.stringContaining('“A study” ("a-study") stands here, and nothing on the page leads to it')]);
  });
});
