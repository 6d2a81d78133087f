import { dayFigure } from '../../domain/figures/the-day.ts';
import { byId, type Records } from '../../domain/records.ts';
import { BasisMarks } from '../Claim.tsx';
import { Figure, type Placement } from './Figure.tsx';
import { MarkNumbers } from './MarkNumbers.tsx';
import './light.css';
import styles from './DaysRuler.module.css';

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
  return (
    <Figure
      id={id}
      headingLevel={headingLevel}
      title={title}
      caption={caption}
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
          lane: nodes.map(({ lane }) => lane),
          from: [1],
          to: [columns],
          until: nodes.map((_, row) => row + 2),
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
            <li key={time}>
              <div className={styles.marks} data-row={row + 1} data-until={row + 2}>
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
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Figure>
  );
}
