import { recordFile } from '../model/content-files.ts';
import { numbersOf } from './helplines.ts';
import type { Problem } from '../model/problems.ts';
import type { Records } from '../model/records.ts';
import type { Helpline } from '../model/evidence.ts';

/** Digits as they're dialed: without hyphens and the leading 1. */
const dialed = (number: string) => number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** Every number in a text, as it's dialed. "800-799-SAFE (7233)" is one too. */
function numbersIn(text: string): Set<string> {
  const spelledOut = text.replace(/[A-Z]{4} \((\d{4})\)/g, '$1');
  return new Set(
    [...spelledOut.matchAll(/(?<![\d-])(?:1-)?\d{3}-\d{3}-\d{4}(?![\d-])|(?<![\d/-])\d{3,6}(?![\d/-])/g)].map(
      ([found]) => dialed(found),
    ),
  );
}

/** Refuses a helpline's number that none of its references gives: with one wrong digit, a call reaches no one. */
export function helplineNumbersHaveASource({
  helplines,
  references,
}: Pick<Records, 'helplines' | 'references'>): Problem[] {
  const isGiven = (helpline: Helpline, number: string) =>
    references
      .filter(({ id }) => helpline.references.includes(id))
      .some(({ title, finding, caution = '' }) => numbersIn(`${title} ${finding} ${caution}`).has(dialed(number)));
  return helplines.flatMap((helpline) =>
    numbersOf(helpline)
      .filter((number) => !isGiven(helpline, number))
      .map((number) => ({
        file: recordFile('helplines', helpline.id),
        field: number === helpline.call ? 'call' : 'text.number',
        message: `${number} isn't in any of its references (${helpline.references.join(', ')}). Compare each digit with the source, or name the reference that gives this number.`,
      })),
  );
}
