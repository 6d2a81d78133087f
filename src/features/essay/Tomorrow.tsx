import { asSentence } from '../../text/sentences.ts';
import { lowered } from '../../text/texts.ts';
import type { Tomorrow as TomorrowRecord } from '../../model/essay.ts';
import styles from './Tomorrow.module.css';

/** The step that an essay leaves its reader with: what to do, how long it takes, and how to know. */
export function Tomorrow({ step }: { step: TomorrowRecord }) {
  return (
    <section className={styles.step} aria-labelledby="tomorrow">
      <h2 id="tomorrow" className="level-4 soft">
        Tomorrow
      </h2>
      <p className={styles.do}>{asSentence(step.do)}</p>
      <dl className="stack-2 small">
        <div>
          <dt>How long:</dt> <dd>{asSentence(step.takes)}</dd>
        </div>
        <div>
          <dt>It worked if</dt> <dd>{lowered(asSentence(step.sign))}</dd>
        </div>
      </dl>
    </section>
  );
}
