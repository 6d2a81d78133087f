import { isAlias, isNode, isScalar, LineCounter, parseDocument, visit, type Document, type YAMLError } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '../domain/problems.ts';
import { describeIssue, issueWords } from '../domain/issue-words.ts';

const fieldName = (path: readonly PropertyKey[]) =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`)).join('');

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );

const inQuotes = 'put the text in quotes: it holds a colon, a # or a sign that means something else here';

/** What an editor can do about a problem of the notation. */
const remedies: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'a tab stands at the start of the line; write spaces',
  BAD_INDENT:
    'the line begins too far left or right; give it as many spaces as its neighbors, or put the text in quotes',
  DUPLICATE_KEY: 'this field is written twice; leave one',
  BLOCK_AS_IMPLICIT_KEY: inQuotes,
  MULTILINE_IMPLICIT_KEY: `a colon is missing behind the name of a field, or ${inQuotes}`,
  BAD_SCALAR_START: inQuotes,
  UNEXPECTED_TOKEN: inQuotes,
  MISSING_CHAR: 'a quote, a bracket, a colon or a comma is missing; a quote that opens also has to close',
  BAD_DQ_ESCAPE: 'a backslash stands in double quotes; write it twice, or put the text in single quotes',
  MULTIPLE_DOCS: 'a line of --- begins a second record; one record a file',
  BAD_ALIAS: inQuotes,
  TAG_RESOLVE_FAILED: inQuotes,
  BLOCK_IN_FLOW: 'inside [ ] or { } nothing may begin with a dash; write the list on lines of its own',
};

const lineOf = (document: Document, path: readonly PropertyKey[], counter: LineCounter): number | undefined => {
  for (let end = path.length; end > 0; end -= 1) {
    const node = document.getIn(path.slice(0, end), true);
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
  }
  return undefined;
};

/** What an editor wrote and does not expect: a reference to another part of the file, and words behind a # that are dropped. */
function surprises(document: Document, counter: LineCounter): { problems: Said[]; warnings: Said[] } {
  const problems: Said[] = [];
  const warnings: Said[] = [];
  const at = (node: { range?: readonly [number, number, number] | null | undefined }) => ({
    ...(node.range ? { line: counter.linePos(node.range[0]).line } : {}),
    field: '',
  });
  visit(document, {
    Node(_key, node) {
      if (isAlias(node))
        problems.push({
          ...at(node),
          message: `"*${node.source}" stands for another part of the file; write it out, or ${inQuotes}`,
        });
      else if ('anchor' in node && node.anchor)
        problems.push({
          ...at(node),
          message: `"&${node.anchor}" names a part of the file; write the text alone, or ${inQuotes}`,
        });
      else if (isScalar(node) && node.tag?.startsWith('!'))
        problems.push({
          ...at(node),
          message: `"${node.tag}" is a sign that means something else here; put the text in quotes`,
        });
      if (isScalar(node) && typeof node.value === 'string' && node.type === 'PLAIN' && node.comment)
        warnings.push({
          ...at(node),
          message: `the text ends before " #${node.comment}": what stands behind a # is dropped. Put the text in quotes if it belongs to it`,
        });
    },
  });
  return { problems, warnings };
}

type Said = Omit<Problem, 'file'>;

/** A place to write down what is wrong, and what may be meant. */
export interface Findings {
  problems: Problem[];
  warnings: Problem[];
}

/** Reads YAML against a schema and adds what is wrong to `found`. `firstLine` is the line of the file on which the text begins. */
export function readYaml<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
  found: Findings,
  firstLine = 1,
): z.infer<S> | undefined {
  const shift = ({ line, ...rest }: Said): Problem => ({
    file,
    ...rest,
    ...(line === undefined ? {} : { line: line + firstLine - 1 }),
  });
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const wrong = [...document.errors, ...document.warnings];
  if (wrong.length > 0) {
    found.problems.push(
      ...wrong.map((error) =>
        shift({
          line: counter.linePos(error.pos[0]).line,
          field: '',
          message: `${remedies[error.code] ?? inQuotes} (${error.message.split('\n')[0] ?? ''})`,
        }),
      ),
    );
    return undefined;
  }
  const { problems, warnings } = surprises(document, counter);
  found.warnings.push(...warnings.map(shift));
  if (problems.length > 0) {
    found.problems.push(...problems.map(shift));
    return undefined;
  }
  const data: unknown = document.toJS({ maxAliasCount: 0 });
  const result = schema.safeParse(data, { error: issueWords });
  if (result.success) return result.data;
  found.problems.push(
    ...result.error.issues.map((issue) => {
      const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
      const line = lineOf(document, [...issue.path, ...unknownKey], counter);
      return shift({
        ...(line === undefined ? {} : { line }),
        field: fieldName(issue.path),
        message: describeIssue(issue, valueAt(data, issue.path)),
      });
    }),
  );
  return undefined;
}
