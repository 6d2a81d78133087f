import type { Records } from '../../model/records.ts';
import type { CareCard } from '../../model/evidence.ts';
import type { Review } from '../../model/protocol.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { CareRows } from '../../ui/CareRow.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';

type OfflineScreenProps = {
  words: Records['siteScreen']['offline'];
  /** The care cards of the highest tier. */
  emergencies: readonly CareCard[];
  /** Of the help page, which the cards are from. */
  review: Review;
  today: string;
};

/** Shown offline in place of a page that was never opened. The address stays the same, so that trying again takes one tap. */
export function OfflineScreen({ words, emergencies, review, today }: OfflineScreenProps) {
  return (
    <PageHead title="You’re offline" lead={words.lead}>
      <p>{words.calls}</p>
      <CareRows cards={emergencies} />
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
      <ReviewNote review={review} today={today} />
    </PageHead>
  );
}
