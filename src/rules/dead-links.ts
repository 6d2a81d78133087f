import { essayLines, everyText } from '../model/every-text.ts';
import { essayFile, type Records } from '../model/records.ts';
import { nearest, problem, type Problem } from '../problems/problems.ts';
import { careAnchor, moreHelpAnchor } from '../safety/care.ts';
import { essayPath, membersOf, pages } from '../site/pages.ts';
import { normalized } from '../text/texts.ts';

/** An address of this site: where a link in a text leads, or a whole field. */
const address = /\]\(([/#][^)\s]*)\)|^(\/\S*)$/g;

const heading = /^#+ (.*)$/gm;

/** Parts of a page that records make. */
interface Parts {
  path: string;
  /** How their anchors begin. */
  prefix?: string;
  /** Their anchors, or the headings that those are made from. */
  names: readonly string[];
}

const partsIn = ({ essays, textPages, careCards, moreHelp }: Records): Parts[] => [
  { path: '/help', prefix: careAnchor(''), names: careCards.map(({ id }) => careAnchor(id)) },
  { path: '/help', prefix: moreHelpAnchor(''), names: moreHelp.map(({ id }) => moreHelpAnchor(id)) },
  ...textPages.map(({ path, sections }) => ({ path, names: sections.map(({ id }) => id) })),
  ...essays.map(({ slug, body }) => ({
    path: essayPath(slug),
    names: Array.from(body.matchAll(heading), ([, words = '']) => words),
  })),
];

const letters = (text: string) => normalized(text).replaceAll(' ', '');

/**
 * Refuses a link to a page that isn't there, or to a part of one that no record makes. Files, and parts that a component
 * makes, are left to the check on the built pages.
 */
export function linksLeadSomewhere(records: Records): Problem[] {
  const paths = pages.flatMap((entry) => membersOf(entry, records)).map(({ path }) => path);
  const parts = partsIn(records);
  const flawOf = (href: string, from: string) => {
    const { pathname, hash } = new URL(href, `http://site${from}`);
    if (!paths.includes(pathname) && !pathname.includes('.')) {
      const meant = nearest(pathname, paths);
      return `links to ${href}, which doesn’t exist.${meant ? ` Did you mean ${meant}?` : ''}`;
    }
    const anchor = decodeURIComponent(hash.slice(1));
    const known = parts.find(({ path, prefix = '' }) => path === pathname && anchor && anchor.startsWith(prefix));
    return known && !known.names.some((name) => letters(name) === letters(anchor))
      ? `links to ${href}, but ${pathname} has no part “${anchor}”.`
      : undefined;
  };
  return [...everyText(records), ...essayLines(records)].flatMap(({ file, field, text }) => {
    const essay = records.essays.find(({ slug }) => essayFile(slug) === file);
    return Array.from(text.matchAll(address), ([, link, whole]) => link ?? whole ?? '')
      .filter((href) => essay !== undefined || !href.startsWith('#'))
      .flatMap((href) => flawOf(href, essay ? essayPath(essay.slug) : '/') ?? [])
      .map((flaw) => problem(file, field, flaw));
  });
}
