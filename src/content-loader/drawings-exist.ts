import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { essayFile, singles, type Records } from '../model/records.ts';
import { nearest, type Problem } from '../problems/problems.ts';

/** What a drawing may not have: colors of its own, and anything but shapes. */
const notAShape = /\b(?:fill|stroke|style)=|<(?!\/?(?:svg|style|g|path|circle|ellipse|rect|line)\b)/;

/** What is wrong with a drawing’s file. */
function flawOf(svg: string): string | undefined {
  if (!svg.includes('viewBox="0 0 320 200"')) return 'The sheet is 320 wide and 200 high. Write viewBox="0 0 320 200".';
  const [found] = notAShape.exec(svg.replace(/^<svg[^>]*>/, '').replace(/<style>.*<\/style>/s, '')) ?? [];
  return (
    found &&
    `“${found}” can’t be in a drawing. The page gives it its colors: write class="wash" or class="light", or nothing for a line.`
  );
}

/** Drawings that an essay or a card names and that `drawings/` below `root` doesn’t have, or whose colors the page couldn’t give. */
export function drawingsExist({ essays, homeScreen, kidsRituals }: Records, root: string): Problem[] {
  const named = [
    ...essays.map(({ slug, drawing }) => ({ file: essayFile(slug), field: 'drawing', drawing })),
    ...homeScreen.explainer.cards.map(({ drawing }, at) => ({
      file: singles.homeScreen.file,
      field: `explainer.cards[${at}].drawing`,
      drawing,
    })),
    ...kidsRituals.map(({ drawing }, at) => ({ file: singles.kidsRituals.file, field: `[${at}].drawing`, drawing })),
  ];
  const fileOf = (drawing: string) => join(root, 'drawings', `${drawing}.svg`);
  const meant = (drawing: string) => {
    const candidate = nearest(`${drawing}.svg`, readdirSync(join(root, 'drawings')));
    return candidate ? ` Did you mean “${basename(candidate, '.svg')}”?` : '';
  };
  const missing = named
    .filter(({ drawing }) => !existsSync(fileOf(drawing)))
    .map(({ file, field, drawing }) => ({
      file: join(root, file),
      field,
      message: `“${drawing}” isn’t a file in content/drawings.${meant(drawing)} Draw it there, 320 wide and 200 high, or name one that is.`,
    }));
  const flawed = [...new Set(named.map(({ drawing }) => fileOf(drawing)))].filter(existsSync).flatMap((file) => {
    const message = flawOf(readFileSync(file, 'utf8'));
    return message ? [{ file, field: '', message }] : [];
  });
  return [...missing, ...flawed];
}
