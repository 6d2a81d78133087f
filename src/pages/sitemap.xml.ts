import { libraryPages, sitemap } from '../domain/feed.ts';
import { libraryOf } from '../domain/library.ts';
import { lastUpdated as aboutUpdated } from '../features/about/AboutScreen.tsx';
import { lastUpdated as termsUpdated } from '../features/terms/TermsScreen.tsx';
import { loadConfig, loadRecords } from '../records.ts';

/** Every page that a reader may land on. Its date is that of its last review or change, never that of the build. */
export function GET() {
  const records = loadRecords();
  const pages = [
    ...records.reviews.map(({ path, checked }) => ({ path, modified: checked })),
    { path: '/about', modified: aboutUpdated },
    { path: '/terms', modified: termsUpdated },
    ...libraryPages(libraryOf(records)),
  ];
  return new Response(sitemap(loadConfig().origin, pages), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
