import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { placesOf } from '../model/every-text.ts';
import { problem, RecordsError, type Problem } from '../problems/problems.ts';
import type { Records } from '../model/records.ts';

/** Newsreader (SIL Open Font License) in the weights that the templates use. Only the glyphs in use are embedded. */
const faces = ['300Light', '400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '600SemiBold_Italic'];

/** What follows from a problem. A document is never written with a part missing. */
const noneWritten = 'no document was written. Try again with: npm run documents';

const templates = fileURLToPath(new URL('typst/', import.meta.url));

function createCompiler(): NodeCompiler {
  const { resolve } = createRequire(import.meta.url);
  const fontBlobs = faces.map((face) =>
    readFileSync(resolve(`@expo-google-fonts/newsreader/${face}/Newsreader_${face}.ttf`)),
  );
  return NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] });
}

let compiler: NodeCompiler | undefined;

/**
 * What the compiler says, as problems: a missing glyph and a text too long for its place are traced to their records. What a template gets
 * wrong is said as it is, with its file and line.
 */
function readDiagnostics(document: string, said: string, records: Records): Problem[] {
  const glyphs = [...said.matchAll(/the text `\\*"(.+?)\\*"` could not be displayed/g)].map(([, text = '']) => text);
  if (glyphs.length > 0)
    return [...new Set(glyphs)].flatMap((text) => {
      const places = placesOf(text, records);
      return (places.length > 0 ? places : ['']).map((place) =>
        problem(document, place, `the font Newsreader has no “${text}”; write it in other characters`),
      );
    });
  const [, place, how] = /TOO LONG\|([^|]+)\|([^|"\\]+)/.exec(said) ?? [];
  if (place && how)
    return [problem(document, place, `the text is too long for its place: it ${how}. Shorten it, or split it`)];
  return [problem(document, '', said)];
}

/**
 * Sets a template with the data, and for a poster its paper, as PDF/UA-1, which the compiler itself checks: glyphs, tags, title, language, alternative texts.
 * The same pages can be had as an SVG. Throws a `RecordsError` where it cannot; nothing is ever cut to fit.
 */
export function typeset(
  document: string,
  template: string,
  data: Readonly<Record<string, unknown>> & { date?: string },
  records: Records,
  inputs: Record<string, string> = {},
): { pdf: Buffer; svg: () => string } {
  const typst = (compiler ??= createCompiler());
  const created = data.date && { creationTimestamp: Date.parse(`${data.date}T00:00:00Z`) / 1000 };
  const compiled = typst.compile({
    mainFilePath: `${templates}${template}`,
    inputs: { ...inputs, data: JSON.stringify(data) },
  });
  const failure = compiled.takeError();
  const pages = compiled.result;
  if (failure || !pages) {
    const said = JSON.stringify(failure ? typst.fetchDiagnostics(failure) : []);
    throw new RecordsError(readDiagnostics(document, said, records), noneWritten);
  }
  try {
    return { pdf: typst.pdf(pages, { pdfStandard: 'ua-1', ...created }), svg: () => typst.plainSvg(pages) };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new RecordsError(readDiagnostics(document, said, records), noneWritten);
  }
}
