import { claimAnchor } from '../src/domain/basis.ts';
import { unknownId } from '../src/domain/faults.ts';
import { byId } from '../src/domain/records.ts';
import { whereThingsStand } from '../src/domain/standing.ts';
import type { BuiltPage } from './built-page.ts';
import type { Built, BuiltCheck } from './index.ts';
import { claimsShownOn, referencesShownOn } from './shown.ts';

const list = '/sources';
/** Its cards rest on sources, and lead nowhere but to a phone: it is read in fear. */
const bare = '/help';
const remedy = 'run npm run claims:pages, which writes shownOn from the built pages';

/** A claim’s element holds the mark that leads to its entry, or is the mark of an essay’s note. */
function unmarked({ path, root }: BuiltPage) {
  return root.querySelectorAll('main [data-claim]')
    .filter((element) => {
      const id = element.getAttribute('data-claim') ?? '';
      return element.tagName !== 'A' && !element.querySelector(`a[href="${list}#${claimAnchor(id)}"]`);
    })
    .map((element) => ({ path, message: `shows the claim "${element.getAttribute('data-claim') ?? ''}" without its mark; use Claim or BasisMark` }));
}

function faultsOfClaims(page: BuiltPage, listed: readonly string[], known: readonly string[], isEssay: boolean) {
  const shown = claimsShownOn(page);
  return [
    ...shown.filter((id) => !known.includes(id)).map((id) => unknownId(id, 'claim', known, 'src/content/evidence/claims')),
    ...shown.filter((id) => known.includes(id) && !listed.includes(id)).map((id) => `shows the claim "${id}", whose record does not say so: ${remedy}`),
    ...listed.filter((id) => !shown.includes(id)).map((id) => (isEssay ? `the claim "${id}" is cited in the essay, and no mark of it stands on the page` : `the record of the claim "${id}" says that it is shown here, and it is not: ${remedy}`)),
  ];
}

function faultsOfReferences(page: BuiltPage, listed: readonly string[], { records }: Built) {
  const shown = referencesShownOn(page, records.references);
  const behindClaims = new Set(claimsShownOn(page).flatMap((id) => records.claims.find((claim) => claim.id === id)?.references ?? []));
  return [
    ...shown.filter((id) => !listed.includes(id)).map((id) => `names the source "${id}", and /sources does not list this page with it: add the record’s pages to src/domain/standing.ts`),
    ...(page.path === bare ? [] : listed).filter((id) => !shown.includes(id) && !behindClaims.has(id)).map((id) => `/sources says that “${byId(records.references, id).title}” ("${id}") stands here, and nothing on the page leads to it`),
  ];
}

/** F4: `/sources` and the pages agree, both ways, on where each claim and each source stands, and no claim stands without its mark. */
export const standing: BuiltCheck = (built) => {
  const { pages, records } = built;
  const known = records.claims.map(({ id }) => id);
  const things = whereThingsStand(records);
  const contents = new Map(things.pages.map((page) => [page.place.path, page]));
  const unseen = known.filter((id) => things.claims.get(id)?.length === 0 && !pages.some((page) => page.path !== list && claimsShownOn(page).includes(id)));
  const ofPages = pages.filter(({ path }) => path !== list).flatMap((page) => {
    const listed = contents.get(page.path);
    const messages = [
      ...faultsOfClaims(page, listed?.claims ?? [], known, listed?.place.isEssay ?? false),
      ...faultsOfReferences(page, listed?.references ?? [], built),
    ];
    return [...unmarked(page), ...messages.map((message) => ({ path: page.path, message }))];
  });
  return [...ofPages, ...unseen.map((id) => ({ path: list, message: `no page shows the claim "${id}" and no essay cites it: show it where it belongs, or delete src/content/evidence/claims/${id}.yaml` }))];
};
