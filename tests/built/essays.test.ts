import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { attributes, builtMain, builtPage, wordsOf } from '../support/built.ts';
import { essays, slugs } from '../support/routes.ts';
import { config } from '../support/site.ts';

const pathOf = (slug: string) => `/blog/${slug}`;

/** The article without what names its theme too: title, contents, and what comes after the text. */
function textOf(slug: string): string {
  const article = builtMain(pathOf(slug)).querySelector('article')?.clone() as HTMLElement | undefined;
  for (const around of article?.querySelectorAll('header, nav, footer') ?? []) around.remove();
  return wordsOf(article ?? null);
}

/** Themes of the specification's list, each with words that the text of its essay has to have (B4, B6, F4). */
const themes: Record<string, readonly RegExp[]> = {
  'youre-not-failing': [/\bmorning/i, /\b(90|ninety)\b/i],
  'before-the-coffee': [/\bcoffee\b/i, /\bmorning/i, /\b(90|ninety)\b/i],
  'marriage-healing': [/sober|sobriety|drink/i, /\b180\b/],
  'unblocked-productivity': [/\bpanic\b/i],
  'earth-can-breathe': [/\bair\b/i],
  'cross-functional-doctors': [/doctor/i],
  'holy-reset': [/Bristol/, /Type 4/i],
  'blue-pill-loop': [/parent|mom|dad|child|kid/i],
  'stress-drainage': [/cough/i],
  'doctor-gap': [/\bminutes\b/i, /\bnutrition\b/i, /\b1–3\b/],
  'cholesterol-connection': [/cholesterol/i, /\bbrain\b/i, /\bstatins?\b/i],
  'blood-pressure-memory': [/blood pressure/i, /hospital/i],
  'blood-pressure-recovery': [
    /20–30\s?(%|percent)/,
    /50\s?(%|percent)/,
    /triglyceride/i,
    /top number|systolic/i,
    /bottom number|diastolic/i,
  ],
  'fog-not-you': [/a month for (3|three) months/i],
  'nervous-system-relapse': [/early sign/i],
  'fog-and-return': [/10–14 days/, /7–21/, /30/],
  'social-media-taper': [/Week 1\b/, /Week 6\b/, /cutting down/i],
};

test.each(Object.entries(themes))('B4 F4 %s has what the specification gives it', (slug, words) => {
  const text = textOf(slug);
  expect(text.split(' ').length).toBeGreaterThan(500);
  for (const word of words) expect(text).toMatch(word);
});

test('B5 fog-and-return holds 15 ways, each complete', () => {
  const ways = builtMain(pathOf('fog-and-return'))
    .querySelectorAll('article ol > li')
    .filter((item) => item.querySelector('strong') && !item.querySelector('a[href^="#cite-"]'))
    .map(wordsOf);
  expect(ways).toHaveLength(15);
  for (const way of ways) expect(way).toMatch(/^\S+ \S+ \S.*[.!?”]\d*$/);
});

test('B4 B6 nervous-system-relapse names six early signs', () => {
  const headings = builtMain(pathOf('nervous-system-relapse')).querySelectorAll('article h2').map(wordsOf);
  expect(headings.filter((heading) => /^\d\. /.test(heading))).toHaveLength(6);
});

test('B2 B3 every essay has its title in the tab, and a way back to the library', () => {
  const labels = new Set<string>();
  for (const slug of slugs) {
    const { root } = builtPage(pathOf(slug));
    const heading = root.querySelector('h1')?.clone() as HTMLElement;
    heading.querySelector('[aria-hidden=true]')?.remove();
    expect(wordsOf(root.querySelector('title')), slug).toBe(`${wordsOf(heading)} | ${config.brand} Impact Library`);
    const [back] = root.querySelectorAll('main a[href="/blog"]');
    labels.add(wordsOf(back ?? null));
  }
  expect([...labels].toSorted()).toEqual(['Back to Impact Library', '← Back to Blog']);
});

test('B2 an essay has contents from four headings on, and a link to each of them', () => {
  for (const slug of slugs) {
    const main = builtMain(pathOf(slug));
    const headings = attributes(main, 'article h2[id]', 'id').filter(
      (id) => !/^(?:care-|tomorrow|notes-title|onward-title)/.test(id),
    );
    const contents = attributes(main, 'nav[aria-label="In this essay"] a', 'href');
    if (headings.length < 4) expect(contents, slug).toEqual([]);
    else expect(contents, slug).toEqual(expect.arrayContaining(headings.map((id) => `#${id}`)));
  }
});

test('B2 the essay page: reading time, review, three related essays, neighbors, and its source file', () => {
  const slug = 'nervous-system-relapse';
  const main = builtMain(pathOf(slug));
  for (const words of [/\d+ min read/, /Sources last checked on/]) expect(wordsOf(main)).toMatch(words);
  const onward = main.querySelector('nav[aria-labelledby="onward-title"]');
  expect(onward?.querySelector('ul')?.querySelectorAll('li')).toHaveLength(3);
  const place = slugs.indexOf(slug);
  for (const [rel, step] of [
    ['prev', -1],
    ['next', 1],
  ] as const)
    expect(onward?.querySelector(`[rel="${rel}"]`)?.getAttribute('href')).toBe(pathOf(slugs[place + step] ?? ''));
  const improve = main.querySelectorAll('a').find((link) => /Improve this essay/.test(link.text));
  expect(improve?.getAttribute('href')).toMatch(new RegExp(`/content/essays/${slug}\\.md$`));
});

test('B7 links of an essay that leave the site open in a new tab', () => {
  const outside = slugs.flatMap((slug) => builtMain(pathOf(slug)).querySelectorAll('a[href^=http]'));
  expect(outside.length).toBeGreaterThan(0);
  for (const link of outside) {
    expect(link.getAttribute('target'), link.outerHTML).toBe('_blank');
    expect(link.getAttribute('rel'), link.outerHTML).toContain('noopener');
  }
});

test('B2 E1 every note of an essay is cited, every mark has its note, and numbers follow the text', () => {
  for (const slug of slugs) {
    const main = builtMain(pathOf(slug));
    const marks = main.querySelectorAll('article a[data-note]').map((mark) => ({
      id: (mark.getAttribute('href') ?? '').replace('/sources/', 'note-'),
      sign: wordsOf(mark),
    }));
    const notes = attributes(main, 'ol > [id^="note-"]', 'id');
    expect([...new Set(marks.map(({ id }) => id))], slug).toEqual(notes);
    for (const { id, sign } of marks) if (/^\d+$/.test(sign)) expect(sign, slug).toBe(String(notes.indexOf(id) + 1));
  }
});

test('B1 the library has a card for each essay: its emoji and title, and one line about it', () => {
  const cards = builtMain('/blog').querySelectorAll('#all ol > li');
  expect(cards.map((card) => attributes(card, 'h3 a', 'href')[0])).toEqual(slugs.map(pathOf));
  for (const card of cards) {
    expect(wordsOf(card.querySelector('h3'))).toMatch(/^\p{RGI_Emoji} ?\S/v);
    expect(wordsOf(card.querySelector('p')), card.text).toMatch(/^.{15,}[.?!]”?(?: \d+ min)?$/);
  }
});

test('B1 an essay leads to the list of its trouble', () => {
  for (const { slug, troubles } of essays)
    for (const trouble of troubles.slice(0, 1))
      expect(attributes(builtMain(pathOf(slug)), 'a', 'href')).toContain(`/blog#about-${trouble}`);
});
