import type { ProseRule } from './prose-rule.ts';
import { readingGrade, sentencesOf, wordsOf } from '../../prose-text.ts';

/**
 * Bounds that were set from the first 36 essays, of November 2026. Their grades run from 3.1 to 5.9 with a middle of 4.6, and
 * their sentences from 10 to 15 words on average. One grade above the hardest still reads easily to a tired adult.
 */
export const bounds = { grade: 7, wordsASentence: 18 };

/** An essay reads about as easily as the first 36. */
export const readsEasily: ProseRule = ({ essays }) =>
  essays.flatMap(({ slug, body }) => {
    const grade = readingGrade(body);
    const sentences = sentencesOf(body);
    const average = sentences.flatMap(wordsOf).length / Math.max(1, sentences.length);
    const fault = (message: string) => ({ file: `essays/${slug}.md`, field: '', message });
    return [
      ...(grade > bounds.grade
        ? [
            fault(
              `reads at grade ${grade.toFixed(1)}; at most ${bounds.grade}. Shorter sentences and shorter words bring it down.`,
            ),
          ]
        : []),
      ...(average > bounds.wordsASentence
        ? [fault(`${average.toFixed(1)} words a sentence on average; at most ${bounds.wordsASentence}`)]
        : []),
    ];
  });
