import { expect, test } from 'vitest';
import { markCitations } from './citation-marks.tsx';
import { notesOf } from '../../evidence/page-notes.ts';
import type { Claim, Reference } from '../../model/evidence.ts';

const claims = [
  { id: 'calm', text: 'Calm', basis: 'community' },
  { id: 'sleep', text: 'Sleep & calm', basis: 'published' },
] as Claim[];
const references = [
  { id: 'a-study', title: 'A study', inShort: 'It helped a little', publisher: 'A journal', year: 2020 },
] as Reference[];
const notes = notesOf(['a-study', 'calm', 'sleep'], { claims, references });
const withoutClass = (html: string) => html.replaceAll(/ class="[^"]*"/g, '');

test('E1 E2 a mark leads to the page of its source; the first carries the way back and the words of the margin', () => {
  const html = withoutClass(markCitations('<p>One.[@a-study] Two.[@calm] Three.[@sleep; @a-study]</p>', notes));
  expect(html).toBe(
    '<p>One.<span><a id="cite-a-study" data-margin="It helped a little. A journal, 2020." href="/sources/a-study" data-note="1" aria-label="1, source: A study"><sup>1</sup></a></span>' +
      ' Two.<span> <a id="cite-calm" href="/sources/calm" data-note="" data-basis="community" aria-label="people told us, and no one has checked, source: Calm">(people told us, and no one has checked)</a></span>' +
      ' Three.<span><a href="/sources/a-study" data-note="1" aria-label="1, source: A study"><sup>1</sup></a>' +
      '<a id="cite-sleep" data-margin="Sleep &amp; calm (published)." href="/sources/sleep" data-note="3" data-basis="published" aria-label="3, source: Sleep &amp; calm"><sup>3</sup></a></span></p>',
  );
});

test.each([
  ['<p>Ten minutes.[@calm]</p>', '(people told us, and no one has checked)'],
  ['<p>We tried it.</p><p>The US says so. Ten minutes.[@calm]</p>', '(people told us, and no one has checked)'],
  ['<p>We chose ten minutes.[@calm]</p>', '>2</sup>'],
  ['<p>Ten.</p><p>“Ten,” <em>this site</em> says.[@calm]</p>', '>2</sup>'],
])('E1 a sentence of ours says whose it is, itself or in a label: %s', (html, shown) => {
  expect(markCitations(html, notes)).toContain(shown);
});
