/** How long a screen may be on a phone of 360 × 740 px, in screens of scrolling. */
export interface Aim {
  path: string;
  atMost: number;
  /** For one that misses its aim: how long it may be today, and why. Shorten the page, and then this; it grows only for what somebody needs to be safe. */
  today?: { atMost: number; why: string };
}

const leftOut = 'who leaves a bottle out, what it is not mixed with, and its most a day never fold';

/** The aims, in the order of the site. */
export const aims: readonly Aim[] = [
  { path: '/', atMost: 9 },
  { path: '/protocol', atMost: 8 },
  { path: '/stack', atMost: 10 },
  { path: '/science', atMost: 8, today: { atMost: 9, why: `six substances and two dangers; ${leftOut}` } },
  { path: '/kids-protocol', atMost: 11 },
  { path: '/check-first', atMost: 8 },
  { path: '/starter-guide', atMost: 12 },
  { path: '/blog', atMost: 7 },
  { path: '/blog/fog-and-return', atMost: 11 },
  { path: '/help', atMost: 5 },
  { path: '/sources', atMost: 12 },
];

/** What is said of a screen so long, and whether that is a fault: a miss without a reason, or one that has grown. */
export function verdictOn({ path, atMost, today }: Aim, screens: number): { isFault: boolean; words: string } {
  if (screens <= atMost) return { isFault: false, words: '' };
  if (!today)
    return {
      isFault: true,
      words: `  ${path} misses its aim: shorten it, or say why in scripts/measure/screens-aims.ts`,
    };
  if (screens <= today.atMost) return { isFault: false, words: `  at most ${today.atMost} today: ${today.why}` };
  return {
    isFault: true,
    words: `  ${path} has grown past the ${today.atMost} screens that it may have today: fold or cut`,
  };
}
