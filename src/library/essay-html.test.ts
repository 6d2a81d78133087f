import { describe, expect, test } from 'vitest';
import { splitAtMarks } from './essay-html.ts';

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
