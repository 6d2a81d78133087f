import { getCollection } from 'astro:content';
import { atomFeed, feedHtml, newestFirst } from '../export/feed.ts';
import { libraryOf } from '../model/library.ts';
import { loadConfig, loadRecords } from '../content-loader/records.ts';

/** Every essay with full text, for readers of feeds. */
export async function GET() {
  const records = loadRecords();
  const rendered = new Map((await getCollection('essays')).map((entry) => [entry.id, entry.rendered?.html ?? '']));
  const essays = newestFirst(records.essays).map((essay) => ({
    essay,
    theme: libraryOf(records).themeOf(essay.slug) ?? '',
    html: feedHtml(rendered.get(essay.slug) ?? '', essay, records),
  }));
  return new Response(atomFeed(loadConfig(), essays, records.libraryScreen.who), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
