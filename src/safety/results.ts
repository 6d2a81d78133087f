import type { Caution, Interaction } from '../model/protocol.ts';

/** How strongly a caution is meant, in words. */
export const adviceWords: Record<Caution['advice'], string> = {
  avoid: 'Not for',
  'ask-first': 'Ask first',
  watch: 'Watch for',
};

/** How an ingredient and a medicine type go together, in words. */
export const interactionWords: Record<Interaction['result'], string> = {
  'do-not-mix': 'Do not mix',
  'ask-first': 'Ask first',
};

/** Every result, the weakest first. `none-found` is never shown as safe. */
export const resultKinds = ['none-found', 'ask-first', 'not-for', 'do-not-mix'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** Greater is stronger. “Not for” and “do not mix” are as strong as each other. */
export const resultRank = (kind: ResultKind): number => (kind === 'none-found' ? 0 : kind === 'ask-first' ? 1 : 2);

/** A result in words, before its reason. */
export const resultWords: Record<ResultKind, string> = {
  'do-not-mix': 'Don’t take',
  'not-for': 'Don’t take',
  'ask-first': 'Ask first',
  'none-found': 'Nothing found',
};
