import type { HTMLElement } from 'node-html-parser';
import type { BuiltCheck } from './built-check.ts';

/** What a reader takes in as one thing; so is what stands below one heading of an essay. */
const parts = 'section, article, aside, nav, main';

/** A number to call is a link once in a part of a page: said twice, a reader has to find out what differs (row V11). */
export const oneCall: BuiltCheck = {
  page({ root }) {
    const dialed = new Map<HTMLElement | null, Set<string>>();
    const faults: string[] = [];
    for (const element of root.querySelectorAll('main :is(h2, h3, a[href^="tel:"])')) {
      const part = element.closest(parts);
      const number = /^tel:(.*)$/.exec(element.getAttribute('href') ?? '')?.[1];
      const here = number === undefined ? new Set<string>() : (dialed.get(part) ?? new Set());
      if (number !== undefined && here.has(number))
        faults.push(
          `offers to call ${number} twice in one part${part?.id ? ` (#${part.id})` : ''}: make the second one plain text`,
        );
      if (number !== undefined) here.add(number);
      dialed.set(part, here);
    }
    return { faults };
  },
};
