import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addressOf, findPage } from '../site/pages.ts';
import { shareImagePath } from '../export/share-image-path.ts';
import { problem, RecordsError, type Problem } from '../model/problems.ts';
import { drawShareImage, type ShareFacts } from './draw-share-image.ts';

/** The most that one image may weigh, in bytes. */
const maxBytes = 120_000;

const unescape = (html: string) =>
  html
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The name of the drawing of each essay, by slug. Other pages show a boat. */
type Drawings = ReadonlyMap<string, string>;

/** What the image of a built page shows: its own title, without the name of the site behind the bar. */
function factsOf(path: string, html: string, brand: string, drawings: Drawings): ShareFacts {
  const whole = unescape(/<meta property="og:title" content="([^"]*)"/.exec(html)?.[1] ?? brand);
  const title = whole.split(' | ')[0] ?? whole;
  const slug = /^\/blog\/(.+)$/.exec(path)?.[1];
  const place = slug ? 'An essay from the Impact Library' : 'Free, open, and plain about the evidence';
  return {
    brand,
    title: path === '/' ? 'From Fog to Flow' : title,
    place: path === '/' ? 'A 90-day nervous system reset' : place,
    shows: drawings.get(slug ?? '') ?? 'boat',
  };
}

/**
 * Draws an image for every page of the build in `dir` that has one of its own and writes it where `shareImagePath` says.
 * Returns their number and the bytes of the largest. Throws a `RecordsError` that names each page whose image cannot be drawn
 * or is too large.
 */
export async function writeShareImages(
  dir: string,
  { brand }: { brand: string },
  drawings: Drawings = new Map(),
): Promise<{ count: number; largest: number }> {
  const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && findPage(addressOf(file))?.shareImage === undefined);
  const problems: Problem[] = [];
  let largest = 0;
  for (const file of pages) {
    const path = addressOf(file);
    const document = shareImagePath(path).slice(1);
    try {
      const facts = factsOf(path, readFileSync(join(dir, file), 'utf8'), brand, drawings);
      const png = await drawShareImage(facts);
      largest = Math.max(largest, png.length);
      if (png.length > maxBytes)
        problems.push(problem(document, path, `weighs ${png.length} bytes; at most ${maxBytes} are allowed`));
      mkdirSync(dirname(join(dir, document)), { recursive: true });
      writeFileSync(join(dir, document), png);
    } catch (error) {
      problems.push(problem(document, path, error instanceof Error ? error.message : String(error)));
    }
  }
  if (problems.length > 0)
    throw new RecordsError(
      problems.toSorted((a, b) => a.file.localeCompare(b.file)),
      'no image was used. Try again with: npm run build',
    );
  return { count: pages.length, largest };
}
