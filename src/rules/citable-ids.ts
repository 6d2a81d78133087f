import { recordFile } from '../model/content-files.ts';
import type { Problem } from '../model/problems.ts';
import type { Records } from '../model/records.ts';

/** Refuses a claim that has the id of a reference: `[@id]` in an essay could mean either. */
export function citableIdsAreUnique({ claims, references }: Pick<Records, 'claims' | 'references'>): Problem[] {
  const taken = new Set(references.map(({ id }) => id));
  return claims
    .filter(({ id }) => taken.has(id))
    .map(({ id }) => ({
      file: recordFile('claims', id),
      field: '',
      message: `${recordFile('references', id)} has the same name, and [@${id}] could mean either. Rename this one.`,
    }));
}
