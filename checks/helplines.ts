import { blocksOf } from './blocks.ts';
import type { BuiltCheck } from './check.ts';

/** The numbers that were read at their source, as a link dials them. A wrong digit here could cost a life. */
const verified = ['911', '988', '1-800-222-1222', '1-800-662-4357', '1-800-799-7233', '800-787-3224', '1-800-422-4453'];
const canBeTexted = ['988', '88788'];

/** Digits in print that a reader might dial: a North American number in any of its forms. */
const printed = /(?<![\d.-])(?:\+?1[\s.\u00a0-]?)?\(?\d{3}\)?[\s.\u00a0-]\d{3}[\s.\u00a0-]\d{4}(?![\d-])/g;

/** Every number to call or text is one of the verified ones, in the form that every phone dials, and says itself or its name. */
export const helplines: BuiltCheck = {
  page({ root }) {
    const links = root.querySelectorAll('a[href]').flatMap((link) => {
      const [, by = '', number = ''] = /^(tel|sms):(.*)$/.exec(link.getAttribute('href') ?? '') ?? [];
      if (!by) return [];
      const known = by === 'tel' ? verified : canBeTexted;
      if (!known.includes(number))
        return [
          `${by}:${number} is no verified number; the verified ones to ${by === 'tel' ? 'call' : 'text'} are ${known.join(', ')}, and their words stand in src/content/evidence/care-cards`,
        ];
      const other = verified.find(
        (candidate) => candidate !== number && link.text.replace(number, '').includes(candidate),
      );
      return other ? [`the link “${link.text.trim()}” dials ${number} and shows ${other}`] : [];
    });
    const body = root.querySelector('body') ?? root;
    const words = blocksOf(body)
      .flatMap(({ text }) => [...text.matchAll(printed)].map(([found]) => found))
      .filter((found) => !verified.includes(found));
    return {
      faults: [
        ...links,
        ...words.map((found) => `shows the number ${found}, which is not one of the verified ${verified.join(', ')}`),
      ],
    };
  },
};
