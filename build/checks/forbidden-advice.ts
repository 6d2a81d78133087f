import { firstWords } from '../../src/evidence/sources.ts';
import { sentencesOf } from '../../src/text/sentences.ts';
import type { Records } from '../../src/model/records.ts';
import { forbiddenAdvice, type Forbidden } from '../../src/rules/words/advice.ts';
import { blocksOf } from './blocks.ts';
import type { BuiltCheck } from './built-check.ts';
import { isAboutSources } from './built-page.ts';

interface Read {
  /** What was found in each sentence: many pages share one. */
  sentences: Map<string, Forbidden | undefined>;
  /** Titles of sources, and first words of claims, that would be refused as a sentence of ours: "Stopping antidepressants". */
  titles: readonly string[];
}

const known = new WeakMap<Records, Read>();

/** What was read so far by the words of these records. */
function readBy(records: Records): Read {
  const read = known.get(records) ?? {
    sentences: new Map<string, Forbidden | undefined>(),
    titles: [
      ...records.references.map(({ title }) => title),
      ...records.claims.map(({ text }) => firstWords(text)),
    ].filter((title) => forbiddenAdvice(title, records)),
  };
  known.set(records, read);
  return read;
}

/**
 * No page tells a reader to stop or change a medicine, or to stop drinking: text from a component has to follow the same rule as the
 * records. Pages about sources show what others wrote, and the records of sources are checked on their own. Labels and lists of names say
 * nothing to a reader.
 */
export const forbiddenAdviceOnPages: BuiltCheck = {
  page({ path, root }, { records }) {
    if (isAboutSources(path)) return {};
    const read = readBy(records);
    const sentences = blocksOf(root.querySelector('body') ?? root)
      .map(({ text }) => read.titles.reduce((rest, title) => rest.replaceAll(title, ''), text))
      .flatMap(sentencesOf);
    return {
      problems: sentences.flatMap((sentence) => {
        if (!read.sentences.has(sentence)) read.sentences.set(sentence, forbiddenAdvice(sentence, records));
        const found = read.sentences.get(sentence);
        const isLabel = found?.isUnlistedWord === true && !/\byour?\b/i.test(sentence);
        return found && !isLabel ? [{ message: `“${sentence.slice(0, 100)}”: ${found.message}`, words: sentence }] : [];
      }),
    };
  },
};
