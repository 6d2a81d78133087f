import type { Exception } from './exceptions.ts';

const productName =
  'The name of a bottle in a list. The footer of every page gives Poison Help, and the entry on /stack carries the card.';

/** Words that call for a care card elsewhere, and may stand without it here. */
export const careExceptions: readonly Exception[] = [
  { page: '/', text: 'Sleep gummies', reason: productName },
  { page: '/protocol', text: 'Sleep gummies', reason: productName },
  { page: '/', text: 'Ashwagandha or sleep gummies', reason: productName },
  { page: '/protocol', text: 'Ashwagandha or sleep gummies', reason: productName },
  {
    page: '*',
    text: 'Breath, blood pressure, bowels and the rest.',
    reason: 'What a shelf of the library is about. No essay on it speaks of bowels without the card.',
  },
  {
    page: '/blog',
    text: 'Cough or constipation',
    reason: 'A word of the library’s index. It opens on the essays about it, and each carries the card.',
  },
  {
    page: '/blog',
    text: 'Heavy drinking: call a clinician first.',
    reason: 'The warning itself, in the step of an essay that carries the whole card and stands in the link above it.',
  },
  {
    page: '/blog',
    text: 'Write down the day the cough, the lump or the tears began',
    reason: 'A date to write down. The line before it says when to see a doctor, and the essay carries the whole card.',
  },
];
