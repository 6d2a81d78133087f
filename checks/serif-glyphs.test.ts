import { expect, test } from 'vitest';
import { glyphs } from './serif-glyphs.ts';
import { problemsOf } from './testing.ts';

const on = (html: string) => problemsOf(glyphs, { pages: { '/blog/holy-reset': html } });

test('what the serif holds passes, and so does an emoji beside it', () => {
  expect(on('<h1><span class="emoji">🍳</span> “Rest” – 5 × 2 ≥ 9½…</h1>')).toEqual([]);
});

test('a character that it lacks stops the build, where the serif sets it', () => {
  expect(on('<h2>The letter ш</h2><p>The letter ш</p>')).toEqual([
    '/blog/holy-reset: the serif has no “ш” (U+0448), in “The letter ш”; write it another way, or add it to src/domain/glyphs.ts and run npm run fonts',
  ]);
  expect(on('<div class="EssayScreen-text"><p>H₂O</p></div>')).toHaveLength(1);
  expect(on('<p>H₂O</p>')).toEqual([]);
});
