import { idPattern } from '../../src/model/common.ts';
import { essay, themes } from '../../src/model/essay.ts';

/** What has to be known to start an essay. */
export interface DraftAnswers {
  slug: string;
  title: string;
  theme: string;
}

/** What is wrong with an answer, as a sentence, or undefined where nothing is. */
export function problemOf(field: keyof DraftAnswers, answer: string): string | undefined {
  if (field === 'slug')
    return idPattern.test(answer) ? undefined : 'A slug is lower case words joined by hyphens, as in fog-and-return.';
  if (field === 'theme')
    return themes.some((theme) => theme === answer) ? undefined : `A theme is one of: ${themes.join(', ')}.`;
  const result = essay.shape.title.safeParse(answer);
  return result.success ? undefined : `${result.error.issues.map(({ message }) => message).join('; ')}.`;
}

/** An essay that is there already. */
export interface OtherEssay {
  slug: string;
  theme: string;
}

/** Three essays to relate to until the writer chooses: neighbors on the shelf first. */
function relatedTo({ theme }: DraftAnswers, others: readonly OtherEssay[]): string[] {
  return others
    .toSorted((a, b) => Number(b.theme === theme) - Number(a.theme === theme))
    .slice(0, 3)
    .map(({ slug }) => slug);
}

/** The file of a new essay: valid front matter, and a place for the text. `today` is an ISO day. */
export function draftOf(answers: DraftAnswers, others: readonly OtherEssay[], today: string): string {
  return `---
title: ${JSON.stringify(answers.title)}
emoji: 🌱
excerpt: Write here, in 110 to 180 characters, a reason to open this essay. It is no summary and asks no question; the card in the library shows it.
inShort: Write here what the reader came for, in at most 25 words.
theme: ${answers.theme}
troubles: [sleep]
shape: story
drawing: reeds
tomorrow:
  do: Write here what to do, possible for anybody
  takes: Ten minutes
  sign: Write here how a reader will know
related: [${relatedTo(answers, others).join(', ')}]
careCards: []
lastReviewed: ${today}
backLabel: library
---

Open with a scene or an image. Then 500 to 1,200 words with one idea and something to do today.

Cite after the sentence, with an id from content/evidence/references. A paragraph that is only a care card’s mark places the card.
`;
}
