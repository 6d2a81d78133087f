import { asSentence } from '../../model/library.ts';
import { lowered } from '../../site/beginnings.ts';
import type { Tomorrow as TomorrowRecord } from '../../model/essay.ts';
import styles from './Tomorrow.module.css';

type TomorrowProps = {
  step: TomorrowRecord;
  /** Continues the outline of the page that holds it. */
  headingLevel?: 2 | 3;
};

/** The step that an essay leaves its reader with: what to do, how long it takes, and how to know. */
export function Tomorrow({ step, headingLevel = 2 }: TomorrowProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.step} aria-labelledby="tomorrow">
      <Heading id="tomorrow">Tomorrow</Heading>
      <p className={styles.do}>{asSentence(step.do)}</p>
      <dl className="stack-2 small">
        <div>
          <dt>How long:</dt>
          <dd>{asSentence(step.takes)}</dd>
        </div>
        <div>
          <dt>It worked if</dt>
          <dd>{lowered(asSentence(step.sign))}</dd>
        </div>
      </dl>
    </section>
  );
}
