import { expect, test } from 'vitest';
import { loadRecords } from '../../src/content-loader/records.ts';
import { forbiddenAdviceOnPages } from './forbidden-advice.ts';
import { problemsOf } from './testing.ts';

const records = loadRecords();
const problemsIn = (body: string, path = '/stack') =>
  problemsOf(forbiddenAdviceOnPages, { pages: { [path]: body }, records });

test('a component that tells a reader to stop a medicine fails the build', () => {
  expect(problemsIn('<main><p>Day 5. <b>Skip</b> your lithium.</p></main>')).toEqual([
    expect.stringContaining('Ask whoever prescribed it'),
  ]);
});

test('a sentence that a component shortens fails the build, too', () => {
  expect(problemsIn('<main><p>Skip your lithium on the first…</p></main>')).toHaveLength(1);
  expect(problemsIn('<main><p>After heavy drinking stops, some people…</p></main>')).toEqual([]);
});

test('the title of a source isn’t advice, and pages about sources show what others wrote', () => {
  expect(problemsIn('<main><p>See Cutting down on alcohol for more.</p></main>')).toEqual([]);
  expect(problemsIn('<main><p>Stop your lithium.</p></main>', '/sources')).toEqual([]);
});
