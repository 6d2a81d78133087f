import type { CareCard } from '../../model/evidence.ts';
import type { Review } from '../../model/protocol.ts';
import { ButtonLink, ButtonRow } from '../../ui/Button.tsx';
import { CareRows } from '../../ui/CareRow.tsx';
import { ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';

type OfflineScreenProps = {
  /** The care cards of the highest tier. */
  emergencies: readonly CareCard[];
  /** Of the help page, which the cards are from. */
  review: Review;
  today: string;
};

/** What a page that was never read shows without a network. The address stays, so that trying again is a tap. */
export function OfflineScreen({ emergencies, review, today }: OfflineScreenProps) {
  return (
    <PageHead
      title="You are offline"
      lead="This page has not been read on this device yet, so it is not here. It will be, once there is a network again."
    >
      <p>A phone call needs no internet.</p>
      <CareRows cards={emergencies} />
      <p>These are kept on this device, and so is every page or PDF that you have opened:</p>
      <ButtonRow>
        <ButtonLink href="/help" look="main">
          Need help now?
        </ButtonLink>
        <ButtonLink href="/starter-guide#panic">Panic toolkit</ButtonLink>
        <ButtonLink href="/starter-guide">Starter guide</ButtonLink>
        <ButtonLink href="/check-first">Check first</ButtonLink>
        <ButtonLink href="/protocol">90-Day Reset</ButtonLink>
        <ButtonLink href="">Try again</ButtonLink>
      </ButtonRow>
      <ReviewNote review={review} today={today} />
    </PageHead>
  );
}
