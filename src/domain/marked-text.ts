/** A piece of a marked text: words; a claim, whole or in these words; words that rest on a source; or a link on this site. */
export type MarkedPiece =
  | { words: string }
  | { claim: string; words?: string }
  | { reference: string; words: string }
  | { href: string; words: string };

/** `[claim:id]`, `[words](claim:id)`, `[words](reference:id)` and `[words](/address)` or `[words](#part)`. */
const mark = /\[claim:([^\]\s]+)\]|\[([^\]]+)\]\((?:(claim|reference):([^)\s]+)|([/#][^)\s]*))\)/g;

/** The pieces of a text, in their order. What looks like a mark and is none stays as words, and a rule refuses it. */
export function markedPieces(text: string): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(mark)) {
    const [whole, claim, words = '', kind, id = '', href] = match;
    if (match.index > end) pieces.push({ words: text.slice(end, match.index) });
    if (claim) pieces.push({ claim });
    else if (href) pieces.push({ href, words });
    else pieces.push(kind === 'claim' ? { claim: id, words } : { reference: id, words });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end) });
  return pieces;
}
