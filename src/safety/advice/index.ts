import { essayFile, singles, type Records } from '../../model/records.ts';
import { everyText } from '../../model/every-text.ts';
import type { Problem } from '../../problems/problems.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { dangersOf } from './dangers.ts';
import { flat } from './grammar.ts';
import { adviceIn } from './read-sentence.ts';

/** Advice that no page may give. */
export interface Forbidden {
  /** The words that give it. */
  found: string;
  /** What is wrong, and what to write instead. */
  message: string;
  /** True where `found` is only a word that a sentence about a medicine may not use. */
  isUnlistedWord: boolean;
}

const unlisted = (word: string) =>
  `“${word}” isn’t one of the plain words for a sentence about a medicine, about drinking, or about a child and a supplement. If the sentence says how much, when or whether to take it, delete it, or write “Take it as prescribed.” If not, say “${word}” in a sentence of its own.`;

const refused = (words: string, says: string) =>
  `${words} can be read as ${says} No care card or source makes this sentence publishable.`;

/** What a sentence must not tell a reader; undefined for one that is fine. `before` is the sentence in front of it. */
export function forbiddenAdvice(sentence: string, records: Records, before = ''): Forbidden | undefined {
  for (const danger of dangersOf(records)) {
    const advice = adviceIn(sentence, danger, before);
    if (!advice) continue;
    const { words, isUnlistedWord } = advice;
    const found = words.replaceAll('§', 'it');
    const quoted = words.includes('§') ? 'This' : `“${words}”`;
    return { found, isUnlistedWord, message: isUnlistedWord ? unlisted(found) : refused(quoted, danger.says) };
  }
  return undefined;
}

/** Words that readers type, names, and titles that others chose. */
const isOthers = ({ file, field }: { file: string; field: string }) =>
  /(?:^|\.)triggers\b/.test(field) ||
  file === singles.emergencyPhrases.file ||
  file === singles.medicineNames.file ||
  (file.startsWith('evidence/references/') && field === 'title');

/** Whether a reference only reports what others did, and tells a reader nothing. */
function isReported(file: string, sentence: string, { found, isUnlistedWord }: Forbidden): boolean {
  if (!file.startsWith('evidence/references/')) return false;
  if (isUnlistedWord) return true;
  const isToReader = /\byour?\b/i.test(sentence);
  const isInstruction = flat(sentence).startsWith(found.split(' ')[0] ?? '') && !/^\w+ing\b/.test(found);
  return !isToReader && !isInstruction;
}

/** Refuses a sentence anywhere in the records or the essays that tells a reader to stop or change a medicine, or to stop drinking. */
export function nothingIsAdvisedAgainstADoctor(records: Records): Problem[] {
  // A file that couldn't be read is reported itself; without its names every name of a medicine would be a strange word.
  if (records.medicineNames.length === 0 || !('plain' in records.forbiddenAdvice)) return [];
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
