import { sitemap } from '../export/feed.ts';
import { sitemapOf } from '../site/pages.ts';
import { loadConfig, loadRecords } from '../content-loader/records.ts';

/** Every page that a reader may land on. Its date is that of its last review or change, never that of the build. */
export function GET() {
  return new Response(sitemap(loadConfig().origin, sitemapOf(loadRecords())), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
