import type { ReactNode } from 'react';
import { refuse, type Bar } from '../../domain/figures/figure.ts';
import { inLanes } from '../../domain/figures/lanes.ts';
import styles from './Scale.module.css';

/** A label at a number of a ruler. */
export interface Tick {
  at: number;
  /** What its row is found by, in about as many characters as it has. */
  text: string;
  content?: ReactNode;
  isOwn?: boolean;
  claim?: string | undefined;
}

/** The rule that gives a ruler its ends. */
export const ends = (of: string, least: number, most: number): string => {
  if (!(least < most)) refuse(of, `its ruler has no length: ${least} to ${most}`);
  return `[data-figure="${of}"] [data-scale]{--least:${least};--most:${most}}`;
};

/** Bars on one line. They are pictures of what stands beside them in words. */
export function Track({
  bars,
  hasLine = false,
  children,
}: {
  bars: readonly Bar[];
  hasLine?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={styles.track} data-line={hasLine ? '' : undefined} aria-hidden="true">
      {bars.map(({ from, to, look = 'solid', tone, label }) => (
        <i
          key={`${from} ${to} ${look}`}
          className={styles.bar}
          data-from={from}
          data-to={to}
          data-look={look}
          data-tone={tone}
        >
          {label && <span>{label}</span>}
        </i>
      ))}
      {children}
    </div>
  );
}

/** The width of a character in parts of the ruler of the narrowest phone. */
export const character = 0.026;

/** Ticks of a ruler with their rows. */
export const placedTicks = (ticks: readonly Tick[], least: number, most: number) =>
  inLanes(
    ticks.map((tick) => ({ ...tick, x: (tick.at - least) / (most - least), length: tick.text.length + 1 })),
    character,
  );

/** Labels under a track. */
export function Ticks({ ticks }: { ticks: ReturnType<typeof placedTicks> }) {
  return (
    <div className={styles.labels}>
      {ticks.map(({ at, text, content, lane, isTurned, isOwn, claim }) => (
        <p
          key={text}
          data-at={at}
          data-lane={lane}
          data-turned={isTurned ? '' : undefined}
          data-own={isOwn ? '' : undefined}
          data-claim={claim}
        >
          <span>{content ?? text}</span>
        </p>
      ))}
    </div>
  );
}

/** A ruler of its own: what stands in it is placed by its ends. `ruler` names one that has others than its figure. */
export function Scale({
  children,
  className,
  ruler,
}: {
  children: ReactNode;
  className?: string | undefined;
  ruler?: string;
}) {
  return (
    <div className={`${styles.scale} ${className ?? ''}`} data-scale="" data-ruler={ruler}>
      {children}
    </div>
  );
}
