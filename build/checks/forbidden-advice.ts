import { sentencesOf } from '../../src/text/sentences.ts';
import type { Records } from '../../src/model/records.ts';
import { forbiddenAdvice, type Forbidden } from '../../src/safety/advice/index.ts';
import { blocksOf } from './blocks.ts';
import type { BuiltCheck } from './built-check.ts';
import { isAboutSources } from './built-page.ts';

/** Many pages share a sentence; each is read once. */
const known = new Map<string, Forbidden | undefined>();

const titles = new WeakMap<Records['references'], readonly string[]>();

/** Titles of sources that would be refused as a sentence of ours: "Stopping antidepressants". */
function titlesOf(records: Records): readonly string[] {
  const found =
    titles.get(records.references) ??
    records.references.map(({ title }) => title).filter((title) => forbiddenAdvice(title, records));
  titles.set(records.references, found);
  return found;
}

/** The beginning of a sentence that a list shortens: the whole sentence was checked where it's written. */
const isShortened = /…\W*$/;

/**
 * No page tells a reader to stop or change a medicine, or to stop drinking: text from a component has to follow the same rule as the
 * records. Pages about sources show what others wrote, and the records of sources are checked on their own. Labels and lists of names say
 * nothing to a reader.
 */
export const forbiddenAdviceOnPages: BuiltCheck = {
  page({ path, root }, { records }) {
    if (isAboutSources(path)) return {};
    const quoted = titlesOf(records);
    const sentences = blocksOf(root.querySelector('body') ?? root)
      .map(({ text }) => quoted.reduce((rest, title) => rest.replaceAll(title, ''), text))
      .flatMap(sentencesOf)
      .filter((sentence) => !isShortened.test(sentence));
    return {
      problems: sentences.flatMap((sentence) => {
        if (!known.has(sentence)) known.set(sentence, forbiddenAdvice(sentence, records));
        const found = known.get(sentence);
        const isLabel = found?.isUnlistedWord === true && !/\byour?\b/i.test(sentence);
        return found && !isLabel ? [{ message: `“${sentence.slice(0, 100)}”: ${found.message}`, words: sentence }] : [];
      }),
    };
  },
};
