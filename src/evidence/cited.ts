import { citationsIn } from './citations.ts';

/** A claim or reference marked in a sentence of a record: `[claim:gut-brain]`, or `[words](reference:gut-review)`. */
const marked = /\b(?:claim|reference):([a-z0-9-]+)/g;

/** What is in some records: their values, and the ids that their texts cite. */
export function citedIn(content: unknown): ReadonlySet<unknown> {
  if (typeof content === 'string') {
    const claims = Array.from(content.matchAll(marked), ([, id]) => id);
    return new Set([content, ...claims, ...citationsIn(content)]);
  }
  if (typeof content !== 'object' || content === null) return new Set();
  return new Set(Object.values(content).flatMap((inner) => [...citedIn(inner)]));
}
