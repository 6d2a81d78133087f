import { expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { markedPieces } from './marked-text.ts';
import { marksMeanSomething } from '../rules/marked-texts.ts';

test('F4 a text is its words, claims, sources and links, in their order', () => {
  expect(markedPieces('See [claim:a]. [So we say](claim:b), [as they do](reference:c); [more](/stack#d).')).toEqual([
    { words: 'See ' },
    { claim: 'a' },
    { words: '. ' },
    { claim: 'b', words: 'So we say' },
    { words: ', ' },
    { reference: 'c', words: 'as they do' },
    { words: '; ' },
    { href: '/stack#d', words: 'more' },
    { words: '.' },
  ]);
});

const records = loadRecords();
const { science } = records;
const [first, ...rest] = science.adults;
const said = (line: string) =>
  marksMeanSomething({
    ...records,
    science: { ...science, adults: first ? [{ ...first, text: [line] }, ...rest] : [] },
  });

test.each([
  ['[claim:habit-tim].', 'Unknown claim “habit-tim”. Did you mean “habit-time”?'],
  ['[Words](claim:nobody).', 'Unknown claim “nobody”.'],
  ['[Words](reference:habit-time).', 'Unknown reference “habit-time”.'],
  ['[claims:habit-time].', 'contains a bracket that isn’t a mark'],
  ['[Words](https://example.org).', 'contains a bracket that isn’t a mark'],
])('F4 %s on the science page stops the build, with its file and field', (line, message) => {
  expect(said(line)).toEqual([
    { file: 'protocol/science.yaml', field: 'adults[0].text[0]', message: expect.stringContaining(message) },
  ]);
});

const figure = 'In one study, this cut panic by 40%.';
test.each([
  ['kids-protocol', { ...records, kidsScreen: { ...records.kidsScreen, research: figure } }],
  ['tonight', { ...records, tonightScreen: { ...records.tonightScreen, title: figure } }],
  ['sleep-plan', { ...records, sleepPlan: { ...records.sleepPlan, lead: figure } }],
  ['phases', { ...records, phases: records.phases.map((phase) => ({ ...phase, description: figure })) }],
  [
    'kids-research',
    { ...records, kidsResearch: records.kidsResearch.map((each) => ({ ...each, references: [], finding: figure })) },
  ],
  ['choose-clarity', { ...records, choiceScreen: { ...records.choiceScreen, lead: figure } }],
] as const)('F4 an unsourced figure in %s.yaml is refused', (name, some) => {
  const problems = marksMeanSomething(some);
  expect(problems.length).toBeGreaterThan(0);
  for (const { file, message } of problems) {
    expect(file).toContain(`/${name}.yaml`);
    expect(message).toContain('“In one study” needs its claim');
  }
});

test('F4 a figure may be next to the sources that its own part of a record names', () => {
  const kidsResearch = records.kidsResearch.map((each) => ({ ...each, finding: figure }));
  expect(marksMeanSomething({ ...records, kidsResearch })).toEqual([]);
});
