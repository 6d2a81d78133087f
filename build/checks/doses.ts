import type { HTMLElement } from 'node-html-parser';
import type { Records } from '../../src/model/records.ts';
import { escaped } from '../../src/text/texts.ts';
import { givesAmount, givesPieces } from '../../src/rules/words/typed-amounts.ts';
import { ancestor, blocksOf, isAboutSources } from './built-page.ts';
import type { BuiltCheck } from './built-check.ts';

/** An ingredient that has a ceiling, with what a page has to show wherever it gives an amount. */
interface Capped {
  name: string;
  /** How a text names it: by its id, or as one of the supplements that contain it. */
  named: RegExp;
  /** Its ceiling, or a limit for some age. */
  ceiling: RegExp;
  supplements: readonly string[];
}

const cappedIn = ({ ingredients, supplements, limits }: Records) =>
  ingredients.flatMap(({ id, ceiling }): Capped[] => {
    if (!ceiling) return [];
    const inside = supplements.filter((supplement) => supplement.ingredients.includes(id));
    const names = [id.replaceAll('-', ' '), ...inside.map(({ name }) => name)];
    const amounts = [ceiling, ...limits.filter(({ nutrient }) => nutrient === id)].flatMap(({ amount, unit }) =>
      amount === undefined ? [] : [`${amount}\\s${unit}`],
    );
    return [
      {
        name: inside[0]?.name ?? id,
        named: new RegExp(`\\b(?:${names.map((name) => escaped(name.replace(/(?:y|ies|s)$/, ''))).join('|')})`, 'i'),
        ceiling: new RegExp(`(?<![\\d,.])(?:${amounts.join('|')})\\b`),
        supplements: inside.map((supplement) => supplement.id),
      },
    ];
  });

/** The notes, which say what a study gave, and the table that compares each dose with every limit. */
const isComparedOrStudied = (element: HTMLElement) =>
  ['data-page-notes', 'data-comparison'].some((attribute) => element.hasAttribute(attribute));

const around = (element: HTMLElement, ...tags: string[]) => ancestor(element, ({ tagName }) => tags.includes(tagName));

/** What an amount is of: what the heading or the row around its text names, or else the text itself. */
function meantIn(text: string, element: HTMLElement, capped: readonly Capped[]): Capped[] {
  const part = around(element, 'LI') ?? around(element, 'TR') ?? around(element, 'ARTICLE');
  const heading = part?.querySelector('h3, h4, th, dt')?.text ?? '';
  const inHeading = capped.filter(({ named }) => named.test(heading));
  return inHeading.length > 0 ? inHeading : capped.filter(({ named }) => named.test(text));
}

/** Whether a supplement’s cautions are in the entry of its dose, where a reader who sees one sees the other without opening anything. */
const hasCautionNextTo = (dose: HTMLElement, id: string): boolean =>
  (around(dose, 'ARTICLE', 'LI', 'TR', 'DD')?.querySelectorAll(`[data-safety="${id}"]`) ?? []).some((caution) => {
    const fold = caution.closest('details');
    return fold === null || ancestor(dose, (element) => element === fold) !== undefined;
  });

/**
 * M6: no amount of a capped substance without its ceiling in the same text, and no gummies without their cautions, open, in the same
 * entry.
 */
export const bareAmounts: BuiltCheck = ({ records }) => ({
  page({ path, root }) {
    const main = root.querySelector('main');
    // The pages about sources say what was studied, and by whom.
    if (!main || isAboutSources(path)) return [];
    const capped = cappedIn(records);
    return blocksOf(main, isComparedOrStudied).flatMap(({ element, text }) =>
      (givesAmount(text) ? meantIn(text, element, capped) : []).flatMap(({ name, ceiling, supplements }) => {
        const gives = `“${text.slice(0, 90)}” gives an amount of ${name} without`;
        const isBare = givesPieces(text) && supplements.some((id) => !hasCautionNextTo(element, id));
        return [
          ...(ceiling.test(text)
            ? []
            : [`${gives} its ceiling or limit. Say it in the same text, as the dosage of a supplement does.`]),
          ...(isBare
            ? [
                `${gives} who skips it and what it isn’t mixed with. Put its cautions in the same entry, or give no amount here.`,
              ]
            : []),
        ].map((message) => ({ message, words: text }));
      }),
    );
  },
});
