import { byId } from '../../domain/records.ts';
import type { Claim } from '../../domain/schema/evidence.ts';
import type { Milestone } from '../../domain/schema/figures.ts';
import { BasisMark } from '../Claim.tsx';
import { daysWords, markWords, rulerOf, type RulerMark, type Stretch } from '../../domain/figures/days-ruler.ts';
import './light.css';
import styles from './DaysRuler.module.css';
import { MarkNumbers } from './MarkNumbers.tsx';

type DaysRulerProps = {
  of: string;
  plan: Milestone['plan'];
  stretches: readonly Stretch[];
  milestones: readonly Milestone[];
  /** The day on which the reader is. */
  day?: number | undefined;
};

/** The days of a plan as one ruler, a stripe a day: what each stretch is called, and what begins and ends on it. */
export function DaysRuler({ of, plan, stretches, milestones, day }: DaysRulerProps) {
  const ofPlan = milestones.filter((milestone) => milestone.plan === plan);
  const here = { edge: 'begins' as const, text: 'you are here', claims: [] };
  const all = day === undefined ? ofPlan : [...ofPlan, { ...here, day }];
  const { days, marks, rows } = rulerOf(of, stretches, all);
  const rowOf = (from: number) => rows.findIndex((row) => row.from === from) + 1;
  const rowEndOf = (to: number) => rows.findIndex((row) => row.to === to) + 2;
  // Parts of one length, so that no label makes its own days longer than others: where one needs room, all days grow.
  const heights = rows.map(({ from, to }) => `${to - from + 1}fr`);
  // The labels of a row may run on to the next row that has some.
  const roomOf = (row: number) => {
    const next = rows.findIndex(({ marks: ofRow }, index) => index > row && ofRow.length > 0);
    return next < 0 ? rows.length + 1 : next + 1;
  };
  const isHere = (mark: RulerMark) => mark.text === here.text && mark.day === day;
  return (
    <>
      <MarkNumbers
        of={of}
        numbers={{
          from: stretches.map(({ from }) => from),
          to: stretches.map(({ to }) => to),
          row: rows.map((_, index) => index + 1),
          until: rows.map((_, index) => index + 2),
          line: marks.map(({ line }) => line),
          lane: marks.map(({ lane }) => lane),
          at: day === undefined ? [] : [day],
        }}
        also={`[data-figure="${of}"] [data-plan]{--days:${days};--rows:${heights.join(' ')}}`}
      />
      <div className={styles.ruler} data-plan={plan} data-brief={marks.length === 0 ? '' : undefined}>
        {stretches.map(({ from, to }) => (
          <i
            key={from}
            className={styles.area}
            data-from={from}
            data-to={to}
            data-row={rowOf(from)}
            data-until={rowEndOf(to)}
            aria-hidden="true"
          />
        ))}
        {day !== undefined && <i className={styles.today} data-at={day} data-row={rowOf(day)} aria-hidden="true" />}
        <ol role="list" className={styles.cells}>
          {rows.map(({ from, stretch, marks: inRow }, row) => (
            <li key={from}>
              {stretch && (
                <p
                  className={styles.name}
                  data-from={stretch.from}
                  data-to={stretch.to}
                  data-row={row + 1}
                  data-until={rowEndOf(stretch.to)}
                >
                  <b>{stretch.title}</b> <span>{daysWords(stretch)}</span>
                </p>
              )}
              {inRow.length > 0 && (
                <div className={styles.marks} data-row={row + 1} data-until={roomOf(row)}>
                  {inRow.map((mark) => (
                    <p
                      key={mark.text}
                      className={styles.mark}
                      data-line={mark.line}
                      data-lane={mark.lane}
                      data-edge={mark.line > days ? 'ends' : 'begins'}
                      data-turned={mark.isTurned ? '' : undefined}
                      data-claim={mark.claims[0]}
                      aria-current={isHere(mark) ? 'date' : undefined}
                    >
                      <b>{isHere(mark) ? `Day ${mark.day}` : markWords(mark)}:</b> {mark.text}
                    </p>
                  ))}
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** The same ruler in words, in the order of the days. */
export function DaysInWords({
  stretches,
  milestones,
  claims,
}: Pick<DaysRulerProps, 'stretches' | 'milestones'> & {
  /** Adds what each milestone rests on, where the page does not say it elsewhere. */ claims?:
    readonly Claim[] | undefined;
}) {
  return (
    <ul>
      {stretches.map(({ from, to, title }) => {
        const inside = milestones.filter(({ day }) => from <= day && day <= to);
        return (
          <li key={from}>
            <b>{title}</b>, {daysWords({ from, to })}.
            {inside.map(({ day, edge, text, claims: ids }) => (
              <span key={text} data-claim={ids[0]}>
                {' '}
                {markWords({ day, edge })}: {text}.
                {claims && ids.map((id) => <BasisMark key={id} claim={byId(claims, id)} />)}
              </span>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
