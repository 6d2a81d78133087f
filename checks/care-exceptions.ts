import type { Exception } from './exceptions.ts';

const productName =
  'The name of a bottle in a list. The footer of every page gives Poison Help, and the entry on /stack carries the card.';

/** Words that call for a care card elsewhere, and may stand without it here. */
export const careExceptions: readonly Exception[] = [
  { page: '/', text: 'Sleep gummies', reason: productName },
  { page: '/protocol', text: 'Sleep gummies', reason: productName },
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
];
