import { closest, distance } from 'fastest-levenshtein';

/** Where something is wrong. */
interface Place {
  /** Path from the root of the project. A rule across records gives it below `content`, and the loader puts that before it. */
  file: string;
  /** The line of the file, where it is known. */
  line?: number | undefined;
  /** Where in the file: `references[1]`; empty for the file as a whole. */
  field: string;
}

/** Something wrong in a record, for the person who can fix it. */
export interface Problem extends Place {
  /** What is wrong, the value, and what was expected. */
  message: string;
  /** An id that names no record. */
  unknown?: string;
}

/** Something that an editor, or someone who builds this site, can fix. Its message says what and how, and is all that they are shown. */
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

/** A problem of a file as a whole, or of one of its fields. */
export const problem = (file: string, field: string, message: string): Problem => ({ file, field, message });

/** A problem of a text, on its line where that is known. */
export const problemOf = ({ file, field, line }: Place, message: string): Problem => ({ file, field, line, message });

/** `Unknown claim “calm-focsu”. Did you mean “calm-focus”? Each claim is …` */
export function unknownId(place: Place, id: string, kind: string, known: readonly string[], where: string): Problem {
  const candidate = nearest(id, known);
  const meant = candidate ? ` Did you mean “${candidate}”?` : '';
  return { ...problemOf(place, `Unknown ${kind} “${id}”.${meant} Each ${kind} is ${where}.`), unknown: id };
}

/** The same in a list, or an empty list where nothing is wrong. */
export const problemIf = (isWrong: boolean, file: string, field: string, message: string): Problem[] =>
  isWrong ? [problem(file, field, message)] : [];
