import { sitemap } from '../domain/feed.ts';
import { lastUpdated as aboutUpdated } from '../features/about/AboutScreen.tsx';
import { lastUpdated as termsUpdated } from '../features/terms/TermsScreen.tsx';
import { loadConfig, loadRecords } from '../records.ts';

/** Every page that a reader may land on. Its date is that of its last review or change, never that of the build. */
export function GET() {
  const { reviews, essays } = loadRecords();
  const newest = essays.map(({ lastReviewed }) => lastReviewed).sort().at(-1) ?? '';
  const pages = [
    ...reviews.map(({ path, checked }) => ({ path, modified: checked })),
    { path: '/about', modified: aboutUpdated },
    { path: '/terms', modified: termsUpdated },
    { path: '/blog', modified: newest },
    ...essays.map(({ slug, lastReviewed }) => ({ path: `/blog/${slug}`, modified: lastReviewed })),
  ];
  return new Response(sitemap(loadConfig().origin, pages), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
