import { atomFeed, feedHtml, newestFirst } from '../export/feed.ts';
import { essayHtml } from '../library/essay-html.ts';
import { libraryOf } from '../model/library.ts';
import { loadConfig, loadRecords } from '../content-loader/records.ts';

/** Every essay with full text, for readers of feeds. */
export function GET() {
  const records = loadRecords();
  const essays = newestFirst(records.essays).map((essay) => ({
    essay,
    theme: libraryOf(records).themeOf(essay.slug) ?? '',
    html: feedHtml(essayHtml(essay).html, essay, records),
  }));
  return new Response(atomFeed(loadConfig(), essays, records.libraryScreen.who), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
