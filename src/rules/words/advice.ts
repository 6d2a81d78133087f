import { singles, type Records } from '../../model/records.ts';
import { essayTexts, everyText } from '../../model/every-text.ts';
import { problemOf, type Problem } from '../../problems/problems.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { escaped, hasAny } from '../../text/texts.ts';
import { flat, withoutAny, type Danger } from './grammar.ts';
import { forbiddenWords } from './read-sentence.ts';

const anyOf = (sources: readonly string[]) => new RegExp(`\\b(?:${sources.join('|')})(?![\\w-])`, 'g');

const sourcesOf = (phrases: readonly RegExp[]) => phrases.map(({ source }) => source);

/** Every name and type in these medicine records, as sources of patterns, the longest first. */
export function medicineNouns({ medicineTypes, medicineNames, forbiddenAdvice }: Records): string[] {
  const isMedicine = (type: string) => !forbiddenAdvice.notMedicines.includes(type);
  const types = medicineTypes
    .filter(({ id }) => isMedicine(id))
    .flatMap(({ name, everyday }) => [...name.split(/[(),]| and (?:other )?/), ...everyday]);
  const names = medicineNames
    .filter((medicine) => medicine.types.some(isMedicine))
    .flatMap(({ generic, brands }) => [generic, ...brands]);
  return [...new Set([...types, ...names].map((name) => flat(name).replace(/s$/, '')))]
    .filter((name) => name.length > 2 && !forbiddenAdvice.notNames.includes(name))
    .toSorted((a, b) => b.length - a.length)
    .map((name) => `${escaped(name)}s?`);
}

const made = new WeakMap<Records, readonly Danger[]>();

/** The two dangers, with the names that these records know. Made once: there are thousands of names. */
function dangersOf(records: Records): readonly Danger[] {
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
      says: 'advice to give a child a supplement, and that can hurt the child. Write that the pediatrician has to say yes first.',
      noun: anyOf([...sourcesOf(giving.nouns), ...ingredients]),
      plain: plain.union(giving.plain).difference(giving.changes),
      english,
    },
  ];
  made.set(records, dangers);
  return dangers;
}

/** Whether a sentence puts a drink together with a medicine, and neither denies it nor warns of it. */
function isMix(sentence: string, records: Records): boolean {
  const { drinks, medicines, joins, unless } = records.forbiddenAdvice.mixing;
  const [stopping] = dangersOf(records);
  const withDrinks = withoutAny(flat(sentence), drinks, '¤');
  if (!withDrinks.includes('¤') || hasAny(withDrinks, unless)) return false;
  const text = withoutAny(withDrinks, [...medicines, ...(stopping ? [stopping.noun] : [])], '§');
  return [...text.matchAll(/§[^§¤]*¤|¤[^§¤]*§/g)].some(([between]) => hasAny(between, joins));
}

/** Advice that no page may give. */
export interface Forbidden {
  /** The words that give it. */
  words: string;
  /** What is wrong, and what to write instead. */
  message: string;
  /** True where `words` is only a word that a sentence about a medicine may not use. */
  isUnlistedWord: boolean;
}

const unlisted = (word: string) =>
  `this is about a medicine, about drinking, or about a child and a supplement, and “${word}” could be read as how much, when or whether to take something. Would someone be hurt who does what this says? Then delete the sentence, or say who decides (“Take it as prescribed.”). If not, say it without “${word}”.`;

const mixing =
  'leave to drink with a medicine, and the two together can kill. Write “Don’t drink with it”, or “Ask a pharmacist whether it goes with alcohol”.';

const refused = (words: string, says: string) =>
  `${words} can be read as ${says} No care card or source makes this sentence publishable.`;

/** What a sentence must not tell a reader; undefined for one that is fine. `before` is the sentence in front of it. */
export function forbiddenAdvice(sentence: string, records: Records, before = ''): Forbidden | undefined {
  for (const danger of dangersOf(records)) {
    const forbidden = forbiddenWords(sentence, danger, before);
    if (!forbidden) continue;
    const { isUnlistedWord } = forbidden;
    const words = forbidden.words.replaceAll('§', 'it');
    const quoted = forbidden.words.includes('§') ? 'This' : `“${words}”`;
    return { words, isUnlistedWord, message: isUnlistedWord ? unlisted(words) : refused(quoted, danger.says) };
  }
  return isMix(sentence, records)
    ? { words: 'it', isUnlistedWord: false, message: refused('This', mixing) }
    : undefined;
}

/** Words that readers type, names, and titles that others chose. */
const isOthers = ({ file, field }: { file: string; field: string }) =>
  /(?:^|\.)triggers\b/.test(field) ||
  file === singles.emergencyPhrases.file ||
  file === singles.medicineNames.file ||
  (file.startsWith('evidence/references/') && field === 'title');

/** Whether a reference only reports what others did, and tells a reader nothing. */
function isReported(file: string, sentence: string, { words, isUnlistedWord }: Forbidden): boolean {
  if (!file.startsWith('evidence/references/')) return false;
  if (isUnlistedWord) return true;
  const isToReader = /\byour?\b/i.test(sentence);
  const isInstruction = flat(sentence).startsWith(words.split(' ')[0] ?? '') && !/^\w+ing\b/.test(words);
  return !isToReader && !isInstruction;
}

/** Refuses a sentence anywhere in the records or the essays that tells a reader to do what forbidden-advice.yaml lists. */
export function nothingIsAdvisedAgainstADoctor(records: Records): Problem[] {
  const quoted = (sentence: string) => `“${sentence.slice(0, 100)}”`;
  return [...everyText(records), ...essayTexts(records)]
    .filter((passage) => /\s/.test(passage.text) && !isOthers(passage))
    .flatMap((passage) => sentencesOf(passage.text).map((sentence) => ({ passage, sentence })))
    .flatMap(({ passage, sentence }, index, all): Problem[] => {
      // An essay is one text.
      const last = all[index - 1];
      const before = last?.passage.file === passage.file && last.passage.field === passage.field ? last.sentence : '';
      const advice = forbiddenAdvice(sentence, records, before);
      if (!advice || isReported(passage.file, sentence, advice)) return [];
      const isAlone = !before || forbiddenAdvice(sentence, records) !== undefined;
      const where = isAlone ? quoted(sentence) : `${quoted(sentence)}, after ${quoted(before)}`;
      return [problemOf(passage, `${where}: ${advice.message}`)];
    });
}
