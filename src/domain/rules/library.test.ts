import { expect, test } from 'vitest';
import { shelves, slugs } from '../library.ts';
import type { Essay } from '../schema/essay.ts';
import { libraryIsWhole } from './library.ts';

const whole = shelves.flatMap(({ theme, slugs: ofShelf }) => ofShelf.map((slug) => ({ slug, theme }) as Essay));

test('B1 the library holds exactly the 36 essays of the specification', () => {
  expect(slugs).toHaveLength(36);
  expect(new Set(slugs).size).toBe(36);
  expect(libraryIsWhole({ essays: whole })).toEqual([]);
});

test('B1 a 37th essay, and a missing one, say what the library expects and how to change it', () => {
  const essays = [...whole.slice(1), { slug: 'one-more', theme: 'fog' } as Essay];
  expect(libraryIsWhole({ essays })).toEqual([
    { file: 'essays/youre-not-failing.md', field: '', message: 'the library holds exactly 36 essays, and this one is missing. Write it, or take its slug off the shelf in src/domain/library.ts.' },
    { file: 'essays/one-more.md', field: '', message: 'the library holds exactly 36 essays, and this one is on no shelf. Put its slug on a shelf in src/domain/library.ts, or delete the file.' },
  ]);
});

test('B4 an essay has the theme of its shelf', () => {
  const [first, ...others] = whole;
  expect(libraryIsWhole({ essays: [{ ...first, theme: 'spirit' } as Essay, ...others] })).toEqual([
    { file: 'essays/youre-not-failing.md', field: 'theme', message: '"spirit", and it stands on the shelf "fog". Write that, or move the slug in src/domain/library.ts.' },
  ]);
});
