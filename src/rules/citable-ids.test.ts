import { expect, test } from 'vitest';
import type { Claim, Reference } from '../model/evidence.ts';
import { citableIdsAreUnique } from './citable-ids.ts';

test('a claim with the name of a reference stops the build', () => {
  const claims = [{ id: 'calm' }, { id: 'sleep' }] as Claim[];
  expect(citableIdsAreUnique({ claims, references: [{ id: 'a-study' }] as Reference[] })).toEqual([]);
  expect(citableIdsAreUnique({ claims, references: [{ id: 'sleep' }] as Reference[] })).toEqual([
    {
      file: 'evidence/claims/sleep.yaml',
      field: '',
      message: 'evidence/references/sleep.yaml has the same name, and [@sleep] could mean either. Rename this one.',
    },
  ]);
});
