/** The row that the dots scroll. */
export const explainerRowId = 'explainer-row';

/** The cards of the explainer: their anchors, the names that the dots say, and what is drawn over each. */
export const explainerCards = [
  { id: 'not-broken', title: 'You are not broken', motif: 'fog' },
  { id: 'biology', title: 'The biology, briefly', motif: 'reeds' },
  { id: 'tldr', title: 'TL;DR', motif: 'kettle' },
  { id: 'ride', title: 'It comes in waves', motif: 'boat' },
] as const;
