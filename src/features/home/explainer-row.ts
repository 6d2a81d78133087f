/** The row of cards that the dots scroll. */
export const explainerRowId = 'explainer-row';
