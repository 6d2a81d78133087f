import { describe, expect, test } from 'vitest';
import { markCitations, notesOf, splitAtMarks } from './essay-html.ts';
import type { Claim, Reference } from '../model/evidence.ts';

const claims = [
  { id: 'calm', text: 'Calm', basis: 'community' },
  { id: 'sleep', text: 'Sleep & calm', basis: 'published' },
] as Claim[];
const references = [
  { id: 'a-study', title: 'A study', inShort: 'It helped a little', publisher: 'A journal', year: 2020 },
  { id: 'b-study', title: 'B' },
] as Reference[];

describe('B2 notes of an essay', () => {
  const notes = notesOf('One.[@a-study] Two.[@calm; @a-study] Three.[@sleep]', { claims, references });

  test('E1 notes are numbered in the order of first citation, once each', () => {
    expect(notes.map(({ number, id }) => [number, id])).toEqual([
      [1, 'a-study'],
      [2, 'calm'],
      [3, 'sleep'],
    ]);
  });

  test('an unknown id throws', () => {
    expect(() => notesOf('[@nothing]', { claims, references })).toThrow(
      '[@nothing] is neither a reference nor a claim',
    );
  });

  test('E1 E2 a mark leads to the page of its source; the first carries the way back and the words of the margin', () => {
    const html = markCitations('<p>One.[@a-study] Two.[@calm; @a-study] Three.[@sleep]</p>', notes);
    expect(html).toContain(
      '<span class="cite"><a href="/sources/a-study" data-note="1" id="cite-a-study" data-reference="a-study" aria-label="1, source: A study"><sup data-margin="It helped a little. A journal, 2020.">1</sup></a></span>',
    );
    expect(html).toContain(
      '<a href="/sources/calm" data-note="people told us, and no one has checked" id="cite-calm" data-claim="calm" data-basis="community" aria-label="people told us, and no one has checked, source: Calm"> (people told us, and no one has checked)</a><sup>,</sup><a href="/sources/a-study" data-note="1" data-reference="a-study"',
    );
    expect(html).toContain(
      'aria-label="3, source: Sleep &amp; calm"><sup data-margin="Sleep &amp; calm (published).">3</sup></a>',
    );
    expect(html.match(/id="cite-a-study"/g)).toHaveLength(1);
  });

  test.each([
    ['<p>Ten minutes.[@calm]</p>', '(people told us, and no one has checked)'],
    ['<p>We tried it.</p><p>The US says so. Ten minutes.[@calm]</p>', '(people told us, and no one has checked)'],
    ['<p>We chose ten minutes.[@calm]</p>', '>2</sup>'],
    ['<p>Ten.</p><p>“Ten,” <em>this site</em> says.[@calm]</p>', '>2</sup>'],
  ])('E1 a sentence of ours says whose it is, itself or in a label: %s', (html, shown) => {
    expect(markCitations(html, notes)).toContain(shown);
  });
});

describe('B2 care cards in an essay', () => {
  test('appear where they are placed, and those only named come first', () => {
    expect(splitAtMarks('<p>One</p>\n<p>[care:heart]</p>\n<p>Two</p>', { careCards: ['suicide', 'heart'] })).toEqual([
      { card: 'suicide' },
      { html: '<p>One</p>\n' },
      { card: 'heart' },
      { html: '\n<p>Two</p>' },
      { tomorrow: true },
    ]);
  });

  test('tomorrow appears where it is placed, and last if it isn’t', () => {
    expect(splitAtMarks('<p>One</p><p>[tomorrow]</p><p>Two</p>', { careCards: [] })).toEqual([
      { html: '<p>One</p>' },
      { tomorrow: true },
      { html: '<p>Two</p>' },
    ]);
    expect(splitAtMarks('<p>One</p>', { careCards: [] })).toEqual([{ html: '<p>One</p>' }, { tomorrow: true }]);
  });
});
