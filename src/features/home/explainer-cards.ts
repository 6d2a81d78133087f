/** The row that the dots scroll. */
export const explainerRowId = 'explainer-row';

/** The cards of the explainer: their anchors, and the names that the dots say. */
export const explainerCards = [
  { id: 'not-broken', title: 'You are not broken' },
  { id: 'biology', title: 'The biology, briefly' },
  { id: 'tldr', title: 'TL;DR' },
  { id: 'ride', title: 'It comes in waves' },
] as const;
