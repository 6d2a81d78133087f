import { careAnchor } from '../safety/care.ts';
import { whoseWord } from '../evidence/basis.ts';
import { citationsIn, replaceCitations } from '../evidence/citations.ts';
import { noteAnchor, notesOf, type Note } from '../evidence/page-notes.ts';
import type { SiteConfig } from '../site/config.ts';
import { labeledBy, splitAtMarks } from '../library/essay-html.ts';
import { asSentence } from '../text/sentences.ts';
import { parseHtml } from '../site/html.ts';
import { escapeHtml } from '../site/escape-html.ts';
import { essayPath } from '../site/pages.ts';
import { byId, type Records } from '../model/records.ts';
import type { Essay } from '../model/essay.ts';

/** An essay for a feed: its front matter, the theme of its shelf, and its text as HTML, with addresses that work anywhere. */
type FeedEssay = { essay: Essay; theme: string; html: string };

/**
 * An essay’s HTML for readers of feeds. Citations become the numbers of its notes, which lead to its page; a care card
 * becomes a line that leads to the card on `/help`.
 */
export function feedHtml(
  html: string,
  essay: Pick<Essay, 'slug' | 'body' | 'careCards' | 'tomorrow'>,
  records: Pick<Records, 'claims' | 'references' | 'careCards' | 'siteScreen'>,
): string {
  const notes = notesOf(citationsIn(essay.body), records);
  const linkTo = (note: Note, before: string) => {
    const ours = labeledBy(note, before);
    return `<a href="${essayPath(essay.slug)}#${noteAnchor(note.id)}">${ours ? whoseWord(ours.basis) : note.number}</a>`;
  };
  const numbered = replaceCitations(
    html,
    (ids, before) =>
      `<sup>${notes
        .filter(({ id }) => ids.includes(id))
        .map((note) => linkTo(note, before))
        .join(', ')}</sup>`,
  );
  const lineTo = (card: string) => {
    const link = `<a href="/help#${careAnchor(card)}">${escapeHtml(records.siteScreen.feedCare)}</a>`;
    return `<p><strong>${escapeHtml(byId(records.careCards, card).title)}:</strong> ${link}</p>`;
  };
  const { do: act, takes, sign } = essay.tomorrow;
  const tomorrow = [act, takes, sign].map((line) => escapeHtml(asSentence(line))).join(' ');
  const step = `<p><strong>Tomorrow:</strong> ${tomorrow}</p>`;
  return splitAtMarks(numbered, essay)
    .map((part) => {
      if ('card' in part) return lineTo(part.card);
      return 'html' in part ? part.html : step;
    })
    .join('');
}

/** HTML of the page at this address, usable anywhere: links within the site and the page become complete addresses. */
function absolute(html: string, address: string): string {
  const root = parseHtml(html);
  for (const link of root.querySelectorAll('a[href]'))
    link.setAttribute('href', escapeHtml(new URL(link.getAttribute('href') ?? '', address).href));
  return root.toString();
}

/** The essays in the order of the feed, newest review first. */
export const newestFirst = (essays: readonly Essay[]): Essay[] =>
  essays.toSorted((a, b) => b.lastReviewed.localeCompare(a.lastReviewed) || a.slug.localeCompare(b.slug));

/** The library as an Atom feed (RFC 4287) with full text, in the order given. No shop link is in it. */
export function atomFeed(config: SiteConfig, essays: readonly FeedEssay[], subtitle: string): string {
  const updated = `${essays[0]?.essay.lastReviewed ?? '1970-01-01'}T00:00:00Z`;
  const entries = essays.map(({ essay, theme, html }) => {
    const address = config.origin + essayPath(essay.slug);
    return `<entry>
<title>${escapeHtml(`${essay.emoji} ${essay.title}`)}</title>
<id>${address}</id>
<link href="${address}"/>
<updated>${essay.lastReviewed}T00:00:00Z</updated>
<category term="${theme}"/>
<summary>${escapeHtml(essay.excerpt)}</summary>
<content type="html">${escapeHtml(absolute(html, address))}</content>
</entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<title>${escapeHtml(config.brand)} Impact Library</title>
<subtitle>${escapeHtml(subtitle)}</subtitle>
<id>${config.origin}/blog</id>
<link href="${config.origin}/blog"/>
<link rel="self" href="${config.origin}/feed.xml"/>
<updated>${updated}</updated>
<author><name>${escapeHtml(config.brand)}</name></author>
<rights>CC BY-NC 4.0, ${escapeHtml(config.licenseUrl)}</rights>
${entries.join('\n')}
</feed>
`;
}

/** A sitemap: each page with the ISO day on which its content was last checked or changed. */
export function sitemap(origin: string, pages: readonly { path: string; modified: string }[]): string {
  const urls = pages.map(
    ({ path, modified }) => `<url><loc>${escapeHtml(origin + path)}</loc><lastmod>${modified}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
