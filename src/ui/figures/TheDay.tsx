import { byId, type Records } from '../../domain/records.ts';
import { BasisMark } from '../Claim.tsx';
import { Figure, type Placement } from './Figure.tsx';
import { inLanes } from './lanes.ts';
import { MarkNumbers, refuse } from './MarkNumbers.tsx';
import styles from './DaysRuler.module.css';

type TheDayProps = Placement & {
  records: Pick<Records, 'dayRuler' | 'schedule' | 'wholeStack' | 'supplements' | 'claims'>;
  /** Without the optional bottles, where a page does not show them with their cautions. */
  hasBottles?: boolean;
};

/** One column is half an hour. */
const columnsOf = (hours: number) => hours * 2;

/** The adult day as a ribbon from dawn to dark: what is done at which hour, and the optional bottles outside it. */
export function TheDay({ headingLevel = 2, id = 'the-day', records, hasBottles = true }: TheDayProps) {
  const { dayRuler, schedule, supplements, claims } = records;
  const oneOf = records.wholeStack.oneOf.supplements;
  const [first, last] = [dayRuler[0], dayRuler.at(-1)];
  if (!first || !last) refuse(id, 'the day has no hour');
  const columns = columnsOf(last.hour - first.hour) + 1;
  const nodes = inLanes(
    dayRuler.map((node) => {
      const line = columnsOf(node.hour - first.hour) + 1;
      const part = schedule.find(({ time }) => time === node.bottles);
      const bottles = hasBottles && part ? part.supplements.map((bottle) => byId(supplements, bottle).name) : [];
      const isPublished = node.claims.some((claim) => {
        const { basis } = byId(claims, claim);
        return basis === 'published' || basis === 'guideline';
      });
      return {
        ...node,
        line,
        bottles,
        isPublished,
        x: (line - 1) / columns,
        length: node.time.length + node.text.length + 2,
      };
    }),
    0.0092,
  );
  const evening = nodes.filter(({ hour }) => hour >= 18).length;
  const heights = nodes.map(
    ({ line }, row) => `minmax(min-content,calc(${(nodes[row + 1]?.line ?? columns + 1) - line}*var(--day)))`,
  );
  return (
    <Figure
      id={id}
      headingLevel={headingLevel}
      title={`A day of the plan: ${nodes.length} small things${evening * 2 > nodes.length ? ', most of them in the evening' : ''}`}
      caption={
        <>
          The hours are ours; on shifts, count them from your own bedtime. A full dot stands where a study looked at the
          thing itself.
          {hasBottles &&
            ` Outlined capsules are optional bottles; begin with one or none. Of ${oneOf.map((bottle) => byId(supplements, bottle).name).join(' and ')}, take one or the other, never both.`}
        </>
      }
      wordsTitle="The day as a list"
      words={
        <ul>
          {nodes.map(({ time, text, bottles, claims: ofNode }) => (
            <li key={time} data-claim={ofNode[0]}>
              <b>{time}:</b> {text}.{bottles.length > 0 && ` Optional: ${bottles.join(', ')}.`}
              {ofNode.map((claim) => (
                <BasisMark key={claim} claim={byId(claims, claim)} />
              ))}
            </li>
          ))}
        </ul>
      }
    >
      <MarkNumbers
        of={id}
        numbers={{
          row: nodes.map((_, row) => row + 1),
          line: nodes.map(({ line }) => line),
          lane: nodes.map(({ lane }) => lane),
          from: [1],
          to: [columns],
          until: [nodes.length + 1],
        }}
        also={`[data-figure="${id}"] [data-plan]{--days:${columns};--rows:${heights.join(' ')}}`}
      />
      <div className={styles.ruler} data-plan="day">
        <i
          className={styles.area}
          data-from={1}
          data-to={columns}
          data-row={1}
          data-until={nodes.length + 1}
          aria-hidden="true"
        />
        <ol role="list" className={styles.cells}>
          {nodes.map(({ time, text, line, lane, isTurned, isPublished, bottles, claims: ofNode }, row) => (
            <li key={time} className={styles.cell} data-row={row + 1}>
              <p
                className={styles.mark}
                data-line={line}
                data-lane={lane}
                data-edge="begins"
                data-node={isPublished ? 'published' : 'ours'}
                data-turned={isTurned ? '' : undefined}
                data-claim={ofNode[0]}
              >
                <b>{time}</b> {text}
              </p>
              {bottles.length > 0 && (
                <p className={styles.bottle} data-line={line} data-turned={isTurned ? '' : undefined}>
                  <span className="visually-hidden">Optional: </span>
                  {bottles.join(', ')}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Figure>
  );
}
