/** How long a screen may be on a phone of 360 × 740 px, in screens of scrolling, and why it is longer where it is. */
export interface Aim {
  path: string;
  atMost: number;
  /** Why it misses, for whoever reads the table. A miss without a reason fails. */
  why?: string;
}

const list = 'who leaves each bottle out, and what it is not mixed with, never folds, and the lists have grown';

/** The aims, in the order of the site. */
export const aims: readonly Aim[] = [
  { path: '/', atMost: 9, why: `five dangers with their numbers stay open; ${list}` },
  { path: '/protocol', atMost: 8, why: 'the ruler of ninety days, three questions and four phases stay open' },
  { path: '/stack', atMost: 10, why: list },
  { path: '/science', atMost: 8, why: `${list}; six substances stand with theirs` },
  { path: '/kids-protocol', atMost: 11, why: 'six warnings and what lies above a limit stay open' },
  { path: '/check-first', atMost: 8, why: 'without a script the whole matrix is there' },
  { path: '/starter-guide', atMost: 12, why: 'the panic toolkit and the reasons to call stay open' },
  { path: '/blog', atMost: 7, why: '36 essays, each with a line that says what it is about' },
  { path: '/blog/fog-and-return', atMost: 11, why: 'fifteen things to do, and a note for each claim' },
  { path: '/help', atMost: 5, why: 'six cards whole: no step of a care card folds' },
  { path: '/sources', atMost: 12, why: 'every claim and every source' },
];
