import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
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

/** What the compiler says, and of which place in a template: its first line is 0, and what isn’t of severity 1 is a hint. */
interface Diagnostic {
  message: string;
  path: string;
  range?: { start: { line: number } };
  severity: number;
}

/** The same of what it says only while it writes a PDF, without a place, in one string as Rust prints it. */
function ofPdf(message: string): Diagnostic[] {
  const messages = Array.from(message.matchAll(/message: "((?:[^"\\]|\\.)*)"/g), ([, message = '']) =>
    message.replace(/\\(.)/g, '$1'),
  );
  return (messages.length > 0 ? messages : [message]).map((message) => ({ message, path: templates, severity: 1 }));
}

const problemOfTemplate = (document: string, { message, path, range }: Diagnostic): Problem => ({
  ...problem(
    relative('', path),
    '',
    `${message}, while making ${document}. What a template is given is made in src/pdf/pdf-data.ts`,
  ),
  ...(range && { line: range.start.line + 1 }),
});

/** What the compiler says, as problems: a missing glyph and a text too long for its place are traced to their records. */
function readDiagnostics(document: string, diagnostics: readonly Diagnostic[], records: Records): Problem[] {
  const messages = diagnostics.map(({ message }) => message).join('\n');
  const glyphs = [...messages.matchAll(/the text `"(.+?)"` could not be displayed/g)].map(([, text = '']) => text);
  if (glyphs.length > 0)
    return [...new Set(glyphs)].flatMap((text) => {
      const places = placesOf(text, records);
      return (places.length > 0 ? places : ['']).map((place) =>
        problem(document, place, `the font Newsreader has no “${text}”; write it in other characters`),
      );
    });
  const [, place, how] = /TOO LONG\|([^|]+)\|([^|"]+)/.exec(messages) ?? [];
  if (place && how)
    return [problem(document, place, `the text is too long for its place: it ${how}. Shorten it, or split it`)];
  return diagnostics
    .filter(({ severity }) => severity === 1)
    .map((diagnostic) => problemOfTemplate(document, diagnostic));
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
    const diagnostics = failure ? (typst.fetchDiagnostics(failure) as Diagnostic[]) : [];
    throw new RecordsError(readDiagnostics(document, diagnostics, records), noneWritten);
  }
  try {
    return { pdf: typst.pdf(pages, { pdfStandard: 'ua-1', ...created }), svg: () => typst.plainSvg(pages) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new RecordsError(readDiagnostics(document, ofPdf(message), records), noneWritten);
  }
}
