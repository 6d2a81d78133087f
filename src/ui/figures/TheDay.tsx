import { dayFigure } from '../../domain/figures/the-day.ts';
import { byId, type Records } from '../../domain/records.ts';
import { BasisMarks } from '../Claim.tsx';
import { Figure, type Placement } from './Figure.tsx';
import { MarkNumbers } from './MarkNumbers.tsx';
import './light.css';
import styles from './TheDay.module.css';

type TheDayProps = Placement & {
  records: Pick<Records, 'dayRuler' | 'schedule' | 'wholeStack' | 'supplements' | 'claims'>;
  /** Without the optional bottles, where a page does not show them with their cautions. */
  hasBottles?: boolean;
};

/** The adult day as a ribbon from dawn to dark: what is done at which hour, and the optional bottles outside it. */
export function TheDay({ headingLevel = 2, id = 'the-day', records, hasBottles = true }: TheDayProps) {
  const { claims } = records;
  const { title, caption, columns, nodes } = dayFigure(id, records, { hasBottles });
  const heights = nodes.map(
    ({ line }, row) => `minmax(min-content,calc(${(nodes[row + 1]?.line ?? columns + 1) - line}*var(--day)))`,
  );
  // Across the page the labels of the day stand over the ribbon, each up to where the next begins, and those of the evening hang under it, a row each.
  const firstOfEvening = nodes.findIndex(({ isEvening }) => isEvening);
  const laneOf = (row: number) => row - firstOfEvening + 1;
  const untilOf = (row: number) => {
    const next = nodes[row + 1];
    return next && !next.isEvening ? next.line : columns + 1;
  };
  return (
    <Figure
      id={id}
      headingLevel={headingLevel}
      title={title}
      wordsTitle="The day as a list"
      words={
        <ul>
          {nodes.map(({ time, text, bottles, claims: ofNode }) => (
            <li key={time} data-claim={ofNode[0]}>
              <b>{time}:</b> {text}.{bottles.length > 0 && ` Optional: ${bottles.join(', ')}.`}
              <BasisMarks claims={ofNode.map((id) => byId(claims, id))} />
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
          lane: nodes.flatMap(({ isEvening }, row) => (isEvening ? laneOf(row) : [])),
          until: nodes.flatMap(({ isEvening }, row) => (isEvening ? [] : untilOf(row))),
        }}
        also={`[data-figure="${id}"] [data-plan]{--days:${columns};--evening:${Math.max(1, nodes.filter(({ isEvening }) => isEvening).length)};--rows:${heights.join(' ')}}`}
      />
      <div className={styles.day} data-plan="day">
        <i className={styles.ribbon} />
        <ol role="list" className={styles.nodes}>
          {nodes.map(({ time, text, line, isPublished, isEvening, bottles, claims: ofNode }, row) => (
            <li
              key={time}
              data-row={row + 1}
              data-line={line}
              data-until={isEvening ? undefined : untilOf(row)}
              data-lane={isEvening ? laneOf(row) : undefined}
              data-evening={isEvening ? '' : undefined}
            >
              {isEvening && <i className={styles.string} />}
              <i className={styles.node} data-dot={isPublished ? 'published' : 'ours'} />
              <div className={styles.label}>
                <p data-node="" data-claim={ofNode[0]}>
                  <b>{time}</b> {text}
                </p>
                {bottles.length > 0 && (
                  <p className={styles.bottle}>
                    <span className="visually-hidden">Optional: </span>
                    {bottles.join(', ')}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
        <p className={styles.caption}>{caption}</p>
      </div>
    </Figure>
  );
}
