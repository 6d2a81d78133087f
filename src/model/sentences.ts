/** The sentences of a text. One ends only where the next one begins like a sentence, so that “0.5 mg” and “10 p.m. or later” stay whole. */
export const splitSentences = (text: string): string[] =>
  (text.match(/.+?(?:[.!?…]["”’)]*(?=\s+["“‘([]*[\p{Lu}\d])|$)/gsu) ?? []).map((sentence) => sentence.trim());
