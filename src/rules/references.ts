import { citationsIn } from '../evidence/citations.ts';
import { recordFile } from '../model/content-files.ts';
import type { Problem } from '../model/problems.ts';
import { namedSources } from '../evidence/named-sources.ts';
import type { Records } from '../model/records.ts';

/** Every id in a field named `references`, at any depth. */
function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'references' && Array.isArray(inner)
      ? inner.filter((item) => typeof item === 'string')
      : referencesIn(inner),
  );
}

/** Refuses a reference that nothing cites: `/sources` would list a source that no sentence rests on. */
export function referencesAreCited(records: Records): Problem[] {
  const { references, essays, ...others } = records;
  const cited = new Set<string>([
    ...referencesIn(Object.values(others)),
    ...Object.values(namedSources).flat(),
    ...essays.flatMap(({ body }) => citationsIn(body)),
  ]);
  return references
    .filter(({ id }) => !cited.has(id))
    .map(({ id }) => ({
      file: recordFile('references', id),
      field: '',
      message: 'nothing cites this reference. Cite it where a sentence rests on it, or delete the file.',
    }));
}
