import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const declared = new Map(
  [...css.slice(0, css.indexOf('[data-tone')).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The lightness of a role in a theme. Throws for a role that is not declared. */
function lightnessOf(role: string, theme: Theme): number {
  const value = declared.get(role);
  if (!value) throw new Error(`${role} is not declared in tokens.css`);
  const [, reference] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (reference) return lightnessOf(reference, theme);
  const colors = [...value.matchAll(/oklch\(([\d.]+)% /g)];
  const [, lightness] = colors[theme === 'light' ? 0 : colors.length - 1] ?? [];
  if (lightness === undefined) throw new Error(`${role} is not a color: ${value}`);
  return Number(lightness) / 100;
}

/** Text has its contrast checked as painted, on each kind of page, by `sweep.spec.ts`. */
describe('the colors of the tokens', () => {
  for (const theme of themes) {
    test(`the outline of a control has a contrast of 3:1, in the ${theme} theme`, () => {
      // Near gray, luminance is the cube of the lightness in OKLab.
      const [low = 0, high = 0] = ['--edge', '--surface']
        .map((role) => lightnessOf(role, theme) ** 3 + 0.05)
        .sort((a, b) => a - b);
      expect(high / low).toBeGreaterThanOrEqual(3);
    });
  }
});

describe('styles and their tokens', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const texts = sheets.map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }));

  test('every role that a style uses is declared by a style or set by its component', () => {
    const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => readFileSync(join('src', file), 'utf8'))
      .join('\n');
    for (const { file, text } of texts)
      for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
        const isDeclared = texts.some((sheet) => sheet.text.includes(`${name}:`)) || components.includes(`'${name}'`);
        expect(isDeclared, `${file} uses ${name}, which nothing declares`).toBe(true);
      }
  });
});
