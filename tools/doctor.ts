import type { Records } from '../src/model/records.ts';
import { placeholders, type SiteConfig } from '../src/site/config.ts';
import { addMonths, currentDay, daysBetween } from '../src/site/dates.ts';
import { essayReviewMonths } from '../src/evidence/reviews.ts';
import { runCommand } from '../build/run-command.ts';

/** Reviews due within so many days are listed. */
const soon = 30;

function listPlaceholders(config: SiteConfig) {
  const left = placeholders(config);
  console.log(
    left.length === 0
      ? 'Configuration: no placeholder is left.'
      : 'Configuration: placeholders to replace before going live (SITE_ENV=production refuses them):',
  );
  for (const { field, variable, value } of left)
    console.log(`  ${field} is ${JSON.stringify(value)}; edit site.config.ts or set ${variable}`);
}

function listReviews({ reviews, essays, claims }: Records) {
  const today = currentDay();
  const due = [
    ...Object.entries(reviews).map(([path, { checked, months }]) => ({ what: path, due: addMonths(checked, months) })),
    ...essays.map(({ slug, lastReviewed }) => ({
      what: `/blog/${slug}`,
      due: addMonths(lastReviewed, essayReviewMonths),
    })),
    ...claims.map(({ id, checked }) => ({ what: `claim ${id}`, due: addMonths(checked, essayReviewMonths) })),
  ]
    .filter((review) => daysBetween(today, review.due) <= soon)
    .sort((a, b) => a.due.localeCompare(b.due));
  console.log(due.length === 0 ? `Reviews: none falls due within ${soon} days.` : `Reviews due within ${soon} days:`);
  for (const { what, due: day } of due) console.log(`  ${day}${day < today ? ' (overdue)' : ''}: ${what}`);
}

/** Says what this copy needs before it goes live: placeholders, reviews due, and what to do by hand. */
await runCommand(async () => {
  // Here, so that a mistake in site.config.ts, which it imports, is said in words, too.
  const { loadConfig, loadRecords } = await import('../src/content-loader/records.ts');
  listPlaceholders(loadConfig({ ...process.env, SITE_ENV: '' }));
  listReviews(loadRecords());
  console.log(
    'By hand, before going live: call each helpline number once, and read the legal pages cited in /sources at their source.',
  );
});
