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

/** The lightness and hue of a role in a theme. Throws for a role that is not declared. */
function colorOf(role: string, theme: Theme): { lightness: number; hue: number } {
  const value = declared.get(role);
  if (!value) throw new Error(`${role} is not declared in tokens.css`);
  const [, reference] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (reference) return colorOf(reference, theme);
  const colors = [...value.matchAll(/oklch\(([\d.]+)% [\d.]+ ([\d.]+)\)/g)];
  const [, lightness, hue] = colors[theme === 'light' ? 0 : colors.length - 1] ?? [];
  if (hue === undefined) throw new Error(`${role} is not a color: ${value}`);
  return { lightness: Number(lightness) / 100, hue: Number(hue) };
}

/** Text has its contrast checked as painted, on each kind of page, by `sweep.spec.ts`. */
describe('the colors of the tokens', () => {
  for (const theme of themes) {
    test(`the outline of a control has a contrast of 3:1, in the ${theme} theme`, () => {
      // Near gray, luminance is the cube of the lightness in OKLab.
      const [low = 0, high = 0] = ['--edge', '--surface']
        .map((role) => colorOf(role, theme).lightness ** 3 + 0.05)
        .sort((a, b) => a - b);
      expect(high / low).toBeGreaterThanOrEqual(3);
    });

    test(`action, caution and danger are three hues, in the ${theme} theme`, () => {
      const apart = (one: string, other: string) => {
        const away = Math.abs(colorOf(one, theme).hue - colorOf(other, theme).hue);
        return Math.min(away, 360 - away);
      };
      expect(apart('--action', '--caution')).toBeGreaterThan(40);
      expect(apart('--action', '--danger')).toBeGreaterThan(40);
      expect(apart('--caution', '--danger')).toBeGreaterThan(40);
    });

    test(`the ruler of light only grows lighter, in the ${theme} theme`, () => {
      const steps = [1, 2, 3, 4].map((step) => colorOf(`--light-${step}`, theme).lightness);
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
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

  test('there are six sizes of text', () => {
    expect([...declared.keys()].filter((name) => name.startsWith('--size-'))).toHaveLength(6);
  });
});
