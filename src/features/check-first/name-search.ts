import MiniSearch from 'minisearch';
import type { ToolData } from '../../domain/reader.ts';

/** A name that a search found. */
export interface FoundName {
  name: string;
  /** What a brand holds; left out for a generic name. */
  generic?: string;
  families: readonly string[];
  /** An injection, a patch or a ring: no hours apart. */
  notSwallowed?: true;
}

/** What a search found: names as they were typed or begun, or else names that hold the word or look like it. */
export interface FoundNames {
  names: FoundName[];
  /** Whether every name begins as it was typed. One that only holds the word is another medicine: naltrexone is no Contrave. */
  isExact: boolean;
}

const mostShown = 6;
/** How many letters of a word may be another: none of four, and in five one, since “chest” is no slip for “chemo”. */
const slips = (word: string) => (word.length < 5 ? 0 : word.length === 5 ? 1 : 0.34);
/** Letters that are heard as one another at the start of a name: Clonopin is meant for Klonopin. */
const soundsLike = ['ckqx', 'sxzc', 'fp', 'iye', 'gj'];

/** Whether a slip would begin so: another first letter is another medicine, as nicotine and Vicodin. */
function beginsAlike(typed: string, name: string): boolean {
  const first = typed.charAt(0).toLowerCase();
  const other = name.charAt(0).toLowerCase();
  return first === other || soundsLike.some((group) => group.includes(first) && group.includes(other));
}

/** Words for the shape of a medicine and not for which: “thyroid medication”, “CBD gummies”. */
const forms =
  /(?<!\p{L})(?:pills?|tablets?|capsules?|gumm(?:y|ies)|medicines?|medications?|meds|drugs?|supplements?|oil|tea|drops|patch|shots?)(?!\p{L})/gu;

/** Whether a text speaks of a medicine, whatever else it names: “thyroid medication” is no illness. */
export const namesAForm = (typed: string) => typed.toLowerCase().search(forms) >= 0;

/** Two medicines in one go: “sertraline, lisinopril”, “sertraline and lisinopril”. */
const between = /[,;+&/\n]| and /i;

/** A search over the names of the list that forgives a slip. */
export function searchIn(list: ToolData['names']): (typed: string) => FoundNames {
  const names = list
    .flatMap(({ families, notSwallowed, names: alike }) =>
      alike.flatMap((written): FoundName[] => {
        const [generic = '', ...brands] = written.split('|');
        const shared = { families, ...(notSwallowed && { notSwallowed }) };
        return [{ name: generic, ...shared }, ...brands.map((name) => ({ name, generic, ...shared }))];
      }),
    )
    .toSorted((a, b) => (a.generic ?? a.name).localeCompare(b.generic ?? b.name));
  const index = new MiniSearch<{ id: number; name: string }>({ fields: ['name'] });
  index.addAll(names.map(({ name }, id) => ({ id, name })));

  const find = (words: string, fuzzy: ((word: string) => number) | false) =>
    index
      .search(words, { combineWith: 'AND', prefix: true, fuzzy, maxFuzzy: 2, weights: { fuzzy: 0.3, prefix: 0.8 } })
      .flatMap(({ id }) => names[id as number] ?? []);
  const findOne = (words: string): FoundNames => {
    const typed = words.trim().toLowerCase();
    const holding = find(typed, false);
    const begun = holding.filter(({ name }) => name.toLowerCase().startsWith(typed));
    if (begun.length > 0) return { names: begun.slice(0, mostShown), isExact: true };
    const plain = typed.replaceAll(forms, ' ').trim().replaceAll(/\s+/g, ' ');
    if (plain !== typed && plain.length < 3) return { names: [], isExact: false };
    const ofPlain = plain === typed ? undefined : findOne(plain);
    if (ofPlain?.isExact) return { ...ofPlain, isExact: false };
    if (holding.length > 0) return { names: holding.slice(0, mostShown), isExact: false };
    // What stands behind the first word is often a salt or a form: “losartan potassium”. Where the name itself has a second
    // word it is another thing: vitamin D is no vitamin A.
    const [first = '', ...behind] = typed.split(' ');
    const near = (typed.length < 4 ? [] : find(typed, slips)).filter(({ name }) => beginsAlike(typed, name));
    const withoutSalt = first.length < 4 || behind.length === 0 ? [] : find(first, slips);
    const found =
      near.length > 0 ? near : withoutSalt.filter(({ name }) => beginsAlike(first, name) && !/\s/.test(name));
    return { names: found.slice(0, mostShown), isExact: false };
  };
  return (typed) => {
    const whole = findOne(typed);
    const parts = typed.split(between).filter((part) => part.trim().length > 1);
    if (whole.isExact || parts.length < 2) return whole;
    const found = parts.slice(0, mostShown).map(findOne);
    const most = Math.max(1, Math.floor(mostShown / found.length));
    return {
      names: found.flatMap(({ names: ofPart }) => ofPart.slice(0, most)),
      isExact: found.every(({ isExact }) => isExact),
    };
  };
}
