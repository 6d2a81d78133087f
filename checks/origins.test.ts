import { expect, test } from 'vitest';
import { origins } from './origins.ts';
import { problemsOf } from './testing.ts';

const on = (html: string) => problemsOf(origins, { pages: { '/': html } });

test('G8 what the site serves itself may be loaded, and any address may be linked to', () => {
  expect(on('<img src="/a.png"><script src="/a.js"></script><a href="https://example.org">there</a>')).toEqual([]);
});

test.each([
  ['a script', '<script src="https://cdn.example/a.js"></script>', 'https://cdn.example/a.js'],
  ['an image without a scheme', '<img src="//cdn.example/a.png">', '//cdn.example/a.png'],
  ['a font', '<link rel="preload" href="https://cdn.example/a.woff2">', 'https://cdn.example/a.woff2'],
  ['a frame', '<iframe src="https://cdn.example/"></iframe>', 'https://cdn.example/'],
])('G8 %s from another host is refused', (_, html, address) => {
  expect(on(html)).toEqual([`/: loads ${address} from another host; keep a copy on this site`]);
});

test('G8 a form and a style attribute are refused', () => {
  expect(on('<form></form>')).toEqual(['/: holds a form; the site asks readers for nothing']);
  expect(on('<p style="color:red"></p>')).toEqual([
    '/: <p> has a style attribute, which the policy refuses; write a class',
  ]);
});
