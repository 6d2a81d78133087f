import { describe, expect, test } from 'vitest';
import { loadRecords } from '../../src/content-loader/records.ts';
import { firstWords } from '../../src/evidence/sources.ts';
import { byId } from '../../src/model/records.ts';
import { forbiddenAdviceOnPages, carePlacement } from './dangers.ts';
import { problemsOf } from './testing/built.ts';
import type { Essay } from '../../src/model/essay.ts';
import type { CareCard } from '../../src/model/evidence.ts';

const records = loadRecords();
const problemsIn = (body: string, path = '/stack') =>
  problemsOf(forbiddenAdviceOnPages, { pages: { [path]: body }, records });

test('a component that tells a reader to stop a medicine fails the build', () => {
  expect(problemsIn('<main><p>Day 5. <b>Skip</b> your lithium.</p></main>')).toEqual([
    expect.stringContaining('Ask whoever prescribed it'),
  ]);
});

test('a sentence that a component shortens fails the build, too', () => {
  expect(problemsIn('<main><p>Skip your lithium on the first…</p></main>')).toHaveLength(1);
  const { text } = byId(records.claims, 'alcohol-withdrawal-timing');
  expect(problemsIn(`<main><p>${firstWords(text)}</p></main>`)).toEqual([]);
});

test('a sentence is read after the one before it in the same block', () => {
  expect(problemsIn('<main><p>You take lithium. Skip it on day 5.</p></main>')).toHaveLength(1);
  expect(problemsIn('<main><p>You take lithium.</p><p>You have a meeting. Skip it on day 5.</p></main>')).toEqual([]);
});

test('the title of a source isn’t advice, and pages about sources show what others wrote', () => {
  expect(problemsIn('<main><p>See Cutting down on alcohol for more.</p></main>')).toEqual([]);
  expect(problemsIn('<main><p>Stop your lithium.</p></main>', '/sources')).toEqual([]);
});

const card = { id: 'heart', triggers: ['chest pain*'] } as CareCard;
const essay = {
  slug: 'an-essay',
  title: 'Chest pain at noon',
  excerpt: 'Chest pains before lunch? What the clock said.',
  inShort: 'Call.',
  careCards: ['heart'],
} as unknown as Essay;
const on = (html: string, path = '/protocol') =>
  problemsOf(carePlacement, {
    pages: { [path]: `<main>${html}</main><footer>chest pain</footer>` },
    records: { careCards: [card], essays: [essay] },
  });

describe('care cards on built pages', () => {
  test('words that touch a danger call for its card', () => {
    expect(on('<p>Then came <b>chest</b> pains.</p>')).toEqual([
      expect.stringContaining('“Then came chest pains.” names a danger (“chest pain*”). Would someone be hurt'),
    ]);
    expect(on('<p data-care="heart">Call 911.</p><p>Then came chest pains.</p>')).toEqual([]);
  });

  test('V2 a card that is shown twice, as a row or whole, stops the build', () => {
    const row = '<div data-care="heart" data-care-form="row">Call 911.</div>';
    const whole = '<section data-care="heart" data-care-form="card">Call 911.</section>';
    expect(on(`${row}<p>Chest pain</p>`)).toEqual([]);
    expect(on(`${row}<p>Chest pain</p>${whole}`)).toEqual([expect.stringContaining('“heart” twice')]);
  });

  test('V2 at most two whole cards on a page, except on help', () => {
    const whole = ['a', 'b', 'c'].map((id) => `<section data-care="${id}" data-care-form="card">Call.</section>`);
    expect(on(whole.slice(1).join(''))).toEqual([]);
    expect(on(whole.join(''))).toEqual([expect.stringContaining('3 whole care cards')]);
    expect(on(whole.join(''), '/help')).toEqual([]);
  });

  test('another card does not do', () => {
    expect(on('<p data-care="suicide">Call 988.</p><p>Chest pain</p>')).toHaveLength(1);
  });

  test('lists of sources, cautions and the page of all sources are no advice', () => {
    expect(
      on('<section data-sources><li>Chest pain: a review</li></section><p data-safety="x">Chest pain: stop.</p>'),
    ).toEqual([]);
    expect(on('<p>Chest pain</p>', '/sources')).toEqual([]);
  });

  test('so is what leads to another page, and only that', () => {
    const line = '<p><a href="/stack" data-elsewhere="">Chest pain</a> eased in a week.</p>';
    expect(on(line)).toEqual([]);
    expect(on(`${line}<p>Sleep gummies eased my chest pain for a week.</p>`, '/')).toHaveLength(1);
  });

  test('an essay’s title is left to the essay and its card', () => {
    expect(on('<a href="/blog/an-essay">Chest pain at noon</a>', '/blog')).toEqual([]);
    expect(on('<a href="/blog">Chest pain at noon</a>', '/blog')).toHaveLength(1);
  });

  test('so is the first sentence of its excerpt, which is shown wherever the essay is listed', () => {
    const line = '<p>Chest pains before lunch? <span>3 min</span></p>';
    expect(on(`<a href="/blog/an-essay">Chest pain at noon</a>${line}`, '/blog')).toEqual([]);
    expect(on(line, '/blog')).toHaveLength(1);
  });
});
