import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('no two style modules have one name, which every class of theirs begins with', () => {
  const names = globSync('src/**/*.module.css').map((file) => basename(file));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
