import { numbersOf } from '../../src/safety/helplines.ts';
import { textsIn } from '../../src/model/texts.ts';
import type { Records } from '../../src/model/records.ts';
import { blocksOf } from './blocks.ts';
import type { BuiltCheck } from './built-check.ts';

/** Digits in print that a reader might dial: a North American number in any of its forms. */
const printed = /(?<![\d.-])(?:\+?1[\s.\u00a0-]?)?\(?\d{3}\)?[\s.\u00a0-]\d{3}[\s.\u00a0-]\d{4}(?![\d-])/g;

const known = new WeakMap<Records, ReadonlySet<string>>();

/** Numbers that may be printed without a link: those in a source’s own words, which `/sources` quotes. */
function inSources(records: Records): ReadonlySet<string> {
  const numbers =
    known.get(records) ??
    new Set(
      records.references.flatMap((reference) =>
        textsIn(reference).flatMap(({ text }) => [...text.matchAll(printed)].map(([found]) => found)),
      ),
    );
  known.set(records, numbers);
  return numbers;
}

/** Every number to call or text is that of a helpline in the records, in the form that every phone dials, and says itself or its name. */
export const helplines: BuiltCheck = {
  page({ root }, { records }) {
    const numbers = records.helplines.flatMap(numbersOf);
    const links = root.querySelectorAll('a[href]').flatMap((link) => {
      const [, by = '', number = ''] = /^(tel|sms):(.*)$/.exec(link.getAttribute('href') ?? '') ?? [];
      if (!by) return [];
      const dialed = records.helplines.flatMap(({ call, text }) => (by === 'tel' ? call : (text?.number ?? [])));
      if (!dialed.includes(number))
        return [
          `${by}:${number} isn’t the number of a helpline. The numbers to ${by === 'tel' ? 'call' : 'text'} are ${dialed.join(', ')}, from content/evidence/helplines`,
        ];
      const other = numbers.find(
        (candidate) => candidate !== number && link.text.replace(number, '').includes(candidate),
      );
      return other ? [`the link “${link.text.trim()}” dials ${number} and shows ${other}`] : [];
    });
    const body = root.querySelector('body') ?? root;
    const mayStand = new Set([...numbers, ...inSources(records)]);
    const words = blocksOf(body)
      .flatMap(({ text }) => [...text.matchAll(printed)].map(([found]) => found))
      .filter((found) => !mayStand.has(found));
    return {
      problems: [
        ...links,
        ...words.map((found) => `shows the number ${found}, which is that of no helpline: ${numbers.join(', ')}`),
      ],
    };
  },
};
