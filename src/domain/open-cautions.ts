import { firstSentence } from './library.ts';

const begin = 'Ask first ';

/** The sentence with which the limits of a bottle begin where they say who asks first: it stands under the mark of that. */
export function askFirstOf(limits: string | undefined): string | undefined {
  const first = firstSentence(limits ?? '');
  return first.startsWith(begin) ? first : undefined;
}

/** The first sentence of a bottle’s limits as it stands beside its dose; none where that sentence stands under a mark. */
export const limitBeside = (limits: string | undefined): string | undefined =>
  limits === undefined || askFirstOf(limits) !== undefined ? undefined : firstSentence(limits);
