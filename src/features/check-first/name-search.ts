import MiniSearch from 'minisearch';
import type { ToolData } from '../../domain/reader.ts';

/** A name that a search found. */
export interface FoundName {
  name: string;
  /** What a brand holds; left out for a generic name. */
  generic?: string;
  families: readonly string[];
}

/** What a search found: names as they were typed or begun, or, where there are none, names that look like it. */
export interface FoundNames {
  names: FoundName[];
  isExact: boolean;
}

const mostShown = 6;
/** Two medicines in one go: “sertraline, lisinopril”, “sertraline and lisinopril”. */
const between = /[,;+&/\n]| and /i;

/** A search over the names of the list that forgives a slip. */
export function searchIn(list: ToolData['names']): (typed: string) => FoundNames {
  const names = list.flatMap(([generic, brands, families]): FoundName[] => [
    { name: generic, families },
    ...brands.map((name) => ({ name, generic, families })),
  ]);
  const index = new MiniSearch<{ id: number; name: string }>({ fields: ['name'] });
  index.addAll(names.map(({ name }, id) => ({ id, name })));

  const find = (words: string, fuzzy: number | false) =>
    index
      .search(words, { combineWith: 'AND', prefix: true, fuzzy, maxFuzzy: 3, weights: { fuzzy: 0.3, prefix: 0.8 } })
      .slice(0, mostShown)
      .flatMap(({ id }) => names[id as number] ?? []);
  const findOne = (words: string): FoundNames => {
    const exact = find(words, false);
    if (exact.length > 0) return { names: exact, isExact: true };
    // A slip in every third letter is still the same word; in a short word a slip makes another. What stands behind the
    // first word is often a salt or a form: “losartan potassium”, “Effexor XR”.
    const [first = ''] = words.trim().split(' ');
    const near = words.trim().length < 4 ? [] : find(words, 0.34);
    return { names: near.length > 0 || first.length < 4 ? near : find(first, 0.34), isExact: false };
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
