/**
 * Records that pages and papers name in code, by kind. A rule holds them to being there, so that whoever takes one away hears
 * of it from `npm run check`; a test holds this list against the code. What a page lists by itself is in `namedSources`.
 */
export const namedInCode = {
  careCards: ['alcohol', 'child-gummies', 'heart', 'medication', 'suicide'],
  helplines: ['lifeline', 'poison-help'],
  references: ['bible-psalm-23-2-3-kjv'],
} as const;
