import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Records } from '../domain/records.ts';
import type { DocumentData } from './document-data.ts';
import { packPdf } from './pack-pdf.ts';
import { DocumentsError, placesOf, type DocumentFault } from './document-faults.ts';

/** Newsreader (SIL Open Font License) in the weights that the templates use. Only the glyphs in use are embedded. */
const faces = ['300Light', '400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '600SemiBold_Italic'];

const templates = fileURLToPath(new URL('typst/', import.meta.url));

function createCompiler(): NodeCompiler {
  const { resolve } = createRequire(import.meta.url);
  const fontBlobs = faces.map((face) =>
    readFileSync(resolve(`@expo-google-fonts/newsreader/${face}/Newsreader_${face}.ttf`)),
  );
  return NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] });
}

let compiler: NodeCompiler | undefined;

/** What the compiler says, as faults: a missing glyph, a text too long for its place and a day without a drawing are traced to their records, an id to the templates. */
function readDiagnostics(document: string, said: string, records: Records): DocumentFault[] {
  const glyphs = [...said.matchAll(/the text `\\*"(.+?)\\*"` could not be displayed/g)].map(([, text = '']) => text);
  if (glyphs.length > 0) {
    return [...new Set(glyphs)].flatMap((text): DocumentFault[] => {
      const places = placesOf(text, records);
      const message = `the font Newsreader has no “${text}”; write it in other characters`;
      return (places.length > 0 ? places : ['']).map((place) => ({ document, place, message }));
    });
  }
  const tooLong = /TOO LONG\|([^|]+)\|([^|"\\]+)/.exec(said);
  if (tooLong)
    return [
      {
        document,
        place: tooLong[1] ?? '',
        message: `the text is too long for its place: it ${tooLong[2]}. Shorten it, or split it`,
      },
    ];
  const notDrawn = /NO DRAWING\|(\d+)/.exec(said)?.[1];
  if (notDrawn)
    return [
      {
        document,
        place: `src/content/protocol/days/kids/${notDrawn}.yaml`,
        message: `the sheet to color in has no drawing for this day. Add "${notDrawn}" in src/documents/typst/coloring.typ`,
      },
    ];
  const unknown = /no record has the id ([a-z0-9-]+)/.exec(said);
  if (unknown)
    return [
      {
        document,
        place: 'src/documents/typst',
        message: `a template names "${unknown[1]}", and no record has that id. Write there the name of a file in src/content`,
      },
    ];
  return [{ document, place: '', message: said }];
}

/**
 * Sets a template with the data, and what else it is told, as PDF/UA-1, which the compiler itself checks: tags, title, language, alternative texts.
 * Throws a `DocumentsError` where it cannot; nothing is ever cut to fit.
 */
export function typeset(
  document: string,
  template: string,
  data: DocumentData,
  records: Records,
  inputs: Record<string, string> = {},
): Buffer {
  compiler ??= createCompiler();
  const creationTimestamp = Date.parse(`${data.date}T00:00:00Z`) / 1000;
  const compiled = compiler.compile({
    mainFilePath: `${templates}${template}`,
    inputs: { ...inputs, data: JSON.stringify(data) },
  });
  const failure = compiled.takeError();
  if (failure || !compiled.result) {
    throw new DocumentsError(
      readDiagnostics(
        document,
        failure ? JSON.stringify(compiler.fetchDiagnostics(failure)) : 'nothing was set',
        records,
      ),
    );
  }
  try {
    return packPdf(compiler.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp }));
  } catch (error) {
    throw new DocumentsError(
      readDiagnostics(document, error instanceof Error ? error.message : String(error), records),
    );
  }
}
