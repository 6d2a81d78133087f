import { numbersOf } from '../../src/safety/helplines.ts';
import type { BuiltCheck } from './built-check.ts';

/** Every link to call or text dials the number of a helpline in the records, as every phone dials it, and shows no other. */
export const helplines: BuiltCheck = {
  page({ root }, { records }) {
    const numbers = records.helplines.flatMap(numbersOf);
    const problems = root.querySelectorAll('a[href]').flatMap((link) => {
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
    return { problems };
  },
};
