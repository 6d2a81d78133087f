import type { Fault } from '../../faults.ts';
import type { Essay } from '../../schema/essay.ts';
import type { ProseRule } from './prose-rule.ts';
import { paragraphsOf, wordsOf } from '../../prose-text.ts';

/** Words by which a reader takes two openings, or two endings, for the same. */
const alike = 3;

const places: readonly { field: string; words: (essay: Essay) => string[] }[] = [
  { field: 'title', words: ({ title }) => wordsOf(title).slice(0, alike) },
  { field: 'excerpt', words: ({ excerpt }) => wordsOf(excerpt).slice(0, alike) },
  { field: 'inShort', words: ({ inShort }) => wordsOf(inShort).slice(0, alike) },
  { field: 'opening', words: ({ body }) => wordsOf(paragraphsOf(body)[0] ?? '').slice(0, alike) },
  { field: 'ending', words: ({ body }) => wordsOf(paragraphsOf(body).at(-1) ?? '').slice(-alike) },
];

/** No two essays open or end with the same words. */
export const openings: ProseRule = ({ essays }) =>
  places.flatMap(({ field, words }) => {
    const bySame = Map.groupBy(essays, (essay) => words(essay).join(' '));
    return [...bySame].flatMap(([same, [first, ...others]]): Fault[] =>
      others.map(({ slug }) => ({
        file: `essays/${slug}.md`,
        field,
        message: `“${same}”, as in ${first?.slug ?? 'another essay'}; write another ${field}`,
      })),
    );
  });
