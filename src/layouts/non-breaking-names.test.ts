import { expect, test } from 'vitest';
import { parseHtml } from '../site/html.ts';
import { keepNamesWhole } from './non-breaking-names.ts';

const kept = (html: string) => {
  const root = parseHtml(html);
  keepNamesWhole(root);
  return root.toString();
};

test('a name with a hyphen stays on one line, in the letters in which it was written', () => {
  expect(kept('<p>Omega-3 or l-theanine</p>')).toBe(
    '<p><bdi class="whole">Omega-3</bdi> or <bdi class="whole">l-theanine</bdi></p>',
  );
  expect(kept('Sleep 7–9 hours')).toBe('Sleep <bdi class="whole">7–9</bdi> hours');
  expect(kept('A grown-up goes')).toBe('A <bdi class="whole">grown-up</bdi> goes');
  expect(kept('Two weeks of CBT-I')).toBe('Two weeks of <bdi class="whole">CBT-I</bdi>');
});

test('what is no text stays as it was: attributes, styles, drawings, and what a script will write again', () => {
  for (const html of [
    '<a href="/check-first/omega-3" aria-label="Omega-3">fish oil</a>',
    '<style>.omega-3{color:red}</style>',
    '<svg><text>Omega-3</text></svg>',
    '<astro-island props="{}"><p>Omega-3</p></astro-island>',
    '<p>omega-30</p>',
  ])
    expect(kept(html)).toBe(html);
});
