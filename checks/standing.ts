import { claimAnchor } from '../src/domain/basis.ts';
import { unknownId } from '../src/domain/faults.ts';
import { byId, type Records } from '../src/domain/records.ts';
import { whereThingsStand, type PageContents } from '../src/domain/standing.ts';
import type { BuiltPage } from './built-page.ts';
import type { Built, BuiltCheck } from './check.ts';
import { claimsShownOn, referencesShownOn } from './shown.ts';

const list = '/sources';
/** Its cards rest on sources, and lead nowhere but to a phone: it is read in fear. */
const bare = '/help';
const remedy = 'run npm run claims:pages, which writes shownOn from the built pages';

/** A claim’s element holds the mark that leads to its entry, or is the mark of an essay’s note. */
const unmarked = ({ root }: BuiltPage): string[] =>
  root
    .querySelectorAll('main [data-claim]')
    .filter((element) => {
      const id = element.getAttribute('data-claim') ?? '';
      return element.tagName !== 'A' && !element.querySelector(`a[href="${list}#${claimAnchor(id)}"]`);
    })
    .map(
      (element) =>
        `shows the claim "${element.getAttribute('data-claim') ?? ''}" without its mark; use Claim or BasisMark`,
    );

function faultsOfClaims(page: BuiltPage, listed: readonly string[], known: readonly string[], isEssay: boolean) {
  const shown = claimsShownOn(page);
  return [
    ...shown
      .filter((id) => !known.includes(id))
      .map((id) => unknownId(id, 'claim', known, 'src/content/evidence/claims')),
    ...shown
      .filter((id) => known.includes(id) && !listed.includes(id))
      .map((id) => `shows the claim "${id}", whose record does not say so: ${remedy}`),
    ...listed
      .filter((id) => !shown.includes(id))
      .map((id) =>
        isEssay
          ? `the claim "${id}" is cited in the essay, and no mark of it stands on the page`
          : `the record of the claim "${id}" says that it is shown here, and it is not: ${remedy}`,
      ),
  ];
}

function faultsOfReferences(page: BuiltPage, listed: readonly string[], { records }: Built) {
  const shown = referencesShownOn(page, records.references);
  const behindClaims = new Set(
    claimsShownOn(page).flatMap((id) => records.claims.find((claim) => claim.id === id)?.references ?? []),
  );
  return [
    ...shown
      .filter((id) => !listed.includes(id))
      .map(
        (id) =>
          `names the source "${id}", and /sources does not list this page with it: add the record’s pages to src/domain/standing.ts`,
      ),
    ...(page.path === bare ? [] : listed)
      .filter((id) => !shown.includes(id) && !behindClaims.has(id))
      .map(
        (id) =>
          `/sources says that “${byId(records.references, id).title}” ("${id}") stands here, and nothing on the page leads to it`,
      ),
  ];
}

const known = new WeakMap<Records, Map<string, PageContents>>();

/** What stands on each page according to `/sources`. Looked up once: every page asks for its own. */
function contentsOf(records: Records): Map<string, PageContents> {
  const contents =
    known.get(records) ?? new Map(whereThingsStand(records).pages.map((page) => [page.place.path, page]));
  known.set(records, contents);
  return contents;
}

/** F4: `/sources` and the pages agree, both ways, on where each claim and each source stands, and no claim stands without its mark. */
export const standing: BuiltCheck<string[]> = {
  page(page, built) {
    if (page.path === list) return {};
    const listed = contentsOf(built.records).get(page.path);
    const claims = built.records.claims.map(({ id }) => id);
    return {
      note: claimsShownOn(page),
      faults: [
        ...unmarked(page),
        ...faultsOfClaims(page, listed?.claims ?? [], claims, listed?.place.isEssay ?? false),
        ...faultsOfReferences(page, listed?.references ?? [], built),
      ],
    };
  },
  end(shown, { records }) {
    const seen = new Set([
      ...[...shown.values()].flat(),
      ...[...contentsOf(records).values()].flatMap(({ claims }) => claims),
    ]);
    return records.claims
      .filter(({ id }) => !seen.has(id))
      .map(({ id }) => ({
        path: list,
        message: `no page shows the claim "${id}" and no essay cites it: show it where it belongs, or delete src/content/evidence/claims/${id}.yaml`,
      }));
  },
};
