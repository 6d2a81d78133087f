/** `[@id]` or `[@id; @other]`, as Pandoc cites. */
const citation = /\[(@[a-z0-9-]+(?:;\s*@[a-z0-9-]+)*)\]/g;

const idsOf = (group: string) => group.split(';').map((part) => part.trim().slice(1));

/** Every id that a Markdown text cites, once each, in the order of their first citation: number 1 comes first. */
export function citationsIn(markdown: string): string[] {
  return [...new Set([...markdown.matchAll(citation)].flatMap(([, group = '']) => idsOf(group)))];
}

/** A Markdown text without its citations and the places of its care cards and of what to do tomorrow, which are no words. */
export const withoutMarks = (markdown: string): string =>
  markdown.replace(/\[(?:@|care:|claim:)[^\]]*\]|^\[tomorrow\]$/gm, '');

/** The words of a Markdown text, without marks, the addresses of links, and emphasis. */
export const wordsIn = (markdown: string): string =>
  withoutMarks(markdown)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_]+/g, '');

/** Replaces each citation in a text or its HTML by what `render` makes of its ids and of all that comes before it. */
export function replaceCitations(text: string, render: (ids: string[], before: string) => string): string {
  return text.replaceAll(citation, (_, group: string, at: number) => render(idsOf(group), text.slice(0, at)));
}
