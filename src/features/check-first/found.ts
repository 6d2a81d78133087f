import type { ReaderMedicine } from '../../safety/reader.ts';

/** Something a reader can pick: a medicine for the sheet, or a condition to check. */
export interface Suggestion {
  name: string;
  /** What it is: “sertraline, an antidepressant”. */
  about: string;
  medicine?: ReaderMedicine;
  /** The id of a condition. */
  condition?: string;
}

/** What the tool shows for what was typed. */
export interface Found {
  suggestions: readonly Suggestion[];
  /** True where the suggestions are only near what was typed: “Did you mean ...?” */
  isGuess: boolean;
  /** The names of a pasted list, each as it would be added. */
  list: readonly Suggestion[];
  /** Parts of a pasted list that are no names: they're shown, and not added. */
  leftOut: readonly string[];
  /** What was typed, where it may go on the sheet as “not checked”. */
  unknown?: string;
  /** True where the three calls come first. */
  isEmergency: boolean;
  /** The condition that one tap checks, if what was typed is in the past. */
  past?: Suggestion;
}

export const nothingFound: Found = { suggestions: [], isGuess: false, list: [], leftOut: [], isEmergency: false };
