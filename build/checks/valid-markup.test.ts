import { expect, test } from 'vitest';
import { markupProblems } from './valid-markup.ts';

const page = (body: string) =>
  `<!DOCTYPE html>\n<html lang="en-US"><head><title>A page</title></head><body>${body}</body></html>`;

test('a sound page passes', async () => {
  expect(
    await markupProblems(
      page('<main><h1>One</h1><h2>Two</h2><ul role="list"><li>Item</li></ul><a href="tel:988">988</a></main>'),
    ),
  ).toEqual([]);
});

test.each([
  ['a level of headings is skipped', '<h1>One</h1><h3>Three</h3>', 'heading-level'],
  ['an id is used twice', '<h1 id="a">One</h1><p id="a">Two</p>', 'no-dup-id'],
  ['a picture has no words', '<h1>One</h1><img src="a.png">', 'wcag/h37'],
  ['a control has no name', '<h1>One</h1><button type="button"></button>', 'text-content'],
  ['a label names nothing', '<h1>One</h1><section aria-labelledby="missing"></section>', 'no-missing-references'],
  ['elements are nested wrongly', '<h1>One</h1><p><div>Two</div></p>', 'close-order'],
  ['a style is written into an element', '<h1 style="color:red">One</h1>', 'no-inline-style'],
])('%s', async (_, body, rule) => {
  expect((await markupProblems(page(body))).join('\n')).toContain(`(${rule})`);
});
