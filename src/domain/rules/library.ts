import type { Fault } from '../faults.ts';
import { shelves, slugs } from '../library.ts';
import type { Records } from '../records.ts';

const shelvesFile = 'src/domain/library.ts';

/** Refuses a library that does not hold exactly the essays on its shelves, each with the theme of its shelf. */
export function libraryIsWhole({ essays }: Pick<Records, 'essays'>): Fault[] {
  const fileOf = (slug: string) => `essays/${slug}.md`;
  const missing = slugs.filter((slug) => !essays.some((essay) => essay.slug === slug));
  return [
    ...missing.map((slug) => ({ file: fileOf(slug), field: '', message: `the library holds exactly ${slugs.length} essays, and this one is missing. Write it, or take its slug off the shelf in ${shelvesFile}.` })),
    ...essays.flatMap(({ slug, theme }): Fault[] => {
      const shelf = shelves.find((candidate) => candidate.slugs.includes(slug));
      if (!shelf) return [{ file: fileOf(slug), field: '', message: `the library holds exactly ${slugs.length} essays, and this one is on no shelf. Put its slug on a shelf in ${shelvesFile}, or delete the file.` }];
      return shelf.theme === theme ? [] : [{ file: fileOf(slug), field: 'theme', message: `"${theme}", and it stands on the shelf "${shelf.theme}". Write that, or move the slug in ${shelvesFile}.` }];
    }),
  ];
}
