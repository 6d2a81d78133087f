import { expect, test } from 'vitest';
import { keepNamesWhole } from './whole-names.ts';

test('a name with a hyphen stays on one line, in the letters in which it was written', () => {
  expect(keepNamesWhole('<p>Omega-3 or l-theanine</p>')).toBe(
    '<p><span class="whole">Omega-3</span> or <span class="whole">l-theanine</span></p>',
  );
  expect(keepNamesWhole('Sleep 7–9 hours')).toBe('Sleep <span class="whole">7–9</span> hours');
  expect(keepNamesWhole('Two weeks of CBT-I')).toBe('Two weeks of <span class="whole">CBT-I</span>');
});

test('what is no text stays as it was: attributes, styles, drawings, and what a script will write again', () => {
  for (const html of [
    '<a href="/check-first/omega-3" aria-label="Omega-3">fish oil</a>',
    '<style>.omega-3{color:red}</style>',
    '<svg><text>Omega-3</text></svg>',
    '<astro-island props="{}"><p>Omega-3</p></astro-island>',
    '<p>omega-30</p>',
  ])
    expect(keepNamesWhole(html)).toBe(html);
});
