import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { BuiltPage } from '../checks/built-page.ts';
import { pagesOf, withShownOn } from './shown-on.ts';

const page = (path: string, html: string): BuiltPage => ({ path, file: '', html, root: parse(`<main>${html}</main>`) });

test('a claim is shown where its text or its mark stands, in the order of the site, essays and the list of sources left out', () => {
  const pages = [
    page('/stack', '<p data-claim="calm">Calm</p>'),
    page('/', '<a href="/sources#claim-calm">our claim</a>'),
    page('/about', '<a href="/sources#claim-calmer">our claim</a>'),
    page('/sources', '<p data-claim="calm">Calm</p>'),
    page('/blog/holy-reset', '<a data-claim="calm">1</a>'),
  ];
  expect(pagesOf('calm', pages)).toEqual(['/', '/stack']);
});

test('only the one field of a record changes', () => {
  const record = 'text: A claim\nshownOn:\n  - /stack\n  - /\nchecked: 2026-11-21\n';
  expect(withShownOn(record, ['/science'])).toBe('text: A claim\nshownOn:\n  - /science\nchecked: 2026-11-21\n');
  expect(withShownOn(record, [])).toBe('text: A claim\nshownOn: []\nchecked: 2026-11-21\n');
  expect(withShownOn('text: A claim\nchecked: 2026-11-21\n', ['/'])).toBe(
    'text: A claim\nshownOn:\n  - /\nchecked: 2026-11-21\n',
  );
});
