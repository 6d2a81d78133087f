import { expect, test } from 'vitest';
import { parsePage } from '../../checks/built-page.ts';
import { recordsWith } from '../../src/domain/rules/testing.ts';
import type { Reference } from '../../src/domain/schema/evidence.ts';
import { citationsOn } from './page-citations.ts';

const study = { id: 'a-study', title: 'A study', url: 'https://journal.example.org/1' } as Reference;
const on = (html: string) =>
  citationsOn(parsePage('stack.html', `<main>${html}</main>`), recordsWith({ references: [study] }));

test('F4 a claim stands where its text or its mark stands, once', () => {
  expect(
    on(
      '<h1>The <b>Stack</b></h1><p data-claim="calm">Calm</p><a href="/sources/calm" data-basis="project">our claim</a>',
    ),
  ).toEqual({ path: '/stack', heading: 'The Stack', claims: ['calm'], references: [] });
  expect(on('<a href="/sources/calmer" data-basis="project">our claim</a>').claims).toEqual(['calmer']);
});

test('F4 a source stands where a mark, a note or a link leads to it', () => {
  for (const html of [
    '<a href="/sources/a-study">source</a>',
    '<a href="#n" data-reference="a-study">1</a>',
    '<a data-kind="research" href="https://journal.example.org/1">A study</a>',
  ])
    expect(on(html).references).toEqual(['a-study']);
});
