import type { Records } from '../../model/records.ts';
import { escaped } from '../../text/texts.ts';
import { childWords } from '../child-words.ts';
import { flat, type Vocabulary } from './grammar.ts';

/** What no sentence may tell a reader to do. `content/forbidden-advice.yaml` says what each list is for. */
export interface Danger extends Vocabulary {
  /** What to say of a sentence that does it. */
  says: string;
  /** What a sentence has to name, which becomes "§". */
  noun: RegExp;
  never: readonly RegExp[];
  keptNoMore?: readonly RegExp[];
  keptApart?: readonly RegExp[];
  /** Only a sentence with these words, or one after it, is about the danger, and only a denial is a frame. */
  about?: readonly RegExp[];
  unless?: readonly RegExp[];
}

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

/** The words in which types of medicine are named: “heart rhythm medicines”. */
const typeWords = ({ medicines }: Records): string[] =>
  medicines
    .flatMap(({ name, everyday }) => [name, ...everyday])
    .flatMap((name) => flat(name).split(/\W+/))
    .filter((word) => word.length > 3);

const made = new WeakMap<readonly object[], readonly Danger[]>();

/** The three dangers, with the names that these records know. Made once: there are thousands of names. */
export function dangersOf(records: Records): readonly Danger[] {
  const known = made.get(records.medicineNames);
  if (known) return known;
  const { medicine, drinking, giving, stopping, plain, english } = records.forbiddenAdvice;
  const medicineChanges = stopping.union(medicine.changes);
  const ingredients = records.ingredients.map(({ id }) => id.replaceAll('-', '[- ]'));
  const dangers = [
    {
      ...medicine,
      says: 'advice to stop or change a medicine, and that can kill. Write “Keep taking it”, or “Ask whoever prescribed it before you change anything”.',
      noun: anyOf([...medicineNouns(records), ...sourcesOf(medicine.nouns)]),
      changes: medicineChanges,
      // “Substitute” is in the name of a type, and a verb of change all the same.
      plain: new Set([...plain, ...typeWords(records).filter((word) => !medicineChanges.has(word))]),
      english,
    },
    {
      ...drinking,
      says: 'advice to stop drinking or cut down, and for some readers that is deadly. Write “Check your drinking level before you cut down”.',
      noun: anyOf(sourcesOf(drinking.nouns)),
      changes: stopping.union(drinking.changes),
      english,
    },
    {
      ...giving,
      says: 'advice to give a child a supplement. Write that the pediatrician has to say yes first.',
      noun: anyOf([...sourcesOf(giving.nouns), ...ingredients]),
      about: childWords,
      english,
    },
  ];
  made.set(records.medicineNames, dangers);
  return dangers;
}
