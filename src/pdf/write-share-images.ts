import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { shareImagePath, essayPath, membersOf, pages } from '../site/pages.ts';
import { readDrawing, sheet } from '../figures/drawings.ts';
import { headOf } from '../model/screens/page-heads.ts';
import { RecordsError, type Problem } from '../problems/problems.ts';
import type { Records } from '../model/records.ts';
import type { SiteConfig } from '../site/config.ts';
import { typeset } from './typeset.ts';

/** The width that Open Graph readers expect, in pixels. */
const width = 1200;

const pictureOf = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}"><g fill="none" stroke="#2b6478" stroke-width="1.4" stroke-linecap="round">${readDrawing(name)}</g></svg>`;

/** What the image of a page says and shows: its title without the name of the site, and which part of the site it’s in. */
function contentOf(path: string, { essays, textPages, pageHeads }: Records) {
  if (path === '/')
    return { title: 'From Fog to Flow', place: 'A 90-day nervous system reset', drawing: pictureOf('boat') };
  const essay = essays.find(({ slug }) => essayPath(slug) === path);
  if (essay)
    return { title: essay.title, place: 'An essay from the Impact Library', drawing: pictureOf(essay.drawing) };
  const title = textPages.find((page) => page.path === path)?.title ?? headOf(pageHeads, path).title.split(' | ')[0];
  return { title, place: 'Free, open, and plain about the evidence', drawing: pictureOf('boat') };
}

/**
 * Draws an image for every page that has one of its own and writes it below `dir`, where `shareImagePath` says. Throws a
 * `RecordsError` that names each image that can’t be drawn.
 */
export async function writeShareImages(dir: string, records: Records, { brand }: SiteConfig): Promise<void> {
  const paths = pages
    .filter(({ shareImage, isHidden }) => !shareImage && !isHidden)
    .flatMap((entry) => membersOf(entry, records).map(({ path }) => path));
  const problems: Problem[] = [];
  for (const path of paths) {
    const file = shareImagePath(path).slice(1);
    try {
      const { svg } = typeset(file, 'share.typ', { brand, ...contentOf(path, records) }, records);
      const image = await renderAsync(svg(), {
        fitTo: { mode: 'width', value: width },
        font: { loadSystemFonts: false },
      });
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), image.asPng());
    } catch (error) {
      if (!(error instanceof RecordsError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new RecordsError(problems, 'no image was used. Try again with: npm run build');
}
