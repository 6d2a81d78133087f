import type { Exception } from './exceptions.ts';

const name = 'A name, and no statement about health.';
const price = 'What a price covers.';
const practice = 'What to do, and for how long. No effect is promised.';
const scene = 'A moment in a scene. No finding, and no advice.';

/** Figures that may stand without a mark, each reviewed. An entry covers the words it holds and nothing around them. */
export const claimsExceptions: readonly Exception[] = [
  { page: '*', text: '90-Day Reset', reason: name },
  { page: '*', text: '7-Day Clarity Printable Protocol', reason: name },
  { page: '*', text: '7-day starter guide', reason: name },
  { page: '*', text: '30-Day Dopamine Reset', reason: name },
  { page: '*', text: '30-Day Reset Box', reason: name },
  { page: '/terms', text: '8.8 Children', reason: 'The number of a clause.' },
  {
    page: '/',
    text: 'Ninety days of sleep, breath and daylight',
    reason: 'The length of the plan, which the third card below marks as our own choice.',
  },
  {
    page: '*',
    text: '90 days: what is new comes early',
    reason: 'The length of the plan, which the page marks as our own choice.',
  },
  { page: '*', text: 'The 90 days as a list', reason: name },
  {
    page: '/kids-protocol',
    text: '30 days: one thing a week',
    reason: 'The length of the plan, which the lead of the page marks as our own choice.',
  },
  { page: '/kids-protocol', text: 'The 30 days as a list', reason: name },
  { page: '/', text: 'for 90 days', reason: price },
  { page: '/stack', text: 'for 90 days', reason: price },
  { page: '/', text: 'breathe for five minutes', reason: practice },
  { page: '/protocol', text: 'breathe for five minutes', reason: practice },
  {
    page: '/protocol',
    text: 'its 90 days run from the date on the bottle, breaks included',
    reason: 'Refers to the length that its entry on /stack gives with its claim, and forbids more.',
  },
  { page: '/stack', text: 'Five minutes of breathing at the same hour', reason: practice },
  { page: '/starter-guide', text: '90 days', reason: price },
  {
    page: '/blog/youre-not-failing',
    text: 'for about forty minutes you have been telling your body to stand up',
    reason: scene,
  },
];
