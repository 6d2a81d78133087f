import { expect, test } from 'vitest';
import { feedHtml, libraryPages } from './feed.ts';
import { libraryOf } from './library.ts';
import type { Essay } from './schema/essay.ts';
import type { CareCard, Claim, Reference } from './schema/evidence.ts';

const records = {
  claims: [{ id: 'calm' }] as Claim[],
  references: [{ id: 'a-study' }] as Reference[],
  careCards: [
    { id: 'poison-1', title: 'Fumes & pills' },
    { id: 'heart', title: 'Chest pain' },
  ] as CareCard[],
};

test('B1 in the feed a citation leads to its note, and a care card to the card on /help', () => {
  const essay = { slug: 'a-walk', body: 'One.[@a-study; @calm]\n\n[care:poison-1]', careCards: ['poison-1', 'heart'] };
  expect(feedHtml('<p>One.[@a-study; @calm]</p><p>[care:poison-1]</p>', essay, records)).toBe(
    '<p><strong>Chest pain:</strong> <a href="/help#care-heart">what to do, and whom to call</a></p>' +
      '<p>One.<sup><a href="/blog/a-walk#note-a-study">1</a>, <a href="/blog/a-walk#note-calm">2</a></sup></p>' +
      '<p><strong>Fumes &amp; pills:</strong> <a href="/help#care-poison-1">what to do, and whom to call</a></p>',
  );
});

test('B1 the sitemap names the pages of the shelves once there are any, each with the newest day on it', () => {
  const essays = Array.from(
    { length: 41 },
    (_, index) => ({ slug: `essay-${index + 1}`, lastReviewed: `2026-01-${index < 30 ? '01' : '02'}` }) as Essay,
  );
  const pagesOf = (some: Essay[]) =>
    libraryPages(
      libraryOf({
        essays: some,
        shelves: [{ theme: 'fog', name: 'Fog', about: 'About it.', essays: some.map(({ slug }) => slug) }],
      }),
    );
  const pages = pagesOf(essays);
  expect(pages.slice(0, 3)).toEqual([
    { path: '/blog', modified: '2026-01-02' },
    { path: '/blog/shelf/fog', modified: '2026-01-01' },
    { path: '/blog/shelf/fog/2', modified: '2026-01-02' },
  ]);
  expect(pages).toHaveLength(44);
  expect(pagesOf(essays.slice(0, 40))).toHaveLength(41);
});
