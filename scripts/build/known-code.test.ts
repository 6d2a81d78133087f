import { expect, test } from 'vitest';
import { strangeCode } from './known-code.ts';

const known = { scripts: ['go();', 'stop();'], styles: ['p{color:red}', 'a{color:blue}'] };
const strange = (html: string) => strangeCode(`<head>${html}</head>`, known);

test.each([
  '<script>go();</script>',
  '<script type="module">\ngo();\n</script>',
  '<script>go();stop();</script>',
  '<style>p{color:red}a{color:blue}</style>',
  '<style>@layer reset, base;</style>',
  '<style>[data-figure="ninety-days"] [data-from="1"]{--from:1}[data-figure="a"] [data-plan]{--days:90;--rows:1 2.5 3}</style>',
  '<script type="application/ld+json">{"a":1}</script>',
  '<script type="module" src="/_astro/menu.abc.js"></script>',
])('%s is the site’s own', (html) => {
  expect(strange(html)).toEqual([]);
});

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<script>go();alert(1)</script>',
  '<script>alert(1);go();</script>',
  '<script\n>alert(1)</script\n>',
  '<script>alert(1)',
  '<style>p{color:green}</style>',
  '<style>p{color:red}*{display:none}</style>',
  '<style media="all">@import "https://attacker.example/x.css";</style>',
  '<style>@layer reset;*{display:none}</style>',
  '<style>[data-figure="a"]{--from:1}*{display:none}</style>',
  '<style>[data-figure="a"]{display:none}</style>',
  '<style>[data-figure="a"]{--from:url(https://attacker.example)}</style>',
  '<script type="application/ld+json">{"a":"</script><script>alert(1)</script>"}</script>',
  '<script src="https://attacker.example/x.js"></script>',
  "<script src='//attacker.example/x.js'></script>",
  '<script src=/_astro/../x.js></script>',
  '<svg><script>alert(1)</script></svg>',
])('%s is not', (html) => {
  expect(strange(html).length).toBeGreaterThan(0);
});
