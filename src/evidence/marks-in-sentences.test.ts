import { expect, test } from 'vitest';
import { marksInSentences } from './marks-in-sentences.ts';

const ours = '<a href="/sources/length" data-note="ours" aria-label="ours, source: Ninety">(our advice)</a>';

test('E1 the words that say whose a sentence is are in that sentence, and on its line', () => {
  expect(marksInSentences(`<span data-claim="length">Ninety days. ${ours}</span> Next`)).toBe(
    `<span data-claim="length">Ninety days\u00a0${ours}.</span> Next`,
  );
  const inEssay = '<a href="/sources/length" data-note="ours"> (our advice)</a>';
  expect(marksInSentences(`<p>Ninety days.<span class="cite">${inEssay}</span> Next</p>`)).toBe(
    `<p>Ninety days<span class="cite">\u00a0${inEssay.replace('> ', '>')}</span>. Next</p>`,
  );
});

test('E1 numerals, whole claims that are links, and words inside a sentence stay where they are', () => {
  for (const html of [
    'Ninety days.<a href="/sources/length" data-note="">source</a> Next',
    'Ninety days. <a href="/sources/length" data-note="ours">A length that we chose</a>',
    `Ninety days ${ours}, or a hundred.`,
    `<astro-island>Ninety days. ${ours}</astro-island>`,
    `Ninety days.<a href="/sources/a" data-note="">1</a> ${ours}`,
  ])
    expect(marksInSentences(html)).toBe(html);
});
