/**
 * Records that pages and PDFs name in code, by kind. A rule requires them, so that anyone who deletes one hears about it
 * from `npm run check`; a test compares this list with the code.
 */
export const namedInCode = {
  careCards: ['alcohol', 'child-gummies', 'heart', 'medication', 'suicide'],
  helplines: ['domestic-violence', 'emergency-services', 'lifeline', 'poison-help', 'samhsa'],
} as const;
