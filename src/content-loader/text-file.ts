import { readFileSync } from 'node:fs';
import type { Problem } from '../problems/problems.ts';

/** What a paste or a merge leaves behind. A joiner between two emoji is part of the emoji. */
const leftovers: readonly (readonly [RegExp, string])[] = [
  [/^(?:<{7}|>{7})(?: |$)/, 'Unfinished merge: keep one version of these lines and delete the markers'],
  [
    /(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|(?![\n\t\u200D\u{E0000}-\u{E007F}])[\p{Cc}\p{Cf}\u2028\u2029\uFFFD\u3164]/u,
    'Hidden character: delete it, or type these words again',
  ],
];

/**
 * The text of a file without a byte-order mark and with plain line ends. Returns undefined, and adds to `problems`, when
 * the file isn't text.
 */
export function readText(file: string, problems: Problem[]): string | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)).replaceAll(/\r\n?/g, '\n');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const message = isMissing
      ? 'Missing file'
      : 'This file can’t be read as text. Save it as UTF-8: in most editors under “Save as … encoding”';
    problems.push({ file, field: '', message });
    return undefined;
  }
  for (const [index, words] of text.split('\n').entries())
    for (const [pattern, message] of leftovers)
      if (pattern.test(words))
        problems.push({
          file,
          line: index + 1,
          field: '',
          message: `${message} (${JSON.stringify(words.trim().slice(0, 60))})`,
        });
  return text;
}
