import { describe, expect, test } from 'vitest';
import { markCitations, notesOf, splitAtMarks } from './essay-html.ts';
import type { Claim, Reference } from '../domain/schema/evidence.ts';

const claims = [{ id: 'calm', text: 'Calm', basis: 'community' }] as Claim[];
const references = [
  { id: 'a-study', title: 'A study' },
  { id: 'b-study', title: 'B' },
] as Reference[];

describe('B2 notes of an essay', () => {
  const notes = notesOf('One.[@a-study] Two.[@calm; @a-study]', { claims, references });

  test('are numbered in the order of first citation, once each', () => {
    expect(notes.map(({ number, id }) => [number, id])).toEqual([
      [1, 'a-study'],
      [2, 'calm'],
    ]);
  });

  test('an unknown id throws', () => {
    expect(() => notesOf('[@nothing]', { claims, references })).toThrow(
      '[@nothing] is neither a reference nor a claim',
    );
  });

  test('a mark leads to its note; the first carries the way back; a claim says its basis', () => {
    const html = markCitations('<p>One.[@a-study] Two.[@calm; @a-study]</p>', notes);
    expect(html).toContain(
      '<span class="cite"><a href="#note-a-study" id="cite-a-study" data-reference="a-study"><sup><span class="visually-hidden">Note </span>1</sup></a></span>',
    );
    expect(html).toContain(
      'data-claim="calm"><sup><span class="visually-hidden">Note </span>2</sup> reported</a><sup>,</sup><a href="#note-a-study" data-reference="a-study">',
    );
    expect(html.match(/id="cite-a-study"/g)).toHaveLength(1);
  });
});

describe('B2 care cards in an essay', () => {
  test('stand where they are placed, and those only named stand first', () => {
    expect(splitAtMarks('<p>One</p>\n<p>[care:heart]</p>\n<p>Two</p>', { careCards: ['suicide', 'heart'] })).toEqual([
      { card: 'suicide' },
      { html: '<p>One</p>\n' },
      { card: 'heart' },
      { html: '\n<p>Two</p>' },
      { tomorrow: true },
    ]);
  });

  test('tomorrow stands where it is placed, and last where it is not', () => {
    expect(splitAtMarks('<p>One</p><p>[tomorrow]</p><p>Two</p>', { careCards: [] })).toEqual([
      { html: '<p>One</p>' },
      { tomorrow: true },
      { html: '<p>Two</p>' },
    ]);
    expect(splitAtMarks('<p>One</p>', { careCards: [] })).toEqual([{ html: '<p>One</p>' }, { tomorrow: true }]);
  });
});
