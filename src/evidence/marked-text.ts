import { outsideNames, type OutsideName } from '../site/links.ts';
import { byId } from '../model/records.ts';
import type { Claim } from '../model/evidence.ts';

/**
 * A piece of a marked text: words; a claim, whole or in these words; words that rest on a source; a link on this site; or a link to
 * an outside address that the configuration names.
 */
type MarkedPiece =
  | { words: string }
  | { claim: string; words?: string }
  | { reference: string; words: string }
  | { href: string; words: string }
  | { to: OutsideName; words: string };

/**
 * `[claim:id]`, `[words](claim:id)`, `[words](reference:id)`, `[words](/address)`, `[words](#part)` and `[words](to:license)`. What
 * begins with `//` would be another site.
 */
const mark = new RegExp(
  String.raw`\[claim:([^\]\s]+)\]|\[([^\]]+)\]\((?:(claim|reference):([^)\s]+)|((?:/(?![/\\])|#)[^)\s]*)|to:(${outsideNames.join('|')}))\)`,
  'g',
);

/** The pieces of a text, in their order. Brackets that aren’t a mark stay as words, and a rule refuses them. */
export function markedPieces(text: string): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(mark)) {
    const [whole, claim, words = '', kind, id = '', href, to] = match;
    if (match.index > end) pieces.push({ words: text.slice(end, match.index) });
    if (claim) pieces.push({ claim });
    else if (href) pieces.push({ href, words });
    else if (to) pieces.push({ to: to as OutsideName, words });
    else pieces.push(kind === 'claim' ? { claim: id, words } : { reference: id, words });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end) });
  return pieces;
}

/** The words of a text without its marks, for paper. */
export const unmarked = (text: string, claims: readonly Claim[]): string =>
  markedPieces(text)
    .map((piece) => piece.words ?? ('claim' in piece ? byId(claims, piece.claim).text : ''))
    .join('');
