import { existsSync, readFileSync } from 'node:fs';
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from 'yaml';
import type { z } from 'zod';
import { describeIssue, issueWords } from '../problems/schema-messages.ts';
import type { Problem } from '../problems/problems.ts';
import { withBraces, withoutBraces } from './fill-in.ts';

const fieldName = (path: readonly PropertyKey[]) =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`)).join('');

/** A field as an editor can find it: in a list, the entry’s own name comes first (`acyclovir, types[0]`) and not its number. */
function fieldIn(document: Document, [index, ...rest]: readonly PropertyKey[]): string {
  const entry = typeof index === 'number' ? document.getIn([index], true) : undefined;
  const name = isMap(entry) ? entry.items[0]?.value : undefined;
  const isNamed = isScalar(name) && typeof name.value === 'string' && name.value !== '' && rest.length > 0;
  return isNamed ? `${String(name.value)}, ${fieldName(rest)}` : fieldName(index === undefined ? [] : [index, ...rest]);
}

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );

const needsQuotes = 'If the text contains a colon, a #, a * or a quote, put all of it in quotes';

/** A colon in a text without quotes, which would begin a field in it. */
const colonInText = 'This text has a colon in it and no quotes around it: put all of it in quotes';

/** A line with one of those signs behind its dash and its field's name. */
const hasSign = (line = '') => /[:#*'"]/.test(line.replace(/^[\s-]*(?:\w+:)?/, ''));

/** Errors whose own words tell an editor enough. */
const isClear = new Set(['DUPLICATE_KEY', 'MULTIPLE_DOCS']);

const tab = /^ *\t/m;

/** Whether lines that belong together begin at different columns: a text then goes on for a line, as if the next were part of it. */
const isMisaligned = ([first, second]: readonly YAMLError[]) =>
  second?.code === 'MULTILINE_IMPLICIT_KEY' || (first?.code === 'BAD_INDENT' && first.message.includes('column'));

/** The node for a path, or the nearest one around it. */
function nodeAt(document: Document, path: readonly PropertyKey[]): Node | undefined {
  for (let end = path.length; end > 0; end -= 1) {
    const node = document.getIn(path.slice(0, end), true);
    if (isNode(node) && node.range) return node;
  }
  return undefined;
}

/** Nodes whose text YAML would drop or replace, though the editor only wrote words. */
function swallowed(document: Document): Node[] {
  const nodes: Node[] = [];
  visit(document, {
    Node(_key, node) {
      const isCut = isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string' && node.comment;
      if (isCut || isAlias(node) || ('anchor' in node && node.anchor) || node.tag?.startsWith('!')) nodes.push(node);
    },
  });
  return nodes;
}

/**
 * Reads YAML against a schema, with its names in other brackets, and adds what is wrong to `problems`. `firstLine` is the file's line on
 * which the text begins.
 */
export function readYaml<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
  problems: Problem[],
  firstLine = 1,
): z.infer<S> | undefined {
  const counter = new LineCounter();
  const document = parseDocument(withoutBraces(text), { lineCounter: counter, prettyErrors: false });
  const add = (offset: number | undefined, field: string, message: string) => {
    const line = offset === undefined ? {} : { line: counter.linePos(offset).line + firstLine - 1 };
    problems.push({ file, ...line, field, message: withBraces(message) });
  };
  const errors = [...document.errors, ...document.warnings];
  const [error] = errors;
  // Only the first: the others follow from it.
  if (error) {
    const [offset] = error.pos;
    const isCrooked = isMisaligned(errors);
    const line = text.split('\n')[counter.linePos(offset).line - 1];
    const mayNeedQuotes = !isClear.has(error.code) && hasSign(line);
    const describe = () => {
      if (isCrooked)
        return `Look at the spaces at the start of this line and its neighbors: lines that belong together have the same number. ${needsQuotes}`;
      if (error.code === 'BLOCK_AS_IMPLICIT_KEY') return colonInText;
      return mayNeedQuotes ? `${needsQuotes}. The parser says: ${error.message}` : error.message;
    };
    if (tab.test(text)) add(text.search(tab), '', 'Use spaces here, as many as the line above has, and no tab');
    else add(offset, '', describe());
    return undefined;
  }
  const cut = swallowed(document);
  for (const node of cut) add(node.range?.[0], '', `Part of this text would be lost. ${needsQuotes}`);
  if (cut.length > 0) return undefined;

  const data: unknown = document.toJS();
  const result = schema.safeParse(data, { error: issueWords });
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const node = nodeAt(document, [...issue.path, ...unknownKey]);
    add(node?.range?.[0], fieldIn(document, issue.path), describeIssue(issue, valueAt(data, issue.path)));
  }
  return undefined;
}

/** Problems with the line of their field, which a rule across records doesn’t know. */
export const withLines = (problems: readonly Problem[]): Problem[] =>
  [...Map.groupBy(problems, ({ file }) => file)].flatMap(([file, ofFile]) => {
    if (!/\.(?:yaml|md)$/.test(file) || !existsSync(file)) return ofFile;
    const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    const counter = new LineCounter();
    // Of an essay this reads what is between the two lines of ---.
    const document = parseDocument(withoutBraces(text), { lineCounter: counter });
    return ofFile.map((problem) => {
      const path = (problem.field.match(/[^.[\]]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      const start = nodeAt(document, path)?.range?.[0];
      if (problem.line !== undefined || start === undefined) return problem;
      return { ...problem, line: counter.linePos(start).line, field: fieldIn(document, path) };
    });
  });
