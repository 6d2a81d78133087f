import { getCollection } from 'astro:content';
import { atomFeed, newestEssays } from '../domain/feed.ts';
import { replaceCitations } from '../domain/citations.ts';
import { byId } from '../domain/records.ts';
import { notesOf } from '../domain/essay-text.ts';
import { loadConfig, loadRecords } from '../records.ts';

/** The newest essays with full text, for readers of feeds. Citations become numbers, as on the page; care cards become links to /help. */
export async function GET() {
  const records = loadRecords();
  const rendered = new Map((await getCollection('essays')).map((entry) => [entry.id, entry.rendered?.html ?? '']));
  const essays = newestEssays(records.essays).map((essay) => {
    const notes = notesOf(essay.body, records);
    const numbered = replaceCitations(rendered.get(essay.slug) ?? '', (ids) => `<sup>${notes.filter(({ id }) => ids.includes(id)).map(({ number, id }) => `<a href="/blog/${essay.slug}#note-${id}">${number}</a>`).join(', ')}</sup>`);
    const html = numbered.replaceAll(/<p>\[care:([a-z-]+)\]<\/p>/g, (_, id: string) => `<p><strong>${byId(records.careCards, id).title}:</strong> <a href="/help#care-${id}">what to do, and whom to call</a></p>`);
    return { essay, html };
  });
  return new Response(atomFeed(loadConfig(), essays), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
