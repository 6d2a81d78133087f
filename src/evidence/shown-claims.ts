import { byId, type Records } from '../model/records.ts';
import type { Claim } from '../model/evidence.ts';
import type { ShownClaims } from '../model/shown-claims.ts';

/** The claims that a screen shows, by the part that each plays in it (`shown-claims.yaml`). */
export function claimsShown<Screen extends keyof ShownClaims>(
  { claims, shownClaims }: Pick<Records, 'claims' | 'shownClaims'>,
  screen: Screen,
): Readonly<Record<keyof ShownClaims[Screen]['claims'], Claim>> {
  const ids: Readonly<Record<string, string>> = shownClaims[screen].claims;
  return Object.fromEntries(Object.entries(ids).map(([part, id]) => [part, byId(claims, id)])) as Record<
    keyof ShownClaims[Screen]['claims'],
    Claim
  >;
}
