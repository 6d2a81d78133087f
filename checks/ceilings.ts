import type { HTMLElement } from 'node-html-parser';
import type { Records } from '../src/domain/records.ts';
import { blocksOf } from './blocks.ts';
import type { BuiltCheck } from './built-check.ts';
import { isAboutSources } from './citations-on-page.ts';

/** A substance that has a ceiling or a limit, and the words by which a page names it. */
interface Capped {
  name: string;
  named: RegExp;
  /** One of these stands wherever its dose does. */
  said: RegExp;
}

/** An amount to swallow: pieces, or milligrams that are no limit of somebody’s. */
const dose = /\b(?:\d+|one|two|three|four|five|six) (?:gumm(?:y|ies)|capsules?|tablets?)\b|\d[\d,]*\s?mg\b/i;

/** What a study gave, and the table that holds each dose against every limit. */
const isComparedOrStudied = (element: HTMLElement) =>
  ['data-reference', 'data-comparison'].some((attribute) => element.hasAttribute(attribute));

/** What is capped: each ingredient with a ceiling, by its own name, its id and the bottles that hold it. */
export function cappedIn({
  ingredients,
  supplements,
  limits,
}: Pick<Records, 'ingredients' | 'supplements' | 'limits'>): Capped[] {
  return ingredients.flatMap(({ id, ceiling }): Capped[] => {
    if (!ceiling) return [];
    const bottles = supplements.filter((supplement) => supplement.ingredients.includes(id)).map(({ name }) => name);
    const names = [id.replaceAll('-', ' '), ...bottles].map((name) => name.replace(/(?:y|ies|s)$/, ''));
    const amounts = [ceiling, ...limits.filter(({ nutrient }) => nutrient === id)].flatMap(({ amount, unit }) =>
      amount === undefined ? [] : [`${amount}\\s${unit}`],
    );
    return [
      {
        name: bottles[0] ?? id,
        named: new RegExp(`\\b(?:${names.join('|')})`, 'i'),
        said: new RegExp(`(?<![\\d,.])(?:${amounts.join('|')})\\b`),
      },
    ];
  });
}

/** The heading of the list item, row or article that a text stands in: where the substance is named, if the text does not. */
const nameAround = (element: HTMLElement): string => {
  const part = element.closest('li') ?? element.closest('tr') ?? element.closest('article');
  return part?.querySelector('h3, h4, th, dt')?.text ?? '';
};

/** No dose of something that has a ceiling stands without it in the same block of text. */
export const ceilings: BuiltCheck = {
  page({ path, root }, { records }) {
    const main = root.querySelector('main');
    // What was studied stands on the pages about sources, with who says it.
    if (!main || isAboutSources(path)) return {};
    const capped = cappedIn(records);
    return {
      faults: blocksOf(main, isComparedOrStudied)
        .filter(({ text }) => dose.test(text))
        .flatMap(({ element, text }) => {
          const around = nameAround(element);
          const inHead = capped.filter(({ named }) => named.test(around));
          const meant = inHead.length > 0 ? inHead : capped.filter(({ named }) => named.test(text));
          const [first] = meant;
          if (!first || meant.some(({ said }) => said.test(text))) return [];
          return [
            `“${text.slice(0, 90)}” gives an amount of ${first.name} without its ceiling or limit. Print supplement.dosage, which holds it, or say it in the same text.`,
          ];
        }),
    };
  },
};
