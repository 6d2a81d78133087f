import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';
import type { Problem } from '../domain/problems.ts';
import { hiddenCharacters } from './hidden-characters.ts';

/** The most that a record or an essay may hold, in bytes: the longest has a tenth of it. */
const mostBytes = 200_000;

const why: Partial<Record<string, string>> = {
  ENOENT: 'this file is missing',
  EACCES: 'this file cannot be read: its permissions do not let us',
  EPERM: 'this file cannot be read: its permissions do not let us',
};

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The bytes of a regular file. Throws the words for an editor: nothing else is opened, since a pipe would hang and a folder cannot be read. */
function bytesOf(file: string): Buffer {
  try {
    const stats = lstatSync(file);
    if (stats.isSymbolicLink()) throw new Error('this is a link to another file; put the file itself here');
    if (stats.isDirectory()) throw new Error('this is a folder; a file of this name is expected');
    if (!stats.isFile()) throw new Error('this is no ordinary file; write one with an editor');
    const handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const { size } = fstatSync(handle);
      if (size > mostBytes)
        throw new Error(
          `this file has ${Math.round(size / 1000)} KB; at most ${mostBytes / 1000} are read. Is something pasted into it that does not belong here?`,
        );
      return readFileSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    const code = codeOf(error);
    if (!code && error instanceof Error) throw error;
    throw new Error(why[code] ?? `this file cannot be read (${code})`, { cause: error });
  }
}

function decoded(bytes: Buffer): string {
  const asUtf8 = 'Save it as UTF-8: in most editors under “Save as … encoding”.';
  const start = bytes.subarray(0, 2).toString('hex');
  if (start === 'fffe' || start === 'feff') throw new Error(`this file is UTF-16. ${asUtf8}`);
  if (bytes.includes(0)) throw new Error(`this file holds bytes that are no text. ${asUtf8}`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`this file is not UTF-8, so its special characters would come out wrong. ${asUtf8}`);
  }
}

const marker = /^(?:<{7}|\|{7}|>{7})(?: |$)|^={7}$/;

/** Lines that a merge left behind. One line of `=======` alone underlines a heading, and is none. */
function mergeMarkers(text: string): { line: number; message: string }[] {
  if (!/^(?:<{7}|>{7})/m.test(text)) return [];
  return text.split('\n').flatMap((words, index) =>
    marker.test(words)
      ? [
          {
            line: index + 1,
            message: `a merge left "${words.slice(0, 30)}" here; keep the one version of these lines and delete the marks`,
          },
        ]
      : [],
  );
}

/**
 * The text of a file as every editor writes it: without a byte-order mark, with plain line ends. Undefined where it cannot be read
 * as text, and what is wrong with it is added to `problems`.
 */
export function readText(file: string, problems: Problem[]): string | undefined {
  try {
    const text = decoded(bytesOf(file)).replace(/\r\n?/g, '\n');
    const marks = mergeMarkers(text);
    problems.push(...[...marks, ...hiddenCharacters(text)].map((problem) => ({ file, field: '', ...problem })));
    return marks.length > 0 ? undefined : text;
  } catch (error) {
    problems.push({ file, field: '', message: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
}
