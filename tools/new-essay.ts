import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { idPattern } from '../src/model/common.ts';
import { EditorError } from '../src/problems/problems.ts';
import { essay, shelves, themes } from '../src/model/essay.ts';
import { singles } from '../src/model/records.ts';
import { runCommand } from '../build/run-command.ts';

const content = process.env.CONTENT_DIR ?? 'content';
const folder = join(content, 'essays');
const usage = 'npm run new:essay -- the-long-drive "The long drive" fog';

/** Valid front matter, and a place for the text. */
const draft = (title: string, related: readonly string[], today: string) => `---
title: ${JSON.stringify(title)}
emoji: 🌱
excerpt: Write here, in 110 to 180 characters, a reason to open this essay. It is no summary and asks no question; the card in the library shows it.
inShort: Write here what the reader came for, in at most 25 words.
troubles: [sleep]
drawing: reeds
tomorrow:
  do: Write here what to do, possible for anybody
  takes: Ten minutes
  sign: Write here how a reader will know
related: [${related.join(', ')}]
careCards: []
wholeCards: []
isMadeUp: true
lastReviewed: ${today}
backLabel: library
---

Open with a scene or an image. Then 500 to 1,200 words with one idea and something to do today.

Cite after the sentence, with an id from content/evidence/references. A paragraph that is only a care card’s mark places the card.
`;

/** Three essays to relate to until the writer chooses: neighbors on the shelf first. */
function relatedIn(theme: string): string[] {
  const onShelves = shelves.parse(parse(readFileSync(join(content, singles.shelves.file), 'utf8')));
  return onShelves
    .toSorted((one, other) => Number(other.theme === theme) - Number(one.theme === theme))
    .flatMap(({ essays }) => essays)
    .slice(0, 3);
}

/** Starts an essay that passes the checks of records. Only the text is missing, and the essay's place on its shelf. */
await runCommand(() => {
  const [slug = '', title = '', theme = '', ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new EditorError(`Put the title in quotes: ${usage}`);
  if (!idPattern.test(slug)) throw new EditorError(`Give a slug in lower case, words joined by hyphens: ${usage}`);
  const { error } = essay.shape.title.safeParse(title);
  if (error) throw new EditorError(`Title: ${error.issues.map(({ message }) => message).join('; ')}. ${usage}`);
  if (!themes.some((each) => each === theme)) throw new EditorError(`Give a theme (${themes.join(', ')}): ${usage}`);
  const file = join(folder, `${slug}.md`);
  if (existsSync(file)) throw new EditorError(`${file} already exists; nothing was written.`);
  writeFileSync(file, draft(title, relatedIn(theme), new Date().toISOString().slice(0, 10)));
  console.log(`Wrote ${file}

Next:
1. npm test allows exactly the 36 essays of the specification, and refuses this one until row B1 of docs/requirements.md and the list in src/rules/rules.test.ts have changed.
2. Put '${slug}' on the shelf "${theme}" in content/shelves.yaml, and name it as \`essay\` of a day in content/protocol/days/adult.
3. Write the text, the excerpt, “in short”, three related essays that make sense, and the care cards that its subject needs. Delete \`isMadeUp\` if no one in it is made up.
4. npm run check`);
});
