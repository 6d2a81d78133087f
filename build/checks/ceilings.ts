import type { HTMLElement } from 'node-html-parser';
import { leftOutForChildren } from '../../src/safety/children-limits.ts';
import { cappedIn, withoutCeiling } from '../../src/safety/ceilings.ts';
import { blocksOf, ancestor } from './blocks.ts';
import type { BuiltCheck } from './built-check.ts';
import { isAboutSources } from './citations-on-page.ts';

/** What a study gave, and the table that compares each dose with every limit. */
const isComparedOrStudied = (element: HTMLElement) =>
  ['data-reference', 'data-comparison'].some((attribute) => element.hasAttribute(attribute));

/** The heading of a text’s list item, row or article, which names the substance if the text doesn’t. */
export const nameAround = (element: HTMLElement): string => {
  const around = (tag: string) => ancestor(element, ({ tagName }) => tagName === tag);
  const part = around('LI') ?? around('TR') ?? around('ARTICLE');
  return part?.querySelector('h3, h4, th, dt')?.text ?? '';
};

/** No dose of a capped substance appears without its ceiling in the same block of text. */
export const ceilings: BuiltCheck = {
  page({ path, root }, { records }) {
    const main = root.querySelector('main');
    // The pages about sources say what was studied, and by whom.
    if (!main || isAboutSources(path)) return {};
    const capped = cappedIn(records);
    return {
      problems: blocksOf(main, isComparedOrStudied).flatMap(({ element, text }) => {
        const name = withoutCeiling(text, capped, nameAround(element));
        const leftOut = leftOutForChildren(text, records.limits, nameAround(element));
        return [
          ...(name
            ? [
                `“${text.slice(0, 90)}” gives an amount of ${name} without its ceiling or limit. Print supplement.dosage, which contains it, or say it in the same text.`,
              ]
            : []),
          ...(leftOut.length > 0
            ? [
                `“${text.slice(0, 90)}” gives a children’s multivitamin without ${leftOut.join(', ')}. Print the slot’s dosage, which contains them.`,
              ]
            : []),
        ];
      }),
    };
  },
};
