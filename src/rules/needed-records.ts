import { recordFile } from '../model/content-files.ts';
import type { Problem } from '../model/problems.ts';
import { namedInCode } from '../evidence/named-in-code.ts';
import { namedSources } from '../evidence/named-sources.ts';
import { kinds, type Records } from '../model/records.ts';

const named = { ...namedInCode, references: [...namedInCode.references, ...Object.values(namedSources).flat()] };

/** Refuses records without one that a page or PDF names in code: it could not be made. */
export function recordsNamedInCodeExist(records: Pick<Records, keyof typeof named>): Problem[] {
  return (['careCards', 'helplines', 'references'] as const).flatMap((kind) => {
    const known = new Set(records[kind].map(({ id }) => id));
    return [...new Set<string>(named[kind])]
      .filter((id) => !known.has(id))
      .map((id) => ({
        file: recordFile(kind, id),
        field: '',
        message: `this ${kinds[kind].one} is missing, and a page or PDF names it. Put the file back under this name, or search src for "${id}" and change the name there too.`,
      }));
  });
}
