import type { z } from 'zod';
import { nearest } from './problems.ts';

const typeNames: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, each entry behind a dash',
  object: 'fields, each as “name: value”',
};

const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' });

const units: Partial<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

/** Which side of a bound is allowed. */
function edgeOf(issue: { exact?: boolean | undefined; inclusive?: boolean | undefined }, from: string, beyond: string) {
  if (issue.exact) return 'exactly';
  return issue.inclusive ? from : beyond;
}

/** “at least 2 entries”, “exactly 4 entries”, “more than 0”. */
function bound(edge: string, amount: number | bigint, origin: string): string {
  const [singular, many] = units[origin] ?? ['', ''];
  return `write ${edge} ${amount} ${Number(amount) === 1 ? singular : many}`.trim();
}

function unknownFields(keys: readonly string[], schema: unknown): string {
  const known =
    typeof schema === 'object' && schema !== null && 'shape' in schema ? Object.keys(schema.shape as object) : [];
  return keys
    .map((key) => {
      const candidate = nearest(key, known);
      return `"${key}" is not a field here.${candidate ? ` Did you mean "${candidate}"?` : ''}`;
    })
    .join(' ');
}

/** What to write, in an editor’s words, wherever a schema has no message of its own. Handed to `safeParse` as `error`. */
export const issueWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      // YAML makes a field of a text with a colon in it.
      if (issue.expected === 'string' && typeof issue.input === 'object' && !Array.isArray(issue.input ?? []))
        return 'a text with a colon in it goes in quotes, all of it';
      return `write ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value': {
      const values = issue.values.map(String);
      const candidate = typeof issue.input === 'string' ? nearest(issue.input, values) : undefined;
      return `write ${anyOf.format(values)}${candidate ? ` (did you mean "${candidate}"?)` : ''}`;
    }
    case 'too_small':
      return bound(edgeOf(issue, 'at least', 'more than'), issue.minimum, issue.origin);
    case 'too_big':
      return bound(edgeOf(issue, 'at most', 'less than'), issue.maximum, issue.origin);
    case 'unrecognized_keys':
      return unknownFields(issue.keys, issue.inst);
    default:
      return undefined;
  }
};

/** An issue as a sentence with the value that caused it. An empty field counts as missing. */
export function describeIssue({ code, message }: Pick<z.core.$ZodIssue, 'code' | 'message'>, value: unknown): string {
  if (code === 'unrecognized_keys') return message;
  return value === undefined || value === null
    ? `missing: ${message}`
    : `${message}; it is ${JSON.stringify(value).slice(0, 120)}`;
}
