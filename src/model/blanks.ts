import { prose } from './common.ts';
import { blank } from './filled.ts';

/** A text with so many blanks. */
export const withBlanks = (count: number) =>
  prose.refine((text) => text.split(blank).length === count + 1, {
    error: `write … for each blank, ${count} in all: the site puts a name, a number or a date there`,
  });
