import { readFileSync } from 'node:fs';

/** From the root of the project, which is where every script is started. */
const folder = 'content/drawings';

/** The size of a drawing, in its own units. A frame may cut it to any shape around its middle. */
export const sheet = { width: 320, height: 200 };

/** What is inside the `<svg>` of a drawing. Throws where its file is missing. */
export const readDrawing = (name: string): string =>
  readFileSync(`${folder}/${name}.svg`, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

/**
 * What a day with children shows, as a whole SVG in outline: on its page, and on the poster to color in. When a day gets another title, look
 * whether its drawing still fits. Throws where the day has none.
 */
export const dayDrawing = (id: string): string => readFileSync(`${folder}/days/${id}.svg`, 'utf8');
