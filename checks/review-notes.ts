import type { BuiltCheck } from './built-check.ts';

/** What makes a page one with health content: a claim, a dose, a caution, a care card or a cited source. */
const healthMarks = '[data-claim], [data-dose], [data-safety], [data-care], [data-reference]';

/** A page with health content says when its sources were last checked and when they are due again. */
export const reviewNotes: BuiltCheck = {
  page({ path, root }, { records }) {
    const main = root.querySelector('main');
    const isHealth = records.reviews.some((review) => review.path === path) || main?.querySelector(healthMarks);
    if (!isHealth || main?.querySelector('[data-review] time[datetime]')) return {};
    return {
      problems: [
        'says something about health and not when its sources were last checked; put a ReviewNote on it, and its date into content/protocol/reviews.yaml',
      ],
    };
  },
};
