import styles from './Pills.module.css';

/** Where a pill leads. */
type Way = { href: string; onChoose?: (() => void) | undefined };

type PillsProps = {
  blue: Way;
  red: Way;
  /** Behind both titles: ` (gummy)` in redirect mode. */
  suffix: string;
};

type PillProps = Way & { pill: 'blue' | 'red'; title: string; line: string; /** What it opens. */ opens: string };

/** A link where it leads somewhere, a button where it changes the page it is on. */
function Pill({ pill, title, line, opens, href, onChoose }: PillProps) {
  const words = (
    <>
      <strong>{title}</strong>
      <span>
        {line}
        <small>{opens}</small>
      </span>
    </>
  );
  return onChoose ? (
    <button type="button" className={styles.pill} data-pill={pill} onClick={onChoose}>
      {words}
    </button>
  ) : (
    <a href={href} className={styles.pill} data-pill={pill}>
      {words}
    </a>
  );
}

/** The choice between comfort and change. Nothing else is meant by it: medicine is never the blue pill. */
export function Pills({ blue, red, suffix }: PillsProps) {
  return (
    <div className={styles.pills} data-screen-only="">
      <Pill
        pill="blue"
        title={`Blue Pill${suffix}`}
        line="Stay comfortable"
        opens="One small thing tonight"
        {...blue}
      />
      <Pill pill="red" title={`Red Pill${suffix}`} line="The recommended path" opens="Why ninety days" {...red} />
    </div>
  );
}
