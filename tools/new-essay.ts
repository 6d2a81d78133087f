import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { themes } from '../src/model/essay.ts';
import { draftOf, problemOf, type DraftAnswers } from './write/essay-draft.ts';

/**
 * `npm run new:essay` starts an essay: it asks for slug, title and theme, or takes them as arguments, and writes a file that
 * passes the checks of records. Only the text is missing, and the slug’s place on its shelf.
 */
const folder = process.env.ESSAYS_DIR ?? 'content/essays';
const questions: Record<keyof DraftAnswers, string> = {
  slug: 'Slug, as in fog-and-return: ',
  title: 'Title, without the emoji: ',
  theme: `Theme (${themes.join(', ')}): `,
};

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

async function answers(): Promise<DraftAnswers> {
  const [slug, title, theme, ...rest] = process.argv.slice(2);
  if (rest.length > 0) stop('Too many words. Put the title in quotes: npm run new:essay -- a-slug "A title" fog');
  const given = { slug, title, theme };
  const isComplete = slug !== undefined && title !== undefined && theme !== undefined;
  if (!isComplete && !process.stdin.isTTY) stop('Say slug, title and theme: npm run new:essay -- a-slug "A title" fog');
  const terminal = isComplete ? undefined : createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (field: keyof DraftAnswers): Promise<string> => {
    const answer = given[field] ?? (await terminal?.question(questions[field]))?.trim() ?? '';
    const problem = problemOf(field, answer);
    if (!problem) return answer;
    if (!terminal || given[field] !== undefined) stop(`${field}: ${problem}`);
    console.log(problem);
    return ask(field);
  };
  const answered = { slug: await ask('slug'), title: await ask('title'), theme: await ask('theme') };
  terminal?.close();
  return answered;
}

const answered = await answers();
const file = join(folder, `${answered.slug}.md`);
if (existsSync(file)) stop(`${file} is already there; nothing was written.`);
const others = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({
    slug: basename(name, '.md'),
    theme: /^theme: (\w+)/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? '',
  }));
writeFileSync(file, draftOf(answered, others, new Date().toISOString().slice(0, 10)));
console.log(`Wrote ${file}

Next:
1. Put '${answered.slug}' on the shelf "${answered.theme}" in content/shelves.yaml: the library has exactly the essays on its shelves.
2. Write the text, the excerpt, “in short”, three related essays that make sense, and the care cards that its subject needs.
3. npm run check`);
