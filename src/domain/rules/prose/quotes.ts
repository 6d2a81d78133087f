import type { ProseRule } from './prose-rule.ts';

/** Straight marks in a text that is set in type. Records refuse them by their schema; the text of an essay has none. */
export const quotes: ProseRule = ({ essays }) =>
  essays.flatMap(({ slug, body }) =>
    body.split('\n').flatMap((line, index) => {
      const found = /.{0,20}(?:["']|--|\.\.\.).{0,20}/.exec(line)?.[0];
      return found
        ? [
            {
              file: `essays/${slug}.md`,
              field: `text, line ${index + 1}`,
              message: `“${found.trim()}” holds a straight mark; write ’ “ ” – …`,
            },
          ]
        : [];
    }),
  );
