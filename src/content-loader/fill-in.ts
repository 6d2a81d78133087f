import type { Helpline } from '../model/evidence.ts';
import { nearest } from '../problems/problems.ts';
import type { AmountWords } from '../rules/words/typed-amounts.ts';
import type { NamedWords } from './named-words.ts';

/**
 * A text names things in braces, `{samhsa}`. From the moment it’s read until it’s filled in they’re in the brackets ⟨⟩, which nobody types:
 * YAML would read braces in a list in brackets as fields.
 */
const inBraces = /\{([a-z][a-z0-9-]*(?::[a-z0-9-]+)*)\}/g;
const inBrackets = /⟨([^⟩]*)⟩/g;

/** A file with its names in ⟨⟩. No character moves. */
export const withoutBraces = (text: string): string => text.replaceAll(inBraces, '⟨$1⟩');

/** The same as it was written. */
export const withBraces = (text: string): string => text.replaceAll(inBrackets, '{$1}');

/** A value with the words that its texts name in their place; what a name doesn’t mean is a blank. */
export function fillIn<T>(value: T, words: NamedWords): T {
  if (typeof value === 'string')
    return value.replaceAll(inBrackets, (_, name: string) => words.get(name) ?? '…') as T & string;
  if (Array.isArray(value)) return value.map((item: unknown) => fillIn(item, words)) as T & unknown[];
  // A pattern and a set of words stay as they are.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillIn(inner as unknown, words)])) as T;
}

/** What’s written in one place, and named everywhere else. */
export interface FillIns extends AmountWords {
  helplines: readonly Helpline[];
  words: NamedWords;
}

/** Each name in a text that means nothing. */
export const unknownNames = (text: string, words: NamedWords): string[] =>
  Array.from(text.matchAll(inBraces), ([, name = '']) => name)
    .filter((name) => !words.has(name))
    .map((name) => {
      const [prefix = ''] = name.split(':');
      const sameKind = [...words.keys()].filter((key) => key.includes(':') === name.includes(':'));
      const known = name.includes(':') ? sameKind.filter((key) => key.startsWith(`${prefix}:`)) : sameKind;
      const candidate = nearest(name, known);
      const meant = candidate ? ` Did you mean {${candidate}}?` : '';
      const unrecorded = name.includes(':')
        ? ' If this amount has no record, take it out, and write “Take no more than the label says.”'
        : '';
      return `{${name}} names nothing.${meant} It can be ${(known.length > 0 ? known : sameKind).map((key) => `{${key}}`).join(', ')}.${unrecorded}`;
    });
