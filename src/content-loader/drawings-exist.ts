import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { everyText } from '../model/every-text.ts';
import type { Records } from '../model/records.ts';
import { problem, unknownId, type Problem } from '../problems/problems.ts';

/** What a drawing may not have: colors of its own, and anything but shapes. */
const notAShape = /\b(?:fill|stroke|style)=|<(?!\/?(?:svg|style|g|path|circle|ellipse|rect|line)\b)/;

function flawOf(svg: string): string | undefined {
  if (!svg.includes('viewBox="0 0 320 200"')) return 'The sheet is 320 wide and 200 high. Write viewBox="0 0 320 200".';
  const [markup] = notAShape.exec(svg.replace(/^<svg[^>]*>/, '').replace(/<style>.*<\/style>/s, '')) ?? [];
  return (
    markup &&
    `“${markup}” can’t be in a drawing. The page gives it its colors: write class="wash" or class="light", or nothing for a line.`
  );
}

/** Drawings that a record names and that `drawings/` below `root` doesn’t have, and those whose colors the page couldn’t give. */
export function drawingsExist(records: Records, root: string): Problem[] {
  const folder = join(root, 'drawings');
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));
  const known = files.map((name) => basename(name, '.svg'));
  const where = 'a file name in content/drawings, 320 wide and 200 high';
  const missing = everyText(records)
    .filter(({ field, text }) => /(?:^|\.)drawing$/.test(field) && !known.includes(text))
    .map(({ file, field, text }) => unknownId({ file: join(root, file), field }, text, 'drawing', known, where));
  const flawed = files.flatMap((name) => {
    const message = flawOf(readFileSync(join(folder, name), 'utf8'));
    return message ? [problem(join(folder, name), '', message)] : [];
  });
  return [...missing, ...flawed];
}
