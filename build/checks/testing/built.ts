import { brotliCompressSync } from 'node:zlib';
import { recordsWith } from '../../../src/rules/testing/records.ts';
import type { Records } from '../../../src/model/records.ts';
import { fileOf } from '../../../src/site/pages.ts';
import { readConfig } from '../../../src/site/config.ts';
import defaults from '../../../site.config.ts';
import { parsePage, type BuiltPage } from '../built-page.ts';
import { runChecks, type Built, type BuiltCheck } from '../built-check.ts';

type Fixture = {
  pages?: Record<string, string>;
  /** Other files of the build by their path in it. */
  files?: Record<string, string | Buffer>;
  records?: Partial<Records>;
};

/** A built site with nothing in it but what a test puts there. */
export function builtWith({ pages = {}, files = {}, records = {} }: Fixture): {
  built: Built;
  pages: BuiltPage[];
} {
  const { config } = readConfig({ ...defaults, affiliateTag: 'example-20' }, {});
  if (!config) throw new Error('site.config.ts is not valid');
  const html = Object.entries(pages).map(
    ([path, body]) => [path, `<!doctype html><html lang="en-US"><head></head><body>${body}</body></html>`] as const,
  );
  const contents = new Map<string, Buffer>([
    ...html.map(([path, text]) => [fileOf(path), Buffer.from(text)] as const),
    ...Object.entries(files).map(([file, content]) => [file, Buffer.from(content as string)] as const),
  ]);
  const read = (file: string) => contents.get(file) ?? Buffer.alloc(0);
  return {
    pages: html.map(([path, text]) => parsePage(fileOf(path), text)),
    built: {
      paths: new Set(Object.keys(pages)),
      files: new Set(contents.keys()),
      read,
      sent: (file) => brotliCompressSync(read(file)),
      kept: [],
      config,
      records: recordsWith(records),
    },
  };
}

/** What a check says of a built site, as `path: message`. */
export function problemsOf(check: BuiltCheck, fixture: Fixture): string[] {
  const { built, pages } = builtWith(fixture);
  return runChecks([check], built, pages).map(({ file, message }) => `${file}: ${message}`);
}
