import type { Basis, Claim, Reference } from './schema/evidence.ts';

/** How many claims rest on what. */
export function countByBasis(claims: readonly Pick<Claim, 'basis'>[]): Record<Basis, number> {
  const count = (basis: Basis) => claims.filter((claim) => claim.basis === basis).length;
  return {
    published: count('published'),
    guideline: count('guideline'),
    project: count('project'),
    community: count('community'),
  };
}

/** A title as it is filed: without brackets, quotes and a leading article. */
const filedAs = (title: string) =>
  title
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^(?:the|an?) /i, '')
    .toLocaleLowerCase('en');

/** References by title, A–Z, under the first letter of each; a title that begins with a digit comes first, under 0–9. */
export function sourceLetters<T extends Pick<Reference, 'title'>>(
  references: readonly T[],
): { letter: string; sources: T[] }[] {
  const sorted = [...references].sort((a, b) => filedAs(a.title).localeCompare(filedAs(b.title), 'en'));
  const letterOf = ({ title }: T) =>
    /^\d/.test(filedAs(title)) ? '0–9' : filedAs(title).charAt(0).toLocaleUpperCase('en');
  return [...Map.groupBy(sorted, letterOf)].map(([letter, sources]) => ({ letter, sources }));
}
