import { essayFile } from '../model/content-files.ts';
import type { Problem } from '../model/problems.ts';
import { sentencesOf } from './sentences.ts';
import { lists, type Records } from '../model/records.ts';
import { everyText } from '../model/every-text.ts';
import {
  child,
  drinkingActs,
  drinkingNouns,
  drinkingVerbs,
  drinkingWays,
  givingActs,
  givingVerbs,
  givingWays,
  medicineActs,
  medicineNouns,
  medicineVerbs,
  medicineWays,
  notMedicines,
  supplementNouns,
} from './acts.ts';
import { toldTo, type Danger } from './told-to.ts';

type Named = Pick<Records, 'medicines' | 'medicineNames' | 'ingredients'>;

const escaped = (name: string) =>
  name
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every name and type in the medicine records, as sources of patterns. What people take by their own choice is none. */
function medicineWords({ medicines, medicineNames }: Named): string[] {
  const isMedicine = (type: string) => !notMedicines.includes(type);
  const types = medicines
    .filter(({ id }) => isMedicine(id))
    .flatMap(({ name, everyday }) => [...name.split(/[(),]| and (?:other )?/), ...everyday]);
  const names = medicineNames
    .filter(({ types }) => types.some(isMedicine))
    .flatMap(({ generic, brands }) => [generic, ...brands]);
  const words = new Set(
    [...types, ...names].map((word) => escaped(word.trim()).replace(/s$/, '')).filter((word) => word.length > 2),
  );
  return [...words].map((word) => `${word}s?`);
}

/** A danger, and what to say of a sentence that tells a reader to do it. */
type Told = Danger & { says: string };

const dangers = new WeakMap<readonly object[], readonly Told[]>();

/** What no sentence may tell a reader, with the names that these records know. */
function dangersOf(records: Named): readonly Told[] {
  const made = dangers.get(records.medicineNames) ?? [
    {
      acts: medicineActs,
      verbs: medicineVerbs,
      ways: medicineWays,
      nouns: [...medicineNouns, ...medicineWords(records)],
      says: 'advice to stop or change a medicine, and that can kill. Write “Keep taking it”, or “Ask whoever prescribed it before you change anything”.',
    },
    {
      acts: drinkingActs,
      verbs: drinkingVerbs,
      ways: drinkingWays,
      nouns: drinkingNouns,
      isUnderstood: true,
      unless: /\blowest (?:drinking )?level\b|\bdays without a drink\b/,
      says: 'advice to stop drinking or cut down, and for some readers that is deadly. Write “Check your drinking level before you cut down”.',
    },
    {
      acts: givingActs,
      verbs: givingVerbs,
      ways: givingWays,
      nouns: [...supplementNouns, ...records.ingredients.map(({ id }) => escaped(id).replaceAll('-', '[- ]'))],
      about: child,
      unless: /\b(?:pediatrician|doctor|poison)/,
      says: 'advice to give a child a supplement. Write that the pediatrician has to say yes first.',
    },
  ];
  dangers.set(records.medicineNames, made);
  return made;
}

/** Advice that no page may give. */
export interface Forbidden {
  /** The words that give it. */
  found: string;
  /** What is wrong, and what to write instead. */
  message: string;
}

/** What a sentence must not tell a reader; undefined for one that is fine. `before` is the sentence in front of it. */
export function forbiddenAdvice(sentence: string, records: Named, before = ''): Forbidden | undefined {
  for (const danger of dangersOf(records)) {
    const found = toldTo(sentence, danger, before);
    if (found)
      return {
        found,
        message: `“${found}” can be read as ${danger.says} No care card or source makes this sentence publishable.`,
      };
  }
  return undefined;
}

/** Words that readers type, and titles that others chose. */
const isOthers = ({ file, field }: { file: string; field: string }) =>
  /(?:^|\.)triggers\b/.test(field) ||
  file === lists.emergencyPhrases.file ||
  (file.startsWith('evidence/references/') && field === 'title');

/** A reference reports what others did: only what it tells a reader counts. */
const isReported = (file: string, sentence: string, found: string) =>
  file.startsWith('evidence/references/') &&
  !/\byour?\b/i.test(sentence) &&
  !sentence.toLowerCase().startsWith(found.toLowerCase());

/** Refuses a sentence anywhere in the records or the essays that tells a reader to stop or change a medicine, or to stop drinking. */
export function nothingIsAdvisedAgainstADoctor(records: Records): Problem[] {
  const texts = [
    ...everyText(records),
    ...records.essays.map(({ slug, body }) => ({ file: essayFile(slug), field: 'text', text: body })),
  ];
  return texts
    .filter((text) => /\s/.test(text.text) && !isOthers(text))
    .flatMap(({ file, field, text }) =>
      sentencesOf(text).flatMap((sentence, index, all): Problem[] => {
        const advice = forbiddenAdvice(sentence, records, all[index - 1]);
        if (!advice || isReported(file, sentence, advice.found)) return [];
        return [{ file, field, message: `“${sentence.slice(0, 100)}”: ${advice.message}` }];
      }),
    );
}
