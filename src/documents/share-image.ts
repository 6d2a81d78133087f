import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import { createElement as h, type ReactNode } from 'react';
import satori, { type Font } from 'satori';
import { drawingOf } from '../domain/drawing.ts';

/** What a share image says and shows. */
export interface ShareFacts {
  brand: string;
  title: string;
  /** A line under the title: where it stands. */
  place: string;
  /** The drawing is made from it: the slug of an essay, or the path of a page. */
  seed: string;
}

/** The size that Open Graph readers expect, in pixels. */
export const shareSize = { width: 1200, height: 630 };

const paper = '#fbfaf5';
const ink = '#14232d';
const soft = '#4a5a65';
const water = '#2b6478';
const amber = '#e8b25a';

const { resolve } = createRequire(import.meta.url);
let fonts: Font[] | undefined;
const loadFonts = (): Font[] =>
  (fonts ??= ([400, 500] as const).map((weight) => ({
    name: 'Newsreader',
    weight,
    style: 'normal',
    data: readFileSync(resolve(`@fontsource/newsreader/files/newsreader-latin-${weight}-normal.woff`)),
  })));

/** The drawing as an SVG document. Its strokes fade towards the title, so that no line runs into a word. */
function drawing(seed: string): string {
  const { rings, lines, sun } = drawingOf(seed);
  const parts = [
    sun ? `<circle cx="${sun.cx}" cy="${sun.cy}" r="${sun.r}" fill="${amber}"/>` : '',
    ...lines.map((line) => `<path d="${line}" fill="none" stroke="url(#fade)" stroke-width=".5"/>`),
    ...rings.map(
      ({ cx, cy, rx, ry, opacity }) =>
        `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="url(#fade)" stroke-width=".5" opacity="${opacity}"/>`,
    ),
  ];
  const fade = `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="2" x2="28" y1="0" y2="0"><stop stop-color="${water}" stop-opacity="0"/><stop offset="1" stop-color="${water}"/></linearGradient>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="660" height="660">${fade}${parts.join('')}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Long titles are set smaller, so that none runs over its place. */
const titleSize = (title: string) => (title.length > 48 ? 60 : title.length > 30 ? 68 : 82);

// Written without JSX, because Node runs these scripts as they are.
function layout({ brand, title, place, seed }: ShareFacts): ReactNode {
  return h(
    'div',
    {
      style: {
        display: 'flex',
        width: '100%',
        height: '100%',
        background: paper,
        color: ink,
        fontFamily: 'Newsreader',
        position: 'relative',
      },
    },
    h('img', { src: drawing(seed), width: 660, height: 660, style: { position: 'absolute', right: -60, top: -15 } }),
    h(
      'div',
      {
        style: {
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 545,
          padding: '64px 0 60px 72px',
        },
      },
      h('div', { style: { fontSize: 34, fontWeight: 500 } }, brand),
      h(
        'div',
        { style: { fontSize: titleSize(title), lineHeight: 1.06, letterSpacing: '-0.02em', textWrap: 'balance' } },
        title,
      ),
      h('div', { style: { fontSize: 28, color: soft } }, place),
    ),
  );
}

/** Draws a share image as a PNG. Throws where the font lacks a glyph of the title, because a box in its place helps nobody. */
export async function drawShareImage(facts: ShareFacts): Promise<Buffer> {
  const svg = await satori(layout(facts), {
    ...shareSize,
    fonts: loadFonts(),
    loadAdditionalAsset: (_code, missing) =>
      Promise.reject(new Error(`the font Newsreader has no “${missing}”, which the title “${facts.title}” holds`)),
  });
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}
