import { existsSync, readFileSync } from 'node:fs';
import { EditorError } from '../model/editor-error.ts';

/** From the root of the project, which is where every script is started. */
const folder = 'src/figures/days';

/**
 * What a day with children shows, as an SVG in outline: on its page, and on the poster to color in. When a day gets another title, look whether
 * its drawing still fits. Throws an `EditorError` where the day has none.
 */
export function dayDrawing(id: string): string {
  const file = `${folder}/${id}.svg`;
  if (!existsSync(file))
    throw new EditorError(`${file} is missing. Each day with children has a drawing, 100 wide and 80 high: draw one.`);
  return readFileSync(file, 'utf8');
}
