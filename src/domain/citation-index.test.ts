import { describe, expect, test } from 'vitest';
import type { Records } from './records.ts';
import { recordsWith } from './rules/testing.ts';
import type { Essay } from './schema/essay.ts';
import type { Claim, Reference } from './schema/evidence.ts';
import { citationIndexOf, type PageCitations } from './citation-index.ts';

const claim = (id: string, references: string[] = []): Claim => ({
  id,
  text: 'A claim',
  basis: 'project',
  references,
  note: 'A note',
  checked: '2026-11-21',
});
const reference = (id: string): Reference => ({
  id,
  title: 'A title',
  authors: 'Somebody',
  publisher: 'A journal',
  url: 'https://example.org',
  kind: 'survey',
  isSecondary: false,
  finding: 'Something',
});
const essay = (slug: string, body: string) => ({ slug, title: `The essay ${slug}`, body }) as Essay;

const page = (path: string, claims: string[], references: string[] = []): PageCitations => ({
  path,
  heading: `The page ${path}`,
  claims,
  references,
});

const pathsOf = (
  records: Partial<Records>,
  shown: readonly PageCitations[],
  kind: 'claims' | 'references',
  id: string,
) =>
  citationIndexOf(recordsWith(records), shown)
    [kind].get(id)
    ?.map(({ path }) => path);

describe('where a claim stands', () => {
  test('on the pages that show it and in the essays that cite it, pages first, in the order of the site', () => {
    const records = {
      claims: [claim('calm')],
      essays: [essay('holy-reset', 'Later.[@calm]'), essay('fog-and-return', 'A sentence.[@other; @calm]')],
      shelves: [{ theme: 'fog' as const, name: 'Fog', about: 'About it.', essays: ['fog-and-return', 'holy-reset'] }],
    };
    const shown = ['/protocol/day-10', '/protocol/day-9', '/stack', '/'].map((path) => page(path, ['calm']));
    expect(pathsOf(records, shown, 'claims', 'calm')).toEqual([
      '/',
      '/stack',
      '/protocol/day-9',
      '/protocol/day-10',
      '/blog/fog-and-return',
      '/blog/holy-reset',
    ]);
  });

  test('nowhere is an empty list; an essay goes by its title, and a page without a name by its heading', () => {
    const { claims } = citationIndexOf(
      recordsWith({
        claims: [claim('unseen'), claim('seen')],
        essays: [essay('fog-and-return', 'Words.[@seen]')],
      }),
      [page('/protocol/day-9', ['seen'])],
    );
    expect(claims.get('unseen')).toEqual([]);
    expect(claims.get('seen')).toEqual([
      { path: '/protocol/day-9', title: 'The page /protocol/day-9', isEssay: false },
      { path: '/blog/fog-and-return', title: 'The essay fog-and-return', isEssay: true },
    ]);
  });
});

describe('where a reference stands', () => {
  test('wherever a claim stands that rests on it', () => {
    const records = {
      references: [reference('study')],
      claims: [claim('calm', ['study'])],
      essays: [essay('holy-reset', 'Words.[@calm]')],
    };
    expect(pathsOf(records, [page('/stack', ['calm'])], 'references', 'study')).toEqual(['/stack', '/blog/holy-reset']);
  });

  test('in an essay that cites it, and on the pages that show it, once each', () => {
    const records = { references: [reference('study')], essays: [essay('holy-reset', 'Words.[@study]')] };
    const shown = [page('/science', [], ['study']), page('/kids-protocol', [], ['study'])];
    expect(pathsOf(records, shown, 'references', 'study')).toEqual(['/kids-protocol', '/science', '/blog/holy-reset']);
  });

  test('on the page of the care cards, which leads to a phone and not to its sources', () => {
    const careCards = [{ references: ['study'] }] as Records['careCards'];
    expect(pathsOf({ references: [reference('study')], careCards }, [], 'references', 'study')).toEqual(['/help']);
  });
});
