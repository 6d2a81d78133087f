import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readRecords } from '../src/records.ts';
import type { Essay, Theme } from '../src/domain/schema/essay.ts';

/** Repeatable numbers from 0 up to 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffled<Item>(items: readonly Item[], next: () => number): Item[] {
  return items
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Paragraphs that may stand anywhere: no heading, list, quotation or place of a card. */
const isFree = (block: string) => /^[\p{L}“‘]/u.test(block);

/** The body of an essay with its free paragraphs in another order, so that no two generated essays are alike. */
function reordered(body: string, next: () => number): string {
  const blocks = body.trim().split(/\n{2,}/);
  const [opening = '', ...others] = blocks;
  const free = shuffled(others.filter(isFree), next);
  return `${[opening, ...others.map((block) => (isFree(block) ? (free.pop() ?? block) : block))].join('\n\n')}\n`;
}

const slugOf = (theme: Theme, index: number) => `${theme}-generated-${index}`;

/**
 * Fills the content of a copy of the project up to `count` essays: those of the site, and others made from them. The same
 * count makes the same essays each time.
 */
export function fillLibrary(copy: string, count: number): void {
  const root = join(copy, 'content');
  const { essays, shelves } = readRecords(root);
  const generated = Array.from({ length: Math.max(0, count - essays.length) }, (_, index) => generate(essays, index));
  for (const { slug, body, ...matter } of generated)
    writeFileSync(join(root, 'essays', `${slug}.md`), `---\n${stringify(matter)}---\n\n${body}`);
  const filled = shelves.map((shelf) => ({
    ...shelf,
    essays: [...shelf.essays, ...generated.filter(({ theme }) => theme === shelf.theme).map(({ slug }) => slug)],
  }));
  writeFileSync(join(root, 'shelves.yaml'), stringify(filled));
}

function generate(essays: readonly Essay[], index: number): Essay {
  const next = numbersFrom(index + 1);
  const model = essays[index % essays.length];
  if (!model) throw new Error('the site has no essay to make others from');
  return {
    ...model,
    slug: slugOf(model.theme, index),
    title: `${model.title.slice(0, 50).trimEnd()} (${index})`,
    excerpt: `${model.excerpt.slice(0, 165).trimEnd()} (${index})`,
    body: reordered(model.body, next),
  };
}
