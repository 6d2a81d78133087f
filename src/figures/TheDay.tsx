import { byId, type Records } from '../model/records.ts';
import { BasisMarks } from '../ui/Claim.tsx';
import { theDay } from './content.ts';
import { Figure, type HeadingLevel } from './Figure.tsx';
import styles from './Figure.module.css';
import { pagePalette, widths } from './svg.ts';

type TheDayProps = { records: Pick<Records, 'dayRuler' | 'claims'>; headingLevel?: HeadingLevel };

/** The adult day: a drawing where there is width for it, and a table of times on a phone. */
export function TheDay({ records, headingLevel = 2 }: TheDayProps) {
  const { id, title, caption, wordsTitle, draw } = theDay(records);
  return (
    <Figure
      id={id}
      headingLevel={headingLevel}
      title={title}
      caption={caption}
      wordsTitle={wordsTitle}
      words={
        <table className={styles.times}>
          <tbody>
            {records.dayRuler.hours.map(({ time, text, claims }) => (
              <tr key={time} data-claim={claims[0]}>
                <th scope="row">{time}</th>
                <td>
                  {text}
                  <BasisMarks claims={claims.map((claim) => byId(records.claims, claim))} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      <div className={styles.wide}>{draw(widths.wide, pagePalette)}</div>
    </Figure>
  );
}
