import type { Claim } from '../../domain/schema/evidence.ts';
import type { Milestone } from '../../domain/schema/figures.ts';
import { ninetyDaysWords, stretchAt, type Stretch } from '../../domain/figures/days-ruler.ts';
import { DaysInWords, DaysRuler } from './DaysRuler.tsx';
import { Figure, type Placement } from './Figure.tsx';

type DaysProps = Placement & {
  /** The phases of the ninety days, or the weeks of the thirty. */
  stretches: readonly Stretch[];
  milestones: readonly Milestone[];
  /** Adds what each milestone rests on to the words, where the page does not say it elsewhere. */
  claims?: readonly Claim[];
  /** The day on which the reader is. */
  day?: number;
};

/** The ninety days as one ruler of light: the four phases truly as wide as they are long, and what begins and ends on them. */
export function NinetyDays({ headingLevel = 2, id = 'ninety-days', stretches, milestones, claims, day }: DaysProps) {
  const ofPlan = milestones.filter(({ plan }) => plan === 'adults');
  const { title, caption } = ninetyDaysWords(stretches, milestones);
  const where = day === undefined ? undefined : stretchAt(id, stretches, day);
  const total = stretches.at(-1)?.to ?? 0;
  return (
    <Figure
      id={id}
      headingLevel={headingLevel}
      title={where ? `Day ${day} of ${total}, in ${where.title}` : title}
      caption={caption}
      wordsTitle={`The ${total} days as a list`}
      // With nothing on it, the names and days that stand in the drawing are all its words.
      words={ofPlan.length > 0 && <DaysInWords stretches={stretches} milestones={ofPlan} claims={claims} />}
    >
      <DaysRuler of={id} plan="adults" stretches={stretches} milestones={ofPlan} day={day} />
    </Figure>
  );
}

/** The thirty days of a family, in leaf: a week at a time. */
export function ThirtyDays({ headingLevel = 2, id = 'thirty-days', stretches, milestones, claims, day }: DaysProps) {
  const ofPlan = milestones.filter(({ plan }) => plan === 'kids');
  const where = day === undefined ? undefined : stretchAt(id, stretches, day);
  const total = stretches.at(-1)?.to ?? 0;
  return (
    <Figure
      id={id}
      headingLevel={headingLevel}
      title={
        where
          ? `Day ${day} of ${total}, in “${where.title}”`
          : `${total} days: one thing a week, and a grown-up goes first`
      }
      caption="A stripe is a day. The length is our own idea, and no pill or gummy is part of it."
      wordsTitle={`The ${total} days as a list`}
      words={<DaysInWords stretches={stretches} milestones={ofPlan} claims={claims} />}
    >
      <DaysRuler of={id} plan="kids" stretches={stretches} milestones={ofPlan} day={day} />
    </Figure>
  );
}
