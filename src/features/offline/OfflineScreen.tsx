import type { Records } from '../../model/records.ts';
import { reviewOf } from '../../evidence/reviews.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { CareRows } from '../../ui/CareRow.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';

/** Shown offline in place of a page that was never opened. The address stays the same, so that trying again takes one tap. */
export function OfflineScreen({ records }: { records: Records }) {
  const words = records.siteScreen.offline;
  return (
    <PageHead title="You’re offline" lead={words.lead}>
      <p>{words.calls}</p>
      <CareRows cards={records.careCards.filter(({ tier }) => tier === 'emergency')} />
      <p>{words.kept}</p>
      <ButtonRow>
        <ButtonLink href="/help" look="main">
          Need help now?
        </ButtonLink>
        <ButtonLink href="/tonight">Panicking or awake tonight</ButtonLink>
        <ButtonLink href="/starter-guide">Starter guide</ButtonLink>
        <ButtonLink href="/check-first">Check first</ButtonLink>
        <ButtonLink href="/protocol">90-Day Reset</ButtonLink>
        <ButtonLink href="">Try again</ButtonLink>
      </ButtonRow>
      <ReviewNote review={reviewOf(records.reviews, '/help')} />
    </PageHead>
  );
}
