import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { byId } from '../src/model/records.ts';
import { resultOn } from '../src/safety/results.ts';
import { readRecords } from '../src/content-loader/records.ts';

test('M3 npm run new:supplement writes one that passes at once and is “ask first” with every medicine', () => {
  const root = mkdtempSync(join(tmpdir(), 'stillwater-supplement-'));
  try {
    cpSync('content', root, { recursive: true });
    const run = () =>
      spawnSync(process.execPath, ['tools/new-supplement.ts', 'glycine', 'Glycine'], {
        env: { ...process.env, CONTENT_DIR: root },
      }).status;
    expect([run(), run()]).toEqual([0, 1]);
    const { ingredients, medicines, supplements } = readRecords(root);
    expect(supplements.map(({ id }) => id)).toContain('glycine');
    const glycine = byId(ingredients, 'glycine');
    expect(new Set(medicines.map(({ id }) => resultOn(glycine, { medicine: id })?.kind))).toEqual(
      new Set(['ask-first']),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}, 120_000);
