import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { byId } from '../model/records.ts';
import { resultOn } from '../safety/results.ts';
import { readRecords } from './records.ts';

test('M3 the files of docs/new-supplement.md pass as they are, “ask first” with every medicine, without a paid link', () => {
  const root = mkdtempSync(join(tmpdir(), 'new-supplement-'));
  try {
    cpSync('content', root, { recursive: true });
    const page = readFileSync('docs/new-supplement.md', 'utf8');
    for (const [, file = '', text = ''] of page.matchAll(/^`content\/(\S+\.yaml)`.*?```yaml\n(.*?)```/gms))
      writeFileSync(join(root, file), text);
    const { ingredients, medicines, supplements } = readRecords(root);
    // The paid link is made from it.
    expect(byId(supplements, 'glycine')).not.toHaveProperty('search');
    const glycine = byId(ingredients, 'glycine');
    expect(new Set(medicines.map(({ id }) => resultOn(glycine, id)?.kind))).toEqual(new Set(['ask-first']));
  } finally {
    rmSync(root, { recursive: true });
  }
});
