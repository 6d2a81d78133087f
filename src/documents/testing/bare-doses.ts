import { cappedIn, withoutCeiling } from '../../domain/ceilings.ts';
import { leftOutForChildren } from '../../domain/children-limits.ts';
import type { Records } from '../../domain/records.ts';
import { squeezed, type ReadPdf } from './read-pdf.ts';

/** An amount as a bottle’s dose gives it. */
const pieces = /\b\d+ (?:gumm(?:y|ies)|capsules?|tablets?)\b/;

/** A text of a document as a reader has it: a joiner is no letter, and a line break is a space. */
const plain = (text: string) => text.replaceAll('\u{2060}', '').replaceAll(/\s+/gu, ' ').trim();

/**
 * Every paragraph, list item and cell of a document that gives an amount of melatonin, Ashwagandha or magnesium without its
 * ceiling or limit, or a children’s multivitamin without the most of each vitamin. A cell with a bottle’s dose is of what
 * the cell before it names; a dose of the comparison stands in a row with its limits; what a study gave stands in the note
 * of its claim.
 */
export function bareDoses(pdf: ReadPdf, records: Records): string[] {
  const capped = cappedIn(records);
  const compared = new Set(records.doses.map(({ words }) => squeezed(words)));
  const notes = records.claims.map(({ note }) => note);
  const isClaimNote = (text: string) =>
    notes.some((note) => squeezed(text).startsWith(squeezed(note)) || text.includes(plain(note)));
  const texts = pdf.tags.map(({ text }) => plain(text));
  return pdf.tags.flatMap(({ role }, index): string[] => {
    const text = texts[index] ?? '';
    const whole = compared.has(squeezed(text)) ? texts.slice(index, index + 3).join(' ') : text;
    const isBottle = (role === 'TD' || role === 'TH') && pieces.test(text);
    const bare =
      (withoutCeiling(whole, capped, isBottle ? texts[index - 1] : '') !== undefined && !isClaimNote(text)) ||
      leftOutForChildren(text, records.limits, texts.slice(Math.max(0, index - 3), index).join(' ')).length > 0;
    return bare ? [text] : [];
  });
}
