import { describe, expect, test } from 'vitest';
import { recordsWith } from '../testing.ts';
import type { Essay } from '../../schema/essay.ts';
import type { Records } from '../../records.ts';
import type { ProseRule } from './prose-rule.ts';
import { length } from './length.ts';
import { openings } from './openings.ts';
import { phrases } from './phrases.ts';
import { quotes } from './quotes.ts';
import { bounds, readsEasily } from './reads-easily.ts';
import { relatedWith } from './related.ts';
import { runs } from './runs.ts';
import { proseTable } from '../../../../scripts/check/prose-table.ts';

const essay = (slug: string, body: string, more: Partial<Essay> = {}): Essay => ({
  slug,
  body,
  title: `Title of ${slug}`,
  emoji: '🍳',
  excerpt: `${slug} says why to open it`,
  inShort: `${slug} in short`,
  theme: 'fog',
  related: [],
  careCards: [],
  wholeCards: [],
  troubles: ['sleep'],
  shape: 'story',
  drawing: 'reeds',
  tomorrow: { do: 'Walk to the corner', takes: 'Five minutes', sign: 'You are back' },
  lastReviewed: '2026-11-21',
  backLabel: 'library',
  ...more,
});
const said = (check: ProseRule, essays: Essay[], records: Partial<Records> = {}) =>
  check(recordsWith({ essays, ...records })).map(
    ({ file, field, message }) => `${file}${field && ` ${field}`}: ${message}`,
  );
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

describe('B4 length', () => {
  test('500 to 1,200 words, and more for the one with the long list', () => {
    expect(
      said(length, [essay('a', words(500)), essay('b', words(1200)), essay('fog-and-return', words(1600))]),
    ).toEqual([]);
    expect(said(length, [essay('a', words(499)), essay('b', words(1201))])).toEqual([
      'essays/a.md: 499 words; an essay has 500 to 1200',
      'essays/b.md: 1201 words; an essay has 500 to 1200',
    ]);
  });

  test('citations and places of cards are no words', () => {
    expect(said(length, [essay('a', `${words(499)}[@a-study; @another]\n\n[care:heart]`)])).toHaveLength(1);
  });
});

test('an essay that is hard to read fails, with its grade', () => {
  const hard =
    'Notwithstanding considerable methodological heterogeneity, contemporaneous investigations demonstrate incontrovertible physiological interdependencies characterizing multidimensional psychosocial deterioration.';
  expect(said(readsEasily, [essay('a', 'The pan soaks. You rest. It can wait.')])).toEqual([]);
  expect(said(readsEasily, [essay('a', `${hard} ${hard}`)])[0]).toMatch(
    new RegExp(`^essays/a\\.md: reads at grade [\\d.]+; at most ${bounds.grade}`),
  );
});

test('two essays may not open or end alike', () => {
  const faults = said(openings, [
    essay('a', 'The sink is full.\n\nGo to bed, then.'),
    essay('b', 'The sink is empty.\n\nOr to bed, then.'),
  ]);
  expect(faults).toEqual([
    'essays/b.md opening: “the sink is”, as in a; write another opening',
    'essays/b.md ending: “to bed then”, as in a; write another ending',
  ]);
});

test('a run of twelve words may stand in two essays and not in three', () => {
  const shared = 'one two three four five six seven eight nine ten eleven twelve';
  expect(said(runs, [essay('a', shared), essay('b', `So ${shared}`)])).toEqual([]);
  expect(said(runs, [essay('a', shared), essay('b', `So ${shared}`), essay('c', `Then, ${shared}.`)])).toEqual([
    `essays/c.md: “${shared} …” stands in 3 essays (a, b, c); say it in its own words`,
  ]);
});

