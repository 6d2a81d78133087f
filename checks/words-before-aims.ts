/** How many words a reader passes before the first thing to do. */
export interface WordsAim {
  path: string;
  /** The part of the page that they are counted in. */
  within: string;
  /** What counts as a thing to do there. */
  first: string;
  atMost: number;
  /** For one that misses its aim: how many words it may have today, and why. It grows only for what somebody needs to be safe. */
  today?: { atMost: number; why: string };
}

/** The first question of the gate: what it asks comes before any plan. */
const firstQuestion = '[data-gate] dt';

/** The aims, in the order of the site. */
export const wordsAims: readonly WordsAim[] = [
  { path: '/', within: '#nighttime-panic', first: 'li:not([data-danger]), [data-look="water"]', atMost: 120 },
  { path: '/protocol', within: 'main', first: firstQuestion, atMost: 150 },
  { path: '/starter-guide', within: 'main', first: firstQuestion, atMost: 150 },
];
