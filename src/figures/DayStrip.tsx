import styles from './Figure.module.css';
import { pagePalette, round } from './svg.ts';

type DayStripProps = {
  /** The last days of the plan’s phases or weeks, where the line is cut. */
  cuts: readonly number[];
  day?: number;
};

/**
 * A plan in one line, cut after the last day of each of its parts, a mark for each day, and with the reader’s own day on it, if there is
 * one. It’s as wide as its place and always as high, so its places are in percent. The words next to it say the same.
 */
export function DayStrip({ cuts, day }: DayStripProps) {
  const days = cuts.at(-1) ?? 1;
  const percent = (at: number) => `${round(((at - 1) / days) * 100)}%`;
  const { ink } = pagePalette;
  const starts = cuts.map((_, index) => (cuts[index - 1] ?? 0) + 1);
  const here = day === undefined ? 0 : day + 0.5;
  const isLate = here > days / 2;
  const top = here ? 20 : 1;
  return (
    <div className={styles.drawing}>
      <svg width="100%" height={top + 46} fontSize={16} fill={ink} aria-hidden="true">
        {cuts.map((to, index) => {
          const start = starts[index] ?? 1;
          // Four tones, from fog to daylight.
          const tone = `var(--figure-${Math.min(4, index + 1)})`;
          return (
            <rect
              key={to}
              x={percent(start)}
              y={top}
              width={percent(to - start + 2)}
              height={20}
              fill={tone}
              stroke={ink}
            />
          );
        })}
        {/* Stretched to the width, so that the same few characters repeat, and compress to almost nothing. */}
        <svg y={top + 20} height={4} viewBox={`0 0 ${days} 1`} preserveAspectRatio="none">
          <path d={`M1 0${'v1m1-1'.repeat(days - 2)}v1`} stroke={ink} vectorEffect="non-scaling-stroke" />
        </svg>
        {/* The first day of each part, and the last day, where there’s room for it on a phone. */}
        {starts
          .filter((start) => (days - start) / days > 0.1)
          .map((start) => (
            <text key={start} x={percent(start)} y={top + 42}>
              {start}
            </text>
          ))}
        <text x="100%" y={top + 42} textAnchor="end">
          {days}
        </text>
        {day !== undefined && (
          <>
            <svg x={percent(here)}>
              <path d="M-6 4h12l-6 11zM-1 12h2v34h-2z" />
            </svg>
            <text x={percent(here)} y={14} dx={isLate ? -10 : 10} textAnchor={isLate ? 'end' : 'start'}>
              You’re here
            </text>
          </>
        )}
      </svg>
    </div>
  );
}
