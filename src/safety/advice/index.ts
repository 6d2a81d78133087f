import { essayFile } from '../../model/content-files.ts';
import { everyText } from '../../model/every-text.ts';
import type { Problem } from '../../model/problems.ts';
import { singles, type Records } from '../../model/records.ts';
import { escaped } from '../../model/texts.ts';
import { flat } from './grammar.ts';
import { drinking, giving, medicine, notMedicines, notNames, type Danger } from './words.ts';
import { sentencesOf } from '../sentences.ts';
import { adviceIn } from './read-sentence.ts';

const anyOf = (sources: readonly string[]) => new RegExp(`\\b(?:${sources.join('|')})(?![\\w-])`, 'g');

/** Every name and type in the medicine records, as sources of patterns, the longest first. */
function medicinePatterns({ medicines, medicineNames }: Records): string[] {
  const isMedicine = (type: string) => !notMedicines.includes(type);
  const types = medicines
    .filter(({ id }) => isMedicine(id))
    .flatMap(({ name, everyday }) => [...name.split(/[(),]| and (?:other )?/), ...everyday]);
  const names = medicineNames
    .filter((each) => each.types.some(isMedicine))
    .flatMap(({ generic, brands }) => [generic, ...brands]);
  return [...new Set([...types, ...names].map((name) => flat(name).replace(/s$/, '')))]
    .filter((name) => name.length > 2 && !notNames.includes(name))
    .toSorted((a, b) => b.length - a.length)
    .map((name) => `${escaped(name)}s?`);
}

const made = new WeakMap<readonly object[], readonly (Danger & { says: string })[]>();

/** What no sentence may tell a reader, with the names that these records know. */
function dangersOf(records: Records) {
  const known = made.get(records.medicineNames);
  if (known) return known;
  const types = records.medicines.flatMap(({ name, everyday }) =>
    [name, ...everyday].flatMap((each) => flat(each).split(/\W+/)),
  );
  const ingredients = records.ingredients.map(({ id }) => id.replaceAll('-', '[- ]'));
  const dangers = [
    {
      ...medicine,
      noun: anyOf([...medicinePatterns(records), ...medicine.nouns]),
      plain: new Set([...(medicine.plain ?? []), ...types.filter((word) => word.length > 3)]),
    },
    { ...drinking, noun: anyOf(drinking.nouns) },
    { ...giving, noun: anyOf([...giving.nouns, ...ingredients]) },
  ];
  made.set(records.medicineNames, dangers);
  return dangers;
}

/** Advice that no page may give. */
export interface Forbidden {
  /** The words that give it. */
  found: string;
  /** What is wrong, and what to write instead. */
  message: string;
  /** True where `found` is only a word that a sentence about a medicine may not use. */
  isUnlistedWord: boolean;
}

/** What a sentence must not tell a reader; undefined for one that is fine. `before` is the sentence in front of it. */
export function forbiddenAdvice(sentence: string, records: Records, before = ''): Forbidden | undefined {
  for (const danger of dangersOf(records)) {
    const advice = adviceIn(sentence, danger, before);
    if (!advice) continue;
    const found = advice.words.replaceAll('§', 'it');
    return {
      found,
      isUnlistedWord: advice.isUnlistedWord,
      message: advice.isUnlistedWord
        ? `“${found}” isn’t one of the plain words for a sentence about a medicine. If the sentence says how much, when or whether to take one, delete it, or write “Take it as prescribed.” If not, say “${found}” in a sentence without the medicine.`
        : `${found === advice.words ? `“${found}”` : 'This'} can be read as ${danger.says} No care card or source makes this sentence publishable.`,
    };
  }
  return undefined;
}

/** Words that readers type, names, and titles that others chose. */
const isOthers = ({ file, field }: { file: string; field: string }) =>
  /(?:^|\.)triggers\b/.test(field) ||
  file === singles.emergencyPhrases.file ||
  file === singles.medicineNames.file ||
  (file.startsWith('evidence/references/') && field === 'title');

/** A reference reports what others did: only what it tells a reader counts. */
const isReported = (file: string, sentence: string, { found, isUnlistedWord }: Forbidden) =>
  file.startsWith('evidence/references/') &&
  (isUnlistedWord ||
    (!/\byour?\b/i.test(sentence) &&
      (/^\w+ing\b/.test(found) || !flat(sentence).startsWith(found.split(' ')[0] ?? ''))));

/** Refuses a sentence anywhere in the records or the essays that tells a reader to stop or change a medicine, or to stop drinking. */
export function nothingIsAdvisedAgainstADoctor(records: Records): Problem[] {
  // A list of names that couldn't be read is reported itself; without it every name of a medicine would be a strange word.
  if (records.medicineNames.length === 0) return [];
  const texts = [
    ...everyText(records),
    ...records.essays.map(({ slug, body }) => ({ file: essayFile(slug), field: 'text', text: body })),
  ];
  return texts
    .filter((text) => /\s/.test(text.text) && !isOthers(text))
    .flatMap(({ file, field, text }) =>
      sentencesOf(text).flatMap((sentence, index, all): Problem[] => {
        const advice = forbiddenAdvice(sentence, records, all[index - 1]);
        if (!advice || isReported(file, sentence, advice)) return [];
        return [{ file, field, message: `“${sentence.slice(0, 100)}”: ${advice.message}` }];
      }),
    );
}
