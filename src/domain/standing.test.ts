import { describe, expect, test } from 'vitest';
import type { Records } from './records.ts';
import { recordsWith } from './rules/testing.ts';
import type { Essay } from './schema/essay.ts';
import type { Claim, Reference } from './schema/evidence.ts';
import { whereThingsStand } from './standing.ts';

const claim = (id: string, shownOn: string[], references: string[] = []): Claim => ({
  id,
  text: 'A claim',
  basis: 'project',
  references,
  note: 'A note',
  shownOn,
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

const pathsOf = (records: Partial<Records>, kind: 'claims' | 'references', id: string) =>
  whereThingsStand(recordsWith(records))
    [kind].get(id)
    ?.map(({ path }) => path);

describe('where a claim stands', () => {
  test('on the pages that it names and in the essays that cite it, pages first, in the order of the site', () => {
    const records = {
      claims: [claim('calm', ['/stack', '/'])],
      essays: [essay('holy-reset', 'Later.[@calm]'), essay('fog-and-return', 'A sentence.[@other; @calm]')],
      shelves: [{ theme: 'fog' as const, name: 'Fog', about: 'About it.', essays: ['fog-and-return', 'holy-reset'] }],
    };
    expect(pathsOf(records, 'claims', 'calm')).toEqual(['/', '/stack', '/blog/fog-and-return', '/blog/holy-reset']);
  });

  test('nowhere is an empty list, and an essay goes by its title', () => {
    const { claims } = whereThingsStand(
      recordsWith({
        claims: [claim('unseen', []), claim('seen', [])],
        essays: [essay('fog-and-return', 'Words.[@seen]')],
      }),
    );
    expect(claims.get('unseen')).toEqual([]);
    expect(claims.get('seen')).toEqual([
      { path: '/blog/fog-and-return', title: 'The essay fog-and-return', isEssay: true },
    ]);
  });

  test('a path that is no page throws, naming it', () => {
    expect(() => whereThingsStand(recordsWith({ claims: [claim('calm', ['/stak'])] }))).toThrow(
      '"/stak" is not a page',
    );
  });
});

describe('where a reference stands', () => {
  test('wherever a claim stands that rests on it', () => {
    const records = {
      references: [reference('study')],
      claims: [claim('calm', ['/stack'], ['study'])],
      essays: [essay('holy-reset', 'Words.[@calm]')],
    };
    expect(pathsOf(records, 'references', 'study')).toEqual(['/stack', '/blog/holy-reset']);
  });

  test('in an essay that cites it, and on the pages of a record that names it, once each', () => {
    const records = {
      references: [reference('study')],
      essays: [essay('holy-reset', 'Words.[@study]')],
      limits: [
        { ages: { from: 4, to: 8 }, references: ['study'] },
        { ages: { from: 9, to: 13 }, references: ['study'] },
        { ages: { from: 19, to: 120 }, references: ['other'] },
      ] as Records['limits'],
    };
    expect(pathsOf(records, 'references', 'study')).toEqual(['/kids-protocol', '/science', '/blog/holy-reset']);
  });
});

test('what stands on a page is the same, the other way around', () => {
  const { pages } = whereThingsStand(
    recordsWith({
      references: [reference('study')],
      claims: [claim('calm', ['/stack'], ['study']), claim('sleep', ['/'])],
    }),
  );
  expect(pages.map(({ place, claims, references }) => [place.path, claims, references])).toEqual([
    ['/', ['sleep'], []],
    ['/stack', ['calm'], ['study']],
  ]);
});
