import { expect, test } from 'vitest';
import { readRecords } from '../content-loader/records.ts';
import type { Essay } from '../model/essay.ts';
import { libraryIsWhole } from './shelved-essays.ts';

/** The slugs that the specification names. */
const specified = [
  'alcohol-ban-ripple',
  'artwork-returns',
  'before-the-coffee',
  'blood-pressure-memory',
  'blood-pressure-recovery',
  'blue-pill-loop',
  'cholesterol-connection',
  'closet-anxiety',
  'corporations-cannot-heal',
  'court-ordered-clarity',
  'cross-functional-doctors',
  'doctor-gap',
  'earth-can-breathe',
  'end-of-psyche-gatekeeping',
  'fog-and-return',
  'fog-not-you',
  'fogged-generation',
  'fun-without-numbing',
  'holy-reset',
  'infinite-scroll-zombification',
  'jesus-and-the-holocene',
  'marriage-healing',
  'nervous-system-relapse',
  'nervous-system-renaissance',
  'not-crazy-waking-up',
  'orbiting-the-fog',
  'politics-and-compassion',
  'pre-digital-memory-reawakening',
  'reduced-deaths',
  'social-media-taper',
  'stress-drainage',
  'systems-that-failed-us',
  'time-doesnt-speed-up',
  'true-marriage-healing',
  'unblocked-productivity',
  'youre-not-failing',
];
const { shelves } = readRecords();
const whole = shelves.flatMap(({ theme, essays }) => essays.map((slug) => ({ slug, theme }) as Essay));

test('B1 the library has exactly the 36 essays of the specification', () => {
  expect(whole.map(({ slug }) => slug).sort()).toEqual(specified);
  expect(libraryIsWhole({ essays: whole, shelves })).toEqual([]);
});

test('B1 a 37th essay, and a missing one, say what the library expects and how to change it', () => {
  const essays = [...whole.slice(1), { slug: 'one-more', theme: 'fog' } as Essay];
  expect(libraryIsWhole({ essays, shelves })).toEqual([
    {
      file: 'essays/youre-not-failing.md',
      field: '',
      message:
        'the library has exactly 36 essays, and this one is missing. Write it, or take its slug off the shelf in content/shelves.yaml.',
    },
    {
      file: 'essays/one-more.md',
      field: '',
      message:
        'the library has exactly 36 essays, and this one is on no shelf. Put its slug on a shelf in content/shelves.yaml, or delete the file.',
    },
  ]);
});

test('B1 an essay is on one shelf', () => {
  const [fog, ...others] = shelves;
  const twice = fog ? [{ ...fog, essays: [...fog.essays, 'fog-not-you'] }, ...others] : [];
  expect(libraryIsWhole({ essays: whole, shelves: twice })).toEqual([
    { file: 'shelves.yaml', field: 'essays', message: '“fog-not-you” is listed twice; keep it on one shelf.' },
  ]);
});

test('B4 an essay has the theme of its shelf', () => {
  const [first, ...others] = whole;
  expect(libraryIsWhole({ essays: [{ ...first, theme: 'spirit' } as Essay, ...others], shelves })).toEqual([
    {
      file: 'essays/youre-not-failing.md',
      field: 'theme',
      message: '"spirit", but the essay is on the shelf "fog". Write that, or move the slug in content/shelves.yaml.',
    },
  ]);
});
