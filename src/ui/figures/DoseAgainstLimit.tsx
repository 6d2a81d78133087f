import { doseAgainstLimit } from '../../domain/figures/dose-against-limit.ts';
import type { Records } from '../../domain/records.ts';
import type { Nutrient } from '../../domain/schema/nutrient.ts';
import styles from './DoseAgainstLimit.module.css';
import { Figure, type Placement } from './Figure.tsx';
import { MarkNumbers } from './MarkNumbers.tsx';
import { News } from './News.tsx';
import { ends, placedTicks, Scale, Ticks, Track } from './Scale.tsx';

type DoseAgainstLimitProps = Placement & {
  records: Pick<Records, 'doses' | 'limits'>;
  nutrient?: Nutrient;
};

/** A title whose numbers stay on their line. */
const titled = (text: string, whole: readonly string[]) =>
  whole
    .reduce<string[]>((parts, word) => parts.flatMap((part) => part.split(new RegExp(`(${word})`))), [text])
    .map((part) =>
      whole.includes(part) ? (
        <span key={part} className="whole">
          {part}
        </span>
      ) : (
        part
      ),
    );

/** Both readings of a children’s dose against every limit, a ruler for each band of ages. Above the strictest limit a bar is hatched. */
export function DoseAgainstLimit({
  headingLevel = 2,
  id = 'dose-against-limit',
  records,
  nutrient = 'magnesium',
}: DoseAgainstLimitProps) {
  const { title, atMost, caption, most, inWords, ...ruler } = doseAgainstLimit(id, records, nutrient);
  const bands = ruler.bands.map((band) => ({ ...band, ticks: placedTicks(band.limits, 0, most) }));
  const ticks = bands.flatMap((band) => band.ticks);
  const bars = bands.flatMap(({ rows }) => rows.flatMap((row) => row.bars));
  return (
    <Figure
      id={id}
      headingLevel={headingLevel}
      title={<span data-dose="">{titled(title.text, title.whole)}</span>}
      caption={<span data-dose="">{caption}</span>}
      wordsTitle="The rulers in words"
      words={
        <ul data-dose="">
          {inWords.map(({ head, text }) => (
            <li key={head + text}>
              {head && <b>{head}</b>} {text}
            </li>
          ))}
        </ul>
      }
    >
      <MarkNumbers
        of={id}
        numbers={{
          from: bars.map(({ from }) => from),
          to: bars.map(({ to }) => to),
          at: ticks.map(({ at }) => at),
          lane: ticks.map(({ lane }) => lane),
        }}
        also={ends(id, 0, most)}
      />
      <p className={styles.atMost} data-dose="">
        {atMost.before} <News>{atMost.amount}</News>
        {atMost.after}
      </p>
      <div className={styles.bands} data-dose="">
        {bands.map(({ from, ages, rows, ticks: ofTicks }) => (
          <Scale key={from} className={styles.band}>
            <p className={styles.ages}>{ages}</p>
            {rows.map(({ reading, readingName, rangeWords, bars: ofReading }) => (
              <div key={reading}>
                <p>
                  {readingName} <b>{rangeWords}</b>
                </p>
                <Track bars={ofReading} hasLine />
              </div>
            ))}
            <Ticks ticks={ofTicks} />
          </Scale>
        ))}
      </div>
    </Figure>
  );
}
