import { sourcePath } from '../../src/site/pages.ts';
import type { Claim } from '../../src/model/evidence.ts';
import { isAboutSources, type BuiltPage } from './built-page.ts';
import type { BuiltCheck } from './built-check.ts';

/** A claim’s element contains the mark that leads to its page, or is that mark. “We found nothing” needs none. A figure’s marks are elsewhere on its page. */
const unmarked = ({ root }: BuiltPage, claims: readonly Claim[]): string[] =>
  root
    .querySelectorAll('main [data-claim]')
    .filter((element) => {
      const id = element.getAttribute('data-claim') ?? '';
      if (claims.find((claim) => claim.id === id)?.isNothingFound) return false;
      const around = element.closest('figure') ? root : element;
      return element.tagName !== 'A' && !around.querySelector(`a[href="${sourcePath(id)}"]`);
    })
    .map(
      (element) =>
        `shows the claim "${element.getAttribute('data-claim') ?? ''}" without its mark; use Claim or BasisMark`,
    );

/** F4: no claim appears without its mark. That every mark leads to a record, the records and the links show. */
export const citationMarks: BuiltCheck = {
  page(page, { records }) {
    if (isAboutSources(page.path)) return {};
    return {
      problems: [
        ...page.root
          .querySelectorAll('main :is(h1, h2, h3, h4, [data-lead]) a[data-note]')
          .map((mark) => `Marks ${mark.getAttribute('href') ?? ''} in a heading or a lead. Mark the sentence below it`),
        ...unmarked(page, records.claims),
      ],
    };
  },
};
