import type { ProseRule } from './prose-rule.ts';
import { paragraphsOf, wordsOf } from '../../prose-text.ts';

/** A run of this many words in more than this many essays is a formula. */
const run = 12;
const essaysThatMayShare = 2;

/** No sentence does service in three essays. */
export const runs: ProseRule = ({ essays }) => {
  const holders = new Map<string, Set<string>>();
  for (const { slug, body } of essays) {
    const words = paragraphsOf(body).flatMap(wordsOf);
    for (let at = 0; at + run <= words.length; at += 1) {
      const key = words.slice(at, at + run).join(' ');
      holders.set(key, (holders.get(key) ?? new Set()).add(slug));
    }
  }
  const shared = [...holders].filter(([, slugs]) => slugs.size > essaysThatMayShare);
  const told = new Set<string>();
  return shared.flatMap(([words, slugs]) => {
    const key = [...slugs].join(' ');
    if (told.has(key)) return [];
    told.add(key);
    return [
      {
        file: `essays/${[...slugs].at(-1) ?? ''}.md`,
        field: '',
        message: `“${words} …” stands in ${slugs.size} essays (${[...slugs].join(', ')}); say it in its own words`,
      },
    ];
  });
};
