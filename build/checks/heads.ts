import { onPage, type BuiltCheck } from './built-check.ts';

type Head = { title: string; description: string };

/** G6: every page has a title and a description of its own, and one main heading. */
export const heads: BuiltCheck<Head> = {
  page({ root }) {
    const title = root.querySelector('title')?.text ?? '';
    const description = root.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    const headings = root.querySelectorAll('h1').length;
    return {
      note: { title, description },
      problems: [
        ...(title ? [] : ['Missing title']),
        ...(description ? [] : ['Missing description']),
        ...(headings === 1 ? [] : [`Expected exactly one h1, found ${headings}`]),
      ],
    };
  },
  end(heads) {
    return (['title', 'description'] as const).flatMap((part) => {
      const seen = new Map<string, string>();
      return [...heads].flatMap(([path, head]) => {
        const other = seen.get(head[part]);
        seen.set(head[part], path);
        return other === undefined || head[part] === ''
          ? []
          : [onPage(path, `Same ${part} as ${other}: “${head[part]}”`, { words: head[part] })];
      });
    });
  },
};
