import { expect, test } from 'vitest';
import { markupProblems } from './markup.ts';

test('a level of headings that is skipped is found', async () => {
  const page = (body: string) =>
    `<!DOCTYPE html>\n<html lang="en-US"><head><title>A page</title></head><body>${body}</body></html>`;
  expect(await markupProblems(page('<h1>One</h1><h2>Two</h2>'))).toEqual([]);
  expect(await markupProblems(page('<h1>One</h1><h3>Three</h3>'))).toEqual([
    expect.stringContaining('(heading-level)'),
  ]);
});
