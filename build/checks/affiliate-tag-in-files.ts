import { onPage, type Built, type BuiltCheck } from './built-check.ts';

/** Where a paid link of a file of the build would show: the links of a PDF, and the text of everything else. */
function placesOfLinks(file: string, { read, pdfLinks }: Built): string | undefined {
  if (file.endsWith('.pdf')) return pdfLinks.get(file)?.join('\n');
  return read(file).toString('latin1');
}

/** L1: no feed, PDF, data file, script or search index carries the affiliate tag. Pages have a check of their own. */
export const affiliateTagInFiles: BuiltCheck = {
  end: (_notes, built) =>
    [...built.files]
      .filter((file) => !/\.(html|br|gz|woff2|png|svg)$/.test(file))
      .flatMap((file) => {
        const text = placesOfLinks(file, built);
        // Each PDF links at least to its own page, so no link at all means that the PDF wasn’t read.
        if (!text && file.endsWith('.pdf'))
          return [onPage(`/${file}`, 'No link could be read in it, so paid links can’t be ruled out')];
        return text?.includes(built.config.affiliateTag)
          ? [onPage(`/${file}`, 'contains the affiliate tag; only pages have paid links (use productLink)')]
          : [];
      }),
};
