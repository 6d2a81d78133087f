import { splitSentences } from '../model/sentences.ts';

/** A text inside a sentence: “Blood thinners” becomes “blood thinners”, and “HIV medicines” stays as it is. */
export const lowered = (text: string): string =>
  /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** A text at the beginning of a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first sentence of a text. */
export const firstSentence = (text: string): string => splitSentences(text)[0] ?? text;

/** How a text begins, for bold type that a reader finds theirs by: “If it was alcohol or a drug,”, or else its first sentence. */
export const opening = (text: string): string =>
  /^(?:If|For|After|Before) [^,.]*,/.exec(text)?.[0] ?? firstSentence(text);
