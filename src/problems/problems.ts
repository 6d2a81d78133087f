import { closest, distance } from 'fastest-levenshtein';

/** Something wrong in a record, for the person who can fix it. */
export interface Problem {
  /** Path from the root of the project. A rule across records gives it below `content`, and the loader puts that before it. */
  file: string;
  /** The line of the file, where it is known. */
  line?: number;
  /** Where in the file: `references[1]`; empty for the file as a whole. */
  field: string;
  /** What is wrong, the value, and what was expected. */
  message: string;
}

/** Something that whoever edits or builds this site can fix. Its message says what and how, and is all that they are shown. */
export class EditorError extends Error {
  override name = 'EditorError';
}

/** All problems of one run. `message` lists them by file. */
export class RecordsError extends EditorError {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[], then?: string) {
    super(describeProblems(problems, then));
    this.name = 'RecordsError';
    this.problems = problems;
  }
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Problems or warnings as text, grouped by file. */
export const listByFile = (problems: readonly Problem[]): string =>
  [...Map.groupBy(problems, ({ file }) => file)]
    .flatMap(([file, ofFile]) => [
      file,
      ...ofFile
        .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
        .map(({ line, field, message }) => {
          const place = [line === undefined ? '' : `line ${line}`, field].filter(Boolean).join(', ');
          return `  ${place ? `${place}: ` : ''}${message}`;
        }),
    ])
    .join('\n');

/** Problems as text, and then what they led to and how to check them again. */
export function describeProblems(
  problems: readonly Problem[],
  then = 'nothing was built. Try again with: npm run check',
): string {
  const files = new Set(problems.map(({ file }) => file)).size;
  const count = `${plural(problems.length, 'problem')} in ${plural(files, 'file')}`;
  return [listByFile(problems), `${count}; ${then}`].join('\n');
}

/** The known name nearest to a misspelt one, or undefined where none is near enough to be meant. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const candidate = closest(name, known);
  return distance(name, candidate) <= Math.max(2, name.length / 3) ? candidate : undefined;
}

/** `Unknown claim “calm-focsu”. Did you mean “calm-focus”? Each claim is …` */
export function unknownId(value: string, kind: string, known: readonly string[], where: string): string {
  const candidate = nearest(value, known);
  return `Unknown ${kind} “${value}”.${candidate ? ` Did you mean “${candidate}”?` : ''} Each ${kind} is ${where}.`;
}

/** A problem of a file as a whole, or of one of its fields. */
export const problem = (file: string, field: string, message: string): Problem => ({ file, field, message });

/** The same in a list, or an empty list where nothing is wrong. */
export const problemIf = (isWrong: boolean, file: string, field: string, message: string): Problem[] =>
  isWrong ? [problem(file, field, message)] : [];
