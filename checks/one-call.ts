import type { HTMLElement } from 'node-html-parser';
import type { BuiltCheck } from './built-check.ts';

/** What a reader takes in as one thing; so is what stands below one heading of an essay. */
const parts = 'section, article, aside, nav, main';
const rowPart = '[data-care-form="row"]';
const callLink = 'a[href^="tel:"]';
const button = '.call[href^="tel:"]';

const dialedBy = (link: HTMLElement) => link.getAttribute('href')?.slice('tel:'.length) ?? '';

/** A button of a row that its line does not name, or another before 911 where the line says 911. */
function rowProblems(row: HTMLElement): string[] {
  const id = row.getAttribute('data-care') ?? '';
  const links = row.querySelectorAll(button);
  const line = links.reduce((text, link) => text.replace(link.text, ''), row.text);
  const nameOf = (link: HTMLElement) => /^Call (.+?)(?:, [\d-]+)?$/.exec(link.text)?.[1] ?? link.text;
  const [first] = links;
  return [
    ...links
      .filter((link) => !line.includes(nameOf(link)))
      .map((link) => `the row "${id}" offers to call ${nameOf(link)}, which its line does not name: change either`),
    ...(first && line.includes('911') && dialedBy(first) !== '911'
      ? [`the row "${id}" says 911, and its first button calls ${dialedBy(first)}: put 911 first in its line`]
      : []),
  ];
}

/**
 * A number to call is a link once in a part of a page: said twice, a reader has to find out what differs. Only a row that
 * names two may repeat the first, and every button of a row calls what its line names (row V11).
 */
export const oneCall: BuiltCheck = {
  page({ root }) {
    const dialed = new Map<HTMLElement | null, Set<string>>();
    const problems: string[] = root.querySelectorAll(`main ${rowPart}`).flatMap(rowProblems);
    for (const element of root.querySelectorAll(`main :is(h2, h3, ${callLink})`)) {
      const part = element.closest(parts);
      const number = element.tagName === 'A' ? dialedBy(element) : undefined;
      const here = number === undefined ? new Set<string>() : (dialed.get(part) ?? new Set());
      const isOneOfTwo = (element.closest(rowPart)?.querySelectorAll(button).length ?? 0) > 1;
      if (number !== undefined && here.has(number) && !isOneOfTwo)
        problems.push(
          `offers to call ${number} twice in one part${part?.id ? ` (#${part.id})` : ''}: make the second one plain text`,
        );
      if (number !== undefined) here.add(number);
      dialed.set(part, here);
    }
    return { problems };
  },
};
