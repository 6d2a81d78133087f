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
interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** What a role is in a theme. Throws for a role that is not declared. */
function colorOf(role: string, theme: Theme): Oklch {
  const value = declared.get(role);
  if (!value) throw new Error(`${role} is not declared in tokens.css`);
  const [, reference] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (reference) return colorOf(reference, theme);
  const colors = [...value.matchAll(/oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g)];
  const [, lightness, chroma, hue] = colors[theme === 'light' ? 0 : colors.length - 1] ?? [];
  if (hue === undefined) throw new Error(`${role} is not a color: ${value}`);
  return { lightness: Number(lightness) / 100, chroma: Number(chroma), hue: Number(hue) };
}

/** Relative luminance as WCAG has it, by Björn Ottosson’s matrices for OKLab. */
function luminance({ lightness, chroma, hue }: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const inGamut = (value: number) => Math.min(1, Math.max(0, value));
  const red = inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [low = 0, high = 0] = [one, other].map((role) => luminance(colorOf(role, theme))).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe('the colors of the tokens', () => {
  const grounds = ['--surface', '--surface-2'];
  const words = ['--text', '--text-soft', '--link', '--leaf', '--danger', '--caution'];
  for (const theme of themes) {
    test(`text has a contrast of 7:1 on every background, in the ${theme} theme`, () => {
      for (const ground of grounds)
        for (const word of words) {
          const ratio = contrast(word, ground, theme);
          expect(ratio, `${word} on ${ground}: ${ratio.toFixed(2)}`).toBeGreaterThanOrEqual(7);
        }
      for (const [word, ground] of [
        ['--on-action', '--action'],
        ['--on-call', '--call'],
        ['--on-deep', '--deep'],
      ] as const)
        expect(contrast(word, ground, theme), `${word} on ${ground}`).toBeGreaterThanOrEqual(7);
      expect(contrast('--edge', '--surface', theme)).toBeGreaterThanOrEqual(3);
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
      const steps = [1, 2, 3, 4].map((step) => luminance(colorOf(`--light-${step}`, theme)));
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

  test('there are six sizes of text, and one for the number of a figure', () => {
    const sizes = [...declared.keys()].filter((name) => name.startsWith('--size-'));
    expect(sizes.filter((name) => name !== '--size-news')).toHaveLength(6);
    expect(sizes).toContain('--size-news');
  });

  test('the size of a figure’s number is used by its figure alone', () => {
    const users = texts.filter(({ text }) => text.includes('var(--size-news)')).map(({ file }) => file);
    expect(users).toEqual(['figures/Figure.module.css']);
  });
});
