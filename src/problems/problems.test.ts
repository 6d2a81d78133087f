import { expect, test } from 'vitest';
import { describeProblems, listByFile, problem } from './problems.ts';

const problems = [problem('b', '', 'two'), { ...problem('a', 'text', 'three'), line: 3 }, problem('b', '', 'four')];

test('problems are listed by file, and counted; warnings are only listed', () => {
  const list = 'b\n  two\n  four\na\n  line 3, text: three';
  expect(listByFile(problems)).toBe(list);
  expect(listByFile([])).toBe('');
  expect(describeProblems(problems, 'nothing was built')).toBe(`${list}\n3 problems in 2 files; nothing was built`);
});
