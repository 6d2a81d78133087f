import type { Records } from '../../model/records.ts';
import { escaped } from '../../text/texts.ts';
import { childWords } from '../child-words.ts';
import { flat, type Danger } from './grammar.ts';

const anyOf = (sources: readonly string[]) => new RegExp(`\\b(?:${sources.join('|')})(?![\\w-])`, 'g');

const sourcesOf = (phrases: readonly RegExp[]) => phrases.map(({ source }) => source);

/** Every name and type in the medicine records, as sources of patterns, the longest first. */
function medicineNouns({ medicines, medicineNames, forbiddenAdvice }: Records): string[] {
  const isMedicine = (type: string) => !forbiddenAdvice.notMedicines.includes(type);
  const types = medicines
    .filter(({ id }) => isMedicine(id))
    .flatMap(({ name, everyday }) => [...name.split(/[(),]| and (?:other )?/), ...everyday]);
  const names = medicineNames
    .filter((each) => each.types.some(isMedicine))
    .flatMap(({ generic, brands }) => [generic, ...brands]);
  return [...new Set([...types, ...names].map((name) => flat(name).replace(/s$/, '')))]
    .filter((name) => name.length > 2 && !forbiddenAdvice.notNames.includes(name))
    .toSorted((a, b) => b.length - a.length)
    .map((name) => `${escaped(name)}s?`);
}

const made = new WeakMap<Records, readonly Danger[]>();

/** The two dangers, with the names that these records know. Made once: there are thousands of names. */
export function dangersOf(records: Records): readonly Danger[] {
  const known = made.get(records);
  if (known) return known;
  const { stopping, giving, plain, english } = records.forbiddenAdvice;
  const ingredients = records.ingredients.map(({ id }) => id.replaceAll('-', '[- ]'));
  const dangers = [
    {
      ...stopping,
      says: 'advice to stop or change a medicine, or to stop drinking, and that can kill. Write “Ask whoever prescribed it before you change anything”, or “Check your drinking level before you cut down”.',
      noun: anyOf([...medicineNouns(records), ...sourcesOf(stopping.nouns)]),
      plain: plain.union(stopping.plain),
      english,
    },
    {
      ...giving,
      says: 'advice to give a child a supplement. Write that the pediatrician has to say yes first.',
      noun: anyOf([...sourcesOf(giving.nouns), ...ingredients]),
      about: childWords,
      plain: plain.union(giving.plain).difference(giving.changes),
      english,
    },
  ];
  made.set(records, dangers);
  return dangers;
}
