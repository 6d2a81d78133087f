import { unified } from 'unified';
import { VFile } from 'vfile';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextReadability from 'retext-readability';
import retextRepeatedWords from 'retext-repeated-words';
import { describeProblems, type Problem } from '../src/problems/problems.ts';
import { wordsIn } from '../src/evidence/citations.ts';
import { ownTexts } from '../src/model/every-text.ts';
import { findWording } from '../src/rules/words/wording.ts';
import { loadRecords } from '../src/content-loader/records.ts';
import { runCommand } from '../build/run-command.ts';

/** The age at which most people can read a sentence that passes. */
const age = 16;

const linter = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextReadability, { age, minWords: 12, threshold: 6 / 7 })
  .freeze();

/** `npm run check:prose`: words and sentences that could be plainer. It's advice, and never fails. */
await runCommand(() => {
  const records = loadRecords();
  const advice = findWording(records, records.style);
  const language = ownTexts(records).flatMap(({ file, field, text }): Problem[] => {
    const read = new VFile(wordsIn(text).replaceAll(/[|#>]/g, ''));
    linter.runSync(linter.parse(read), read);
    return read.messages.map(({ reason }) => ({ file, field, message: reason }));
  });
  const all = [...advice, ...language].map((each) => ({ ...each, file: `content/${each.file}` }));
  console.log(describeProblems(all, 'nothing here fails the check'));
});