describe('phrases that are not written here', () => {
  test.each([
    'It will cure you.',
    'Heal your trauma tonight.',
    'A detoxifying walk.',
    'Results are guaranteed.',
    'Flush the toxins.',
    'A miracle.',
    'Clinically proven.',
    'Act now.',
    'You can stop taking your medication.',
    'It’s not a wall, it’s a door.',
    'This is not rest. This is sleep.',
    'Not just a walk but a way.',
    'Let’s be honest.',
    'Here’s the thing.',
    'The truth is hard.',
    'Something shifted.',
    'We slept. And yet.',
    'A walk. That’s it.',
    'Because you matter.',
  ])('%s', (text) => {
    expect(said(phrases, [essay('a', text)])).not.toEqual([]);
  });

  test.each([
    'It secures little.',
    'Calm guarantees no art.',
    'It is not far, and it is flat.',
    'And yet we slept.',
    'Because it rained, we stayed.',
    'Unlock the phone.',
    'Do not stop taking a prescribed medicine on your own.',
  ])('%s passes', (text) => {
    expect(said(phrases, [essay('a', text)])).toEqual([]);
  });

  test('two dashes an essay, and two words of seasoning', () => {
    expect(said(phrases, [essay('a', 'One – two. Three — four. From 4–8, 10–12 and 20–30.')])).toEqual([]);
    expect(said(phrases, [essay('a', 'One – two. Three — four. Five–six.')])).toEqual([
      'essays/a.md: 3 dashes; at most 2 an essay',
    ]);
    expect(said(phrases, [essay('a', 'A quiet, gentle, tender hour.')])).toEqual([
      'essays/a.md: “quiet”, “gentle”, “tender”; at most 2 such words an essay',
    ]);
  });

  test('records are held to it, and ids and references are not', () => {
    const claims = [
      { id: 'cure-claim', text: 'It may cure', note: 'A note', references: ['cure-2020'] },
    ] as unknown as Records['claims'];
    const references = [{ id: 'cure-2020', title: 'A cure?' }] as Records['references'];
    expect(said(phrases, [], { claims, references })).toEqual([
      'evidence/claims/cure-claim.yaml: “cure” promises what nothing here can keep',
    ]);
  });
});

test('a straight quote is found with its line', () => {
  expect(said(quotes, [essay('a', 'Fine.\n\nIt\'s late -- and so... "on"')])).toEqual([
    expect.stringMatching(/^essays\/a\.md text, line 3: /),
  ]);
  expect(said(quotes, [essay('a', 'It’s “late” – and so on…')])).toEqual([]);
});

describe('related essays', () => {
  const a = essay('a', 'Words.', { theme: 'fog', related: ['b'] });
  const b = (more: Partial<Essay>) => essay('b', 'Words.', { theme: 'home', related: ['c'], ...more });
  const c = essay('c', 'Words.', { theme: 'home', related: ['a'] });
  const strange = 'essays/a.md related: “a > b” share no shelf';
  const faultsOf = (other: Essay, first = a, reasons = {}) =>
    said(relatedWith({ 'c > a': 'a reason', ...reasons }), [first, other, c]).filter((fault) =>
      fault.startsWith('essays/a'),
    );

  test('a pair with nothing in common fails, and says what to do', () => {
    expect(faultsOf(b({}))).toEqual([expect.stringContaining(strange)]);
    expect(faultsOf(b({}))[0]).toContain('or say in src/domain/rules/prose/related.ts what joins them');
  });

  test.each<[string, Partial<Essay>, Partial<Essay>]>([
    ['one shelf', { theme: 'fog' }, {}],
    ['the other names it back', { related: ['a', 'c'] }, {}],
    ['a link', { body: 'See [this](/blog/a).' }, {}],
    ['one care card', { careCards: ['heart'] }, { careCards: ['heart'] }],
    ['one source', { body: 'Words.[@study]' }, { body: 'Words.[@study]' }],
  ])('%s joins them', (_, other, first) => {
    expect(faultsOf(b(other), { ...a, ...first })).toEqual([]);
  });

  test('a reason joins them, and one for no pair is refused', () => {
    expect(faultsOf(b({}), a, { 'a > b': 'a reason' })).toEqual([]);
    expect(faultsOf(b({ theme: 'fog' }), a, { 'a > x': 'a reason' })).toEqual([
      expect.stringContaining('which is no pair'),
    ]);
  });

  test('an essay that no other names is found', () => {
    expect(said(relatedWith({}), [essay('a', '', { related: [] })])).toEqual([
      expect.stringContaining('no other essay names this one'),
    ]);
  });
});

test('the table shows each essay’s words, grade, citations and cards', () => {
  const table = proseTable([essay('holy-reset', 'The pan soaks.[@a; @b]', { careCards: ['heart', 'alcohol'] })]);
  expect(table.split('\n')[0]).toMatch(/^Essay +words +grade +citations +care cards$/);
  expect(table.split('\n')[1]).toMatch(/^holy-reset +3 +-?[\d.]+ +2 +heart, alcohol$/);
});
