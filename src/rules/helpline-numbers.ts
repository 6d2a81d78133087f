import { recordFile, type Records } from '../model/records.ts';
import { dialed, numbersOf } from '../safety/helplines.ts';
import { problem, type Problem } from '../problems/problems.ts';
import type { Helpline } from '../model/evidence.ts';

/** Every number in a text, as it's dialed. "800-799-SAFE (7233)" is one too. */
function dialedIn(text: string): Set<string> {
  const spelledOut = text.replace(/[A-Z]{4} \((\d{4})\)/g, '$1');
  return new Set(
    [...spelledOut.matchAll(/(?<![\d-])(?:1-)?\d{3}-\d{3}-\d{4}(?![\d-])|(?<![\d/-])\d{3,6}(?![\d/-])/g)].map(
      ([number]) => dialed(number),
    ),
  );
}

const tenDigits = /(?<![\d-])(?:1-)?\d{3}-\d{3}-\d{4}(?![\d-])/g;

/**
 * Refuses a helpline's number that none of its references gives, and a number in a source that is no helpline's: either would reach no
 * one.
 */
export function helplineNumbersHaveASource({ helplines, references }: Records): Problem[] {
  const isGiven = (helpline: Helpline, number: string) =>
    references
      .filter(({ id }) => helpline.references.includes(id))
      .some(({ title, finding, caution = '' }) => dialedIn(`${title} ${finding} ${caution}`).has(dialed(number)));
  const known = new Set(helplines.flatMap(numbersOf).map(dialed));
  const ownProblems = helplines.flatMap((helpline) =>
    numbersOf(helpline)
      .filter((number) => !isGiven(helpline, number))
      .map((number) =>
        problem(
          recordFile('helplines', helpline.id),
          number === helpline.call ? 'call' : 'text.number',
          `${number} isn't in any of its references (${helpline.references.join(', ')}). Compare each digit with the source, or name the reference that gives this number.`,
        ),
      ),
  );
  // While a helpline's own number may be wrong, a source that gives the right one would be accused.
  const sources = ownProblems.length > 0 ? [] : references;
  return [
    ...ownProblems,
    ...sources.flatMap(({ id, ...source }) => {
      const expected = helplines
        .filter((helpline) => helpline.references.includes(id) && dialed(helpline.call).length === 10)
        .map(({ name, call }) => `the number of ${name}, ${call}`);
      const whose = expected.length > 0 ? expected.join(', or ') : 'the number of a helpline';
      return (['title', 'finding', 'caution'] as const).flatMap((field) =>
        [...(source[field] ?? '').matchAll(tenDigits)]
          .filter(([number]) => !known.has(dialed(number)))
          .map(([number]) =>
            problem(
              recordFile('references', id),
              field,
              `${number} isn't ${whose}. Compare each digit with the source. If a helpline’s number has changed, read the source again, and write its new number here. If it’s no helpline’s, leave it out.`,
            ),
          ),
      );
    }),
  ];
}
