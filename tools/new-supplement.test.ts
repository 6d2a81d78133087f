import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRecords } from '../src/content-loader/records.ts';
import { byId } from '../src/model/records.ts';
import { resultOn } from '../src/safety/results.ts';

let content: string;
beforeAll(() => {
  content = mkdtempSync(join(tmpdir(), 'stillwater-new-'));
  cpSync('content', content, { recursive: true });
  // As after one was deleted: the places have a gap.
  const last = join(content, 'protocol/supplements/sleep-gummies.yaml');
  writeFileSync(last, readFileSync(last, 'utf8').replace('order: 5', 'order: 6'));
});
afterAll(() => rmSync(content, { recursive: true }));

test('M3 npm run new:supplement writes one that passes at once and is “ask first” with every medicine, without a paid link', () => {
  const run = () =>
    spawnSync(
      process.execPath,
      ['tools/new-supplement.ts', 'test-moonstone', 'Moonstone: #1 (new+)', 'gummy', '19.50'],
      {
        env: { ...process.env, CONTENT_DIR: content },
      },
    ).status;
  expect([run(), run()]).toEqual([0, 1]);
  const { conditions, ingredients, medicineTypes, supplements } = readRecords(content);
  expect(byId(supplements, 'test-moonstone')).toMatchObject({ dose: { form: 'gummy' }, costCents: 1950 });
  // The paid link is made from it.
  expect(byId(supplements, 'test-moonstone')).not.toHaveProperty('search');
  const moonstone = byId(ingredients, 'test-moonstone');
  expect(new Set(medicineTypes.map(({ id }) => resultOn(moonstone, id)?.kind))).toEqual(new Set(['ask-first']));
  for (const { id } of conditions) expect(resultOn(moonstone, id)?.kind, id).toMatch(/^(?:ask-first|dont-take)$/);
});
