import { nearest, type Problem } from '../model/problems.ts';
import { pages } from '../site/pages.ts';
import { lists, type Records } from '../model/records.ts';

/** Refuses a review of a page that goes by none, a page without the review that it goes by, and two reviews of one page. */
export function reviewsFitThePages({ reviews }: Pick<Records, 'reviews'>): Problem[] {
  const { file } = lists.reviews;
  const wanted = [...new Set(pages.flatMap(({ review }) => review ?? []))];
  const written = reviews.map(({ path }) => path);
  return [
    ...reviews.flatMap(({ path }, place): Problem[] => {
      const field = `[${place}].path`;
      if (written.indexOf(path) !== place)
        return [{ file, field, message: `"${path}" is reviewed twice; leave the newer of the two.` }];
      if (wanted.includes(path)) return [];
      const meant = nearest(path, wanted);
      return [
        {
          file,
          field,
          message: `"${path}" is no page that goes by a review.${meant ? ` Did you mean "${meant}"?` : ''} src/site/pages.ts says which do.`,
        },
      ];
    }),
    ...wanted
      .filter((path) => !written.includes(path))
      .map((path) => ({
        file,
        field: '',
        message: `says nothing of ${path}. Add a line with the day on which its sources were last checked, and for how many months that holds.`,
      })),
  ];
}
