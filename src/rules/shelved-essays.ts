import { essayFile, inContent } from '../model/content-files.ts';
import type { Problem } from '../model/problems.ts';
import { lists, type Records } from '../model/records.ts';

const shelvesFile = inContent(lists.shelves.file);

/** Refuses a library that doesn’t have exactly the essays on its shelves, each with the theme of its shelf. */
export function libraryIsWhole({ essays, shelves }: Pick<Records, 'essays' | 'shelves'>): Problem[] {
  const written = new Set(essays.map(({ slug }) => slug));
  const slugs = shelves.flatMap((shelf) => shelf.essays);
  const themes = new Map(shelves.flatMap((shelf) => shelf.essays.map((slug) => [slug, shelf.theme] as const)));
  const twice = slugs.filter((slug, place) => slugs.indexOf(slug) !== place);
  return [
    ...(themes.size === slugs.length
      ? []
      : twice.map((slug) => ({
          file: lists.shelves.file,
          field: 'essays',
          message: `“${slug}” is listed twice; keep it on one shelf.`,
        }))),
    ...slugs
      .filter((slug) => !written.has(slug))
      .map((slug) => ({
        file: essayFile(slug),
        field: '',
        message: `the library has exactly ${slugs.length} essays, and this one is missing. Write it, or take its slug off the shelf in ${shelvesFile}.`,
      })),
    ...essays.flatMap(({ slug, theme }): Problem[] => {
      const ofShelf = themes.get(slug);
      if (!ofShelf)
        return [
          {
            file: essayFile(slug),
            field: '',
            message: `the library has exactly ${slugs.length} essays, and this one is on no shelf. Put its slug on a shelf in ${shelvesFile}, or delete the file.`,
          },
        ];
      return ofShelf === theme
        ? []
        : [
            {
              file: essayFile(slug),
              field: 'theme',
              message: `"${theme}", but the essay is on the shelf "${ofShelf}". Write that, or move the slug in ${shelvesFile}.`,
            },
          ];
    }),
  ];
}
