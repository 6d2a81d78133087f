import { describe, expect, test } from 'vitest';
import { brokenMarks, essayMarkup } from './essay-markup.ts';

const sources = [{ url: 'https://journal.example.org/1' }];
const problemsIn = (body: string) => [...essayMarkup(body, sources), ...brokenMarks(body)];

/** HTML as a block, within a line and within every other kind of block, and every picture and link that is no good. */
const hostile: readonly string[] = [
  '<script>alert(1)</script>',
  '<!-- a note -->',
  '</main>',
  '<x-any onfocus="alert(1)" autofocus tabindex="0">words</x-any>',
  'words <script>alert(1)</script> words',
  '- a list\n- <script>alert(1)</script>',
  '> <script>alert(1)</script>',
  '| a | b |\n|---|---|\n| <script>alert(1)</script> | c |',
  '## <script>alert(1)</script>',
  '*<script>alert(1)</script>*',
  '[words <script>alert(1)</script>](/stack)',
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
  'Words.[@an_id]',
  'Words.[ @an-id]',
  '[care: alcohol]',
  '[care:Alcohol]',
  '[care :alcohol]',
];

describe('G8 nothing in an essay runs, loads or sends anything', () => {
  test.each(hostile)('%s is refused, with its line', (markup) => {
    const problems = problemsIn(`A sentence.\n\n${markup}\n`);
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
    expect(problemsIn(body)).toEqual([]);
  });
});

test.each(brokenCitations)('%s is refused: nobody would find what it means', (body) => {
  expect(brokenMarks(body)).toHaveLength(1);
});
