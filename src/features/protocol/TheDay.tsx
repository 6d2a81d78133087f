import { byId, type Records } from '../../model/records.ts';
import type { Guidance } from '../../model/guides.ts';
import { ClaimLink } from '../../ui/Claim.tsx';
import { Marked } from '../../ui/Marked.tsx';
import { NightLink } from '../../ui/NightLink.tsx';
import { Times } from '../../ui/Times.tsx';

/**
 * The adult day: a table of hours with the habit of each, and below it the habits that have no hour. What no source says is said once to
 * be our advice.
 */
export function TheDay({ records }: { records: Records }) {
  const { dayRuler, guidance, claims: all } = records;
  const { hours, caption } = dayRuler;
  const timed = hours.map((hour) => ({ ...hour, habit: guidance.find(({ claim }) => hour.claims.includes(claim)) }));
  const untimed = guidance.filter((habit) => timed.every((hour) => hour.habit !== habit));
  const Habit = ({ of: { text, how, claim } }: { of: Guidance }) => (
    <>
      <b>
        <ClaimLink claim={byId(all, claim)}>{text}</ClaimLink>
      </b>
      . {how}
    </>
  );
  return (
    <>
      <p>
        {caption} <NightLink records={records} />
      </p>
      <Times
        rows={timed.map(({ time, text, how, claims, habit }) => ({
          time,
          text: habit ? (
            <Habit of={habit} />
          ) : (
            <>
              <Marked records={records} claims={claims}>
                <b>{text}</b>
              </Marked>
              {how && `. ${how}`}
            </>
          ),
        }))}
      />
      <h3>Any time of day</h3>
      <ul role="list" className="small stack-2 measure">
        {untimed.map((habit) => (
          <li key={habit.id}>
            <Habit of={habit} />
          </li>
        ))}
      </ul>
    </>
  );
}
