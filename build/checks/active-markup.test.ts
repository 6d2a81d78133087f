import { expect, test } from 'vitest';
import type { Reference } from '../../src/model/evidence.ts';
import { activeMarkup } from './active-markup.ts';
import { problemsOf } from './testing.ts';

const references = [{ id: 'old', url: 'http://journal.example.org/1' } as Reference];
const on = (html: string) =>
  problemsOf(activeMarkup, { pages: { '/blog/an-essay': `<main>${html}</main>` }, records: { references } });

test.each([
  '<a href="/stack">x</a><a href="#more">x</a><a href="?auto=red">x</a><a href="tel:911">x</a><a href="sms:741741">x</a>',
  '<a href="https://journal.example.org/2">x</a><a href="http://journal.example.org/1">x</a><img src="/favicon.svg" alt="">',
])('%s passes', (html) => {
  expect(on(html)).toEqual([]);
});

test.each([
  '<p onclick="alert(1)">x</p>',
  '<svg onload="alert(1)"></svg>',
  '<img src="x" ONERROR="alert(1)">',
  '<iframe src="/stack"></iframe>',
  '<iframe srcdoc="x"></iframe>',
  '<object data="/x"></object>',
  '<embed src="/x">',
  '<base href="/x">',
  '<form><button formaction="/x">x</button></form>',
  '<meta http-equiv="refresh" content="0; url=/stack">',
  '<a href="/stack" ping="/x">x</a>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JAVASCRIPT:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<img src="data:image/svg+xml,x">',
  '<a href="http://attacker.example">x</a>',
  '<a href="//attacker.example">x</a>',
  '<a href="/\\attacker.example">x</a>',
  '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<svg><animate attributeName="href" values="javascript:alert(1)"></animate></svg>',
  '<svg><set attributeName="onload" to="alert(1)"></set></svg>',
  '<style>p{}</style>',
  '<link rel="stylesheet" href="/x.css">',
  '<script>alert(1)</script>',
  '<script type="module" src="https://cdn.example/a.js"></script>',
  '<img src="//cdn.example/a.png">',
  '<p style="color:red"></p>',
])('%s stops the build', (html) => {
  expect(on(html).length).toBeGreaterThan(0);
});
