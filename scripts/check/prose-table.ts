import { citationsIn } from '../../src/domain/citations.ts';
import { wordCount } from '../../src/domain/library.ts';
import type { Essay } from '../../src/domain/schema/essay.ts';
import { readingGrade } from '../../src/domain/prose-text.ts';

/** Every essay with its words, reading grade, citations and care cards, the hardest to read first. */
export function proseTable(essays: readonly Essay[]): string {
  const rows = essays
    .map(({ slug, body, careCards }) => ({
      slug,
      words: wordCount(body),
      grade: readingGrade(body),
      citations: citationsIn(body).length,
      careCards,
    }))
    .toSorted((a, b) => b.grade - a.grade)
    .map(({ slug, words, grade, citations, careCards }) =>
      [
        slug.padEnd(32),
        String(words).padStart(5),
        grade.toFixed(1).padStart(6),
        String(citations).padStart(10),
        `  ${careCards.join(', ') || '–'}`,
      ].join(' '),
    );
  return ['Essay                            words  grade  citations   care cards', ...rows].join('\n');
}
