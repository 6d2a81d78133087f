import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const rows = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(
  ([, row = '']) => row,
);

/** The names that a file gives to its tests and groups of tests, each by the words that it is written with. */
function testNames(file: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /^(?:test|describe|it|shows)\b/.test(node.expression.getText(source))) {
      const [name] = node.arguments;
      if (name && (ts.isStringLiteralLike(name) || ts.isTemplateExpression(name)))
        names.push(name.getText(source).slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  visit(source);
  return names;
}

/** The rows that a name begins with: “M3 V4 the matrix …” has two. B12 further on is a vitamin. */
const rowsOf = (name: string) => /^(?:[A-Z]\d+ )*/.exec(name)?.[0].split(' ').filter(Boolean) ?? [];

const files = globSync([
  'src/**/*.test.{ts,tsx}',
  '{build,tools,server,deploy}/**/*.test.ts',
  'tests/**/*.{spec,test}.ts',
]);
const named = files.flatMap((file) => testNames(file).flatMap((name) => rowsOf(name).map((row) => ({ row, file }))));

test('every row of the requirements is the name of a test', () => {
  expect(rows.length).toBeGreaterThan(80);
  expect(new Set(rows).size).toBe(rows.length);
  const held = new Set(named.map(({ row }) => row));
  expect(rows.filter((row) => !held.has(row))).toEqual([]);
});

test('no test is named by a row that is not there', () => {
  expect(named.filter(({ row }) => !rows.includes(row))).toEqual([]);
});
