import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { blocksOf } from './built-page.ts';

const texts = (html: string) => blocksOf(parse(html)).map(({ text }) => text);

test('a block is a paragraph, an item or a cell, with its inline elements', () => {
  expect(texts('<ul><li>One <b>big</b>\n  item</li><li><p>Two</p>tail</li></ul>')).toEqual([
    'One big item',
    'Two',
    'tail',
  ]);
  expect(texts('<p>5&nbsp;mg &amp; <a href="/">more</a>.</p>')).toEqual(['5 mg & more.']);
});

test('inline elements side by side are words apart', () => {
  expect(texts('<p><span>90 days</span><span>Buy</span></p>')).toEqual(['90 days Buy']);
});

test('scripts and styles are not read, nor what is left out', () => {
  expect(texts('<p>a</p><script>b</script><style>c</style><template>d</template>')).toEqual(['a']);
  const blocks = blocksOf(parse('<p>a</p><p data-care="x">b</p>'), (element) => element.hasAttribute('data-care'));
  expect(blocks.map(({ text }) => text)).toEqual(['a']);
});

test('each character knows the element that contains it', () => {
  const [block] = blocksOf(parse('<p>one <b>two</b> three</p>'));
  const holder = (word: string) => block?.holderAt(block.text.indexOf(word)).tagName;
  expect([holder('one'), holder('two'), holder('three')]).toEqual(['P', 'B', 'P']);
});
