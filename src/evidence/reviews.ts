import { inContent, singles, type Records } from '../model/records.ts';
import type { Review } from '../model/protocol.ts';

/** Months for which the sources of an essay, or of a claim, count as checked. */
export const essayReviewMonths = 12;

/** When the sources of the page at `path` were last checked. Throws where no record says so. */
export function reviewOf(reviews: Records['reviews'], path: string): Review {
  const review = reviews[path];
  if (!review) throw new Error(`${inContent(singles.reviews.file)} names no review of ${path}`);
  return review;
}
