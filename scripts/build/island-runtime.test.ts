import { expect, test } from 'vitest';
import { withoutRuntime, withoutTextMarks } from './island-runtime.ts';

const visible = '(()=>{(self.Astro||(self.Astro={})).visible=1})();';
const element = '(()=>{customElements.define("astro-island",class{})})();';
const page = (between = '') =>
  `<head><script>mark()</script></head><script>${visible}</script><script>${element}</script>${between}<astro-island></astro-island><script type="module">menu()</script>`;

test('Astro’s runtime moves into one file, which a page loads after it has been painted', () => {
  const moved = withoutRuntime(page());
  expect(moved?.script).toBe(`${visible};\n${element};\n`);
  expect(moved?.file).toMatch(/^_astro\/islands\.[\w-]{8}\.js$/);
  expect(moved?.html).not.toContain('customElements');
  expect(moved?.html.match(/PerformanceObserver/g)).toHaveLength(1);
  expect(moved?.html).toContain(`import("/${moved?.file ?? ''}")`);
});

test('other scripts stay, and the same islands share a file', () => {
  const [one, other] = [withoutRuntime(page()), withoutRuntime(page('<p>More</p>'))];
  expect(one?.html).toContain('<script>mark()</script>');
  expect(one?.html).toMatch(/<script type="module">new PerformanceObserver.*;menu\(\)<\/script>$/);
  expect(one?.file).toBe(other?.file);
});

test('a page without islands stays as it is', () => {
  expect(withoutRuntime('<script>mark()</script><p>Words</p>')).toBeUndefined();
});

test('React’s marks between texts stay in what React runs again, and nowhere else', () => {
  const html =
    'a<!-- -->b<astro-island>c<!-- -->d<astro-slot>e<!-- -->f</astro-slot>g<!-- -->h</astro-island>i<!-- -->j<!--astro:end-->';
  expect(withoutTextMarks(html)).toBe(
    'ab<astro-island>c<!-- -->d<astro-slot>ef</astro-slot>g<!-- -->h</astro-island>ij<!--astro:end-->',
  );
});
