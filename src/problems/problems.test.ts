import { expect, test } from 'vitest';
import { describeProblems, listByFile, problem } from './problems.ts';

const found = [problem('b', '', 'two'), { ...problem('a', 'text', 'three'), line: 3 }, problem('b', '', 'four')];

test('problems are listed by file, and counted; warnings are only listed', () => {
  const list = 'b\n  two\n  four\na\n  line 3, text: three';
  expect(listByFile(found)).toBe(list);
  expect(listByFile([])).toBe('');
  expect(describeProblems(found, 'nothing was built')).toBe(`${list}\n3 problems in 2 files; nothing was built`);
});
