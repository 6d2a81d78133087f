import type { Records } from '../model/records.ts';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';
import { CareCard } from '../ui/CareCard.tsx';
import { CareRows } from '../ui/CareRow.tsx';
import { CautionMark } from '../ui/CautionMark.tsx';
import { BasisMark, Claim } from '../ui/Claim.tsx';
import { DrinkingLevels } from '../ui/DrinkingLevels.tsx';
import { DayLinks } from '../ui/DayLinks.tsx';
import { Drawing } from '../ui/Drawing.tsx';
import { Fold } from '../ui/Fold.tsx';
import { Fridge } from '../ui/Fridge.tsx';
import { Gate } from '../ui/Gate.tsx';
import { KidsComparison } from '../ui/KidsComparison.tsx';
import { Disclosure, FdaNote, ReviewNote } from '../ui/Notes.tsx';
import { Pause } from '../ui/Pause.tsx';
import { Phases } from '../ui/Phases.tsx';
import { Pills } from '../ui/Pills.tsx';
import { ScheduleTable } from '../ui/ScheduleTable.tsx';
import { Section } from '../ui/Section.tsx';
import { Tomorrow } from '../ui/Tomorrow.tsx';
import styles from './StyleGuideScreen.module.css';

type PartsProps = { records: Records };

/** The roles of color that fill something, each as its own area. */
const roles = [
  ...['action', 'link', 'caution', 'danger', 'call', 'deep'],
  ...['light-1', 'light-2', 'light-3', 'light-4'],
  ...['phase-mist', 'phase-water', 'phase-leaf', 'phase-light'],
];

/** Every role that a color has. */
export const Roles = () => (
  <ul role="list" className={styles.roles}>
    {roles.map((role) => (
      <li key={role}>
        <i style={{ background: `var(--${role})` }} aria-hidden="true" /> <code>--{role}</code>
      </li>
    ))}
  </ul>
);

const shapes = [
  ['not-for', 'Not for'],
  ['ask-first', 'Ask first'],
  ['call-now', 'Call now'],
] as const;

/** Every part of a layout, as pages place them. */
export function StyleGuideParts({ records }: PartsProps) {
  const { careCards, claims, adultDays, essays } = records;
  const [card, ...others] = careCards;
  const [essay] = essays;
  const marked = (['published', 'guideline', 'project', 'community'] as const).flatMap(
    (basis) => claims.find((claim) => claim.basis === basis) ?? [],
  );
  return (
    <>
      <Section id="actions" title="Actions">
        <ButtonRow>
          <ButtonLink href="/protocol/day-1" look="main">
            The one main action
          </ButtonLink>
          <ButtonLink href="/starter-guide" look="water">
            Beside it, as large
          </ButtonLink>
          <ButtonLink href="/about">Any other</ButtonLink>
        </ButtonRow>
        <Pills blue={{ href: '/blog' }} red={{ href: '/clarity-reset' }} suffix="" />
        <DayLinks plan="adults" days={adultDays.slice(0, 3)} />
        <Fridge records={records} />
      </Section>
      <Section id="cautions" title="Cautions">
        <ul role="list">
          {shapes.map(([shape, words]) => (
            <li key={shape}>
              <CautionMark shape={shape} /> {words}
            </li>
          ))}
        </ul>
        <CareRows cards={others.slice(0, 2)} />
        {card && <CareCard card={card} headingLevel={3} />}
        <Gate records={records} />
        <DrinkingLevels drinking={records.drinking} headingLevel={3} />
      </Section>
      <Section id="evidence" title="Evidence">
        {marked.map((claim) => (
          <p key={claim.id}>
            <Claim claim={claim} />
          </p>
        ))}
        {marked[0] && (
          <p>
            A sentence with a mark at its end.
            <BasisMark claim={marked[0]} />
          </p>
        )}
        <Disclosure records={records} />
        <FdaNote records={records} />
        <ReviewNote review={{ checked: '2026-01-01', months: 12 }} today="2026-06-01" />
        <ReviewNote review={{ checked: '2026-01-01', months: 12 }} today="2027-06-01" />
      </Section>
      <Section id="rhythm" title="Folds, tables and rests" isBeside>
        <Fold summary="What folds">Its words, which print open.</Fold>
        <Phases phases={records.phases} />
        <ScheduleTable records={records} />
        <KidsComparison records={records} />
        {essay && <Drawing slug={essay.slug} />}
        {essay && <Tomorrow step={essay.tomorrow} headingLevel={3} />}
      </Section>
      <Pause>Light is the ruler. The one dark rest of a page.</Pause>
    </>
  );
}
