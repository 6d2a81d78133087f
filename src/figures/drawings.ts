import { existsSync, readFileSync } from 'node:fs';
import { EditorError } from '../problems/problems.ts';

/** From the root of the project, which is where every script is started. */
const folder = 'content/drawings';

/** The size of a drawing, in its own units. A frame may cut it to any shape around its middle. */
export const sheet = { width: 320, height: 200 };

/** What is inside the `<svg>` of a drawing. Throws an `EditorError` where its file is missing. */
export function readDrawing(name: string): string {
  const file = `${folder}/${name}.svg`;
  if (!existsSync(file)) throw new EditorError(`${file} is missing. Draw it, 320 wide and 200 high.`);
  return readFileSync(file, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
}

/**
 * What a day with children shows, as a whole SVG in outline: on its page, and on the poster to color in. When a day gets another title, look
 * whether its drawing still fits. Throws an `EditorError` where the day has none.
 */
export function dayDrawing(id: string): string {
  const file = `${folder}/days/${id}.svg`;
  if (!existsSync(file))
    throw new EditorError(`${file} is missing. Each day with children has a drawing, 100 wide and 80 high: draw one.`);
  return readFileSync(file, 'utf8');
}
