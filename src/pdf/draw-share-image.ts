import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import { createElement as h, type ReactNode } from 'react';
import satori, { type Font } from 'satori';
import { readDrawing, sheet } from '../figures/drawings.ts';

/** What a share image says and shows. */
export interface ShareFacts {
  brand: string;
  title: string;
  /** A line under the title: which part of the site it’s in. */
  place: string;
  /** The name of a drawing. */
  shows: string;
}

/** The size that Open Graph readers expect, in pixels. */
export const shareSize = { width: 1200, height: 630 };

const paper = '#fbfaf5';
const ink = '#14232d';
const soft = '#4a5a65';

const { resolve } = createRequire(import.meta.url);
const faces = { 400: '400Regular', 500: '500Medium' } as const;
let fonts: Font[] | undefined;
const loadFonts = (): Font[] =>
  (fonts ??= ([400, 500] as const).map((weight) => ({
    name: 'Newsreader',
    weight,
    style: 'normal',
    data: readFileSync(resolve(`@expo-google-fonts/newsreader/${faces[weight]}/Newsreader_${faces[weight]}.ttf`)),
  })));

/** The part of the image that the drawing takes, in pixels. Without a fade it weighs half as much. */
const picture = { width: 600, height: shareSize.height };

/** A drawing as an SVG document, cut around its middle. */
function pictureOf(name: string): string {
  const width = (sheet.height * picture.width) / picture.height;
  const left = (sheet.width - width) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${sheet.height}" width="${picture.width}" height="${picture.height}"><rect x="${left}" width="${width}" height="${sheet.height}" fill="#eef4f6"/><g fill="none" stroke="#2b6478" stroke-width="1.4" stroke-linecap="round">${readDrawing(name)}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Long titles are set smaller, so that none runs over its place. */
const titleSize = (title: string) => (title.length > 48 ? 60 : title.length > 30 ? 68 : 82);

// Written without JSX, because Node runs these scripts as they are.
function layout({ brand, title, place, shows }: ShareFacts): ReactNode {
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
    h('img', { src: pictureOf(shows), ...picture, style: { position: 'absolute', right: 0, top: 0 } }),
    h(
      'div',
      {
        style: {
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 600,
          padding: '64px 36px 60px 60px',
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

/** Draws a share image as a PNG. Throws where the font lacks a glyph of the title, rather than print a box in its place. */
export async function drawShareImage(facts: ShareFacts): Promise<Buffer> {
  const svg = await satori(layout(facts), {
    ...shareSize,
    fonts: loadFonts(),
    loadAdditionalAsset: (_code, missing) =>
      Promise.reject(new Error(`the font Newsreader has no “${missing}”, which the title “${facts.title}” holds`)),
  });
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}
