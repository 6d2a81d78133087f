import type { Caution, Interaction } from './schema/protocol.ts';

/** How strongly a caution is meant, in words. */
export const adviceWords: Record<Caution['advice'], string> = {
  avoid: 'Not for',
  'ask-first': 'Ask first',
  watch: 'Watch for',
};

/** How an ingredient and a family of medicines go together, in words. */
export const interactionWords: Record<Interaction['verdict'], string> = {
  'do-not-mix': 'Do not mix',
  'ask-first': 'Ask first',
};

/** Every verdict of the matrix, the weakest first. `none-found` is never shown as safe. */
export const verdictKinds = ['none-found', 'ask-first', 'not-for', 'do-not-mix'] as const;
export type VerdictKind = (typeof verdictKinds)[number];

/** Greater is stronger. “Not for” and “do not mix” are as strong as each other. */
export const verdictRank = (kind: VerdictKind): number => (kind === 'none-found' ? 0 : kind === 'ask-first' ? 1 : 2);

/** A verdict in words, as it stands before its reason. */
export const verdictWords: Record<VerdictKind, string> = {
  'do-not-mix': interactionWords['do-not-mix'],
  'not-for': adviceWords.avoid,
  'ask-first': interactionWords['ask-first'],
  'none-found': 'None found, which is not the same as safe',
};
