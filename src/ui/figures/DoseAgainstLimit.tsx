import { doseAgainstLimit } from '../../domain/figures/dose-against-limit.ts';
import { reachOf } from '../../domain/figures/lanes.ts';
import type { Records } from '../../domain/records.ts';
import type { Nutrient } from '../../domain/schema/nutrient.ts';
import styles from './DoseAgainstLimit.module.css';
import { Figure, type Placement } from './Figure.tsx';
import { MarkNumbers } from './MarkNumbers.tsx';
import { News } from './News.tsx';
import { character, ends, placedTicks, Scale, type Tick, Ticks, Track } from './Scale.tsx';

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

/**
 * Limits from left to right in one row, each in two lines to one side of its line, so that they are read in their order.
 * Where no choice of sides keeps them apart, in rows.
 */
function inOneRow(limits: readonly Tick[], most: number): ReturnType<typeof placedTicks> {
  const labels = limits.map((limit) => {
    const text = limit.text.replace(', ', '\n');
    return { ...limit, text, x: limit.at / most, length: Math.max(...text.split('\n').map((line) => line.length)) + 2 };
  });
  const choices = labels.reduce<boolean[][]>(
    (all) =>
      all.flatMap((one) => [
        [...one, false],
        [...one, true],
      ]),
    [[]],
  );
  const fits = choices
    .map((turned) => labels.map((label, index) => ({ ...label, lane: 1, isTurned: turned[index] ?? false })))
    .find((placed) => {
      const reaches = placed.map((label) => reachOf(label, character));
      return reaches.every(([from, to], index) => from >= (reaches[index - 1]?.[1] ?? 0) && to <= 1);
    });
  return fits ?? placedTicks(limits, 0, most);
}

/** Both readings of a children’s dose against every limit, a ruler for each band of ages. Above the strictest limit a bar is hatched. */
export function DoseAgainstLimit({
  headingLevel = 2,
  id = 'dose-against-limit',
  records,
  nutrient = 'magnesium',
}: DoseAgainstLimitProps) {
  const { title, atMost, caption, most, inWords, ...ruler } = doseAgainstLimit(id, records, nutrient);
  const bands = ruler.bands.map((band) => ({ ...band, ticks: inOneRow(band.limits, most) }));
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
          from: [0, ...bars.map(({ from }) => from)],
          to: [...bars.map(({ to }) => to), ...bands.map(({ upTo }) => upTo.amount)],
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
        {bands.map(({ from, ages, upTo, rows, ticks: ofTicks }) => (
          <Scale key={from} className={styles.band}>
            <p>
              <b className={styles.ages}>{ages}</b> pale: at most {upTo.words}
            </p>
            {rows.map(({ reading, readingName, rangeWords, aboveWords, bars: ofReading }) => (
              <div key={reading}>
                <p>
                  {readingName} {rangeWords}, <b>{aboveWords}</b>
                </p>
                <Track bars={[{ from: 0, to: upTo.amount, look: 'pale', tone: 'leaf' }, ...ofReading]} hasLine />
              </div>
            ))}
            <Ticks ticks={ofTicks} />
          </Scale>
        ))}
      </div>
    </Figure>
  );
}
