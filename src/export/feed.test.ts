import { expect, test } from 'vitest';
import { feedHtml } from './feed.ts';
import type { Records } from '../model/records.ts';
import type { CareCard, Claim, Reference } from '../model/evidence.ts';

const records = {
  claims: [{ id: 'calm', text: 'Calm', basis: 'project' }] as Claim[],
  references: [{ id: 'a-study', title: 'A study' }] as Reference[],
  careCards: [
    { id: 'poison-1', title: 'Fumes & pills' },
    { id: 'heart', title: 'Chest pain' },
  ] as CareCard[],
  siteScreen: { feedCare: 'what to do, and whom to call' } as Records['siteScreen'],
};

test('B1 in the feed a citation leads to its note, and a care card to the card on /help', () => {
  const essay = {
    slug: 'a-walk',
    body: 'One.[@a-study; @calm]\n\n[care:poison-1]',
    careCards: ['poison-1', 'heart'],
    tomorrow: { do: 'Walk', takes: 'Five minutes', sign: 'You are back.' },
  };
  expect(feedHtml('<p>One.[@a-study; @calm]</p><p>[care:poison-1]</p>', essay, records)).toBe(
    '<p><strong>Chest pain:</strong> <a href="/help#care-heart">what to do, and whom to call</a></p>' +
      '<p>One.<sup><a href="/blog/a-walk#note-a-study">1</a>, <a href="/blog/a-walk#note-calm">our advice</a></sup></p>' +
      '<p><strong>Fumes &amp; pills:</strong> <a href="/help#care-poison-1">what to do, and whom to call</a></p>' +
      '<p><strong>Tomorrow:</strong> Walk. Five minutes. You are back.</p>',
  );
});
