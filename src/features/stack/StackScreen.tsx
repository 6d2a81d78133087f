import type { SiteConfig } from '../../domain/config.ts';
import { formatCents, formatRange, stackTotal, takenAsNeeded } from '../../domain/money.ts';
import { byId, type Records } from '../../domain/records.ts';
import { reviewOf } from '../../domain/reviews.ts';
import { CareRibbon } from '../../ui/CareRibbon.tsx';
import { Claim } from '../../ui/Claim.tsx';
import { Disclosure, FdaNote, ReviewNote } from '../../ui/Notes.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { Alternatives } from './Alternatives.tsx';
import { SupplementEntry } from './SupplementEntry.tsx';

/** The stack: the free version first, then five bottles, what they cost together, and two other ways to buy. */
export function StackScreen({ config, records, today }: { config: SiteConfig; records: Records; today: string }) {
  const claimOf = (id: string) => byId(records.claims, id);
  const total = stackTotal(records.supplements);
  return (
    <>
      <PageHead
        title="The Stack"
        lead={`Five supplements, ${formatRange(total)} for 90 days. None is needed for the reset, and one at a time is the only way to know what one does.`}
      />
      <Section id="free" title="The version that costs nothing">
        <div className="prose">
          <p>
            Sleep at an hour that repeats, a walk in morning light, meals with other people, no caffeine after 11am, dim
            lights after 8 PM, and a long breath out. The <a href="/starter-guide">starter guide</a> has a week of it.
            Begin there; the bottles can wait, or stay in the shop.
          </p>
          <p>
            <Claim claim={claimOf('stack-together')} />. <Claim claim={claimOf('supplements-unreviewed')} />.{' '}
            <Claim claim={claimOf('tell-your-clinician')} />; <a href="/check-first">Check first</a> prints to one sheet
            for that talk.
          </p>
          <p>{records.wholeStack.leaveOut}</p>
        </div>
      </Section>
      <Section id="supplements" title="Five supplements">
        <Disclosure config={config} />
        <FdaNote />
        <CareRibbon card={byId(records.careCards, 'child-gummies')} />
        {records.supplements.map((supplement) => (
          <SupplementEntry key={supplement.id} config={config} records={records} supplement={supplement} />
        ))}
      </Section>
      <Section id="total" title="What it costs">
        <div className="prose">
          <p>
            <b>{formatRange(total)} for 90 days.</b> {formatCents(total.most)} is everything; {formatCents(total.least)}{' '}
            leaves out {takenAsNeeded(records.supplements)}, taken as needed. The offer of{' '}
            <Claim claim={claimOf('offer-60-dollars')}>$60 a month for 3 months</Claim> is about the same money.
          </p>
          <p>These are our notes of what the bottles cost, with their date. The shop’s own price is the one you pay.</p>
        </div>
      </Section>
      <Section id="alternatives" title="Two other ways to buy">
        <Alternatives records={records} />
      </Section>
      <Section id="gummies" title="Why Gummies Over Pills?">
        <div className="prose">
          <p>
            <Claim claim={claimOf('gummies-over-pills')} />. They are also sweet, easy to take too many of, and easy for
            a child to mistake for candy. Keep them locked away. <Claim claim={claimOf('melatonin-gummy-labels')} />, in
            one laboratory’s test.
          </p>
          <p>
            If you would rather swallow a capsule, do. Look for an independent seal, such as USP, on whatever you
            choose.
          </p>
        </div>
        <ReviewNote review={reviewOf(records.reviews, '/stack')} today={today} />
      </Section>
    </>
  );
}
