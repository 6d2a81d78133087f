import type { ReactNode } from 'react';
import { byId, type Records } from '../../model/records.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import styles from './TonightScreen.module.css';

type StepProps = {
  id: string;
  title: string;
  /** The steps before and after this one. */
  back?: string | undefined;
  next?: string | undefined;
  care?: string;
  children?: ReactNode;
};

/** One thing to do. Its heading is what the address names, so that the browser shows it, focuses it, and finds the way back. */
function Step({ id, title, back, next, care, children }: StepProps) {
  return (
    <section className={styles.step} aria-labelledby={id} data-care={care}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
      {(next ?? back) && (
        <p className={`stack-2 ${styles.moves}`} data-script-only="">
          {next && (
            <a className={buttonClass} data-look="main" href={`#${next}`}>
              Next
            </a>
          )}
          {back && (
            <a className="sans" href={`#${back}`}>
              Back
            </a>
          )}
        </p>
      )}
    </section>
  );
}

/** The first screen: what the night is like. Each answer has a check of its own. */
function Question({ records }: { records: Records }) {
  const { question, checks } = records.tonightScreen;
  return (
    <Step id="question" title={question}>
      <p className={styles.choices}>
        {checks.answers.map(({ id, answer }) => (
          <a key={id} className={buttonClass} href={`#${id}`}>
            {answer}
          </a>
        ))}
      </p>
    </Step>
  );
}

type CheckProps = {
  records: Records;
  check: Records['tonightScreen']['checks']['answers'][number];
};

/** Whether this is an emergency: what sends the reader to 911, and the way on. */
function Check({ records, check: { id, title, signs, begin } }: CheckProps) {
  const words = records.tonightScreen.checks;
  const [emergency] = byId(records.careCards, 'heart').contacts;
  return (
    <Step id={id} title={title} back="question" care="heart">
      <ul>
        {[...signs, ...words.always].map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p data-care="suicide">
        <MarkedText text={words.suicide} records={records} />
      </p>
      <p className={styles.answers}>
        {emergency && (
          <a className="call" href={`${emergency.by}:${emergency.number}`}>
            {words.yes}
            <small className="small">{emergency.label}</small>
          </a>
        )}
        <a className={buttonClass} href={`#${begin}`}>
          {words.no}
        </a>
      </p>
      <p className="sans" data-care="alcohol">
        <a href="/help#care-alcohol">{byId(records.careCards, 'alcohol').link}</a>
      </p>
      <p className="sans">
        <a href="/help#care-heart">{byId(records.careCards, 'heart').link}</a>
      </p>
    </Step>
  );
}

/** The middle of the night, one thing at a time. Without a script it’s one list. */
export function TonightScreen({
  records,
  pacer,
}: {
  records: Records;
  /** The breathing pacer, an island. */
  pacer?: ReactNode;
}) {
  const { title, checks, steps, end } = records.tonightScreen;
  const ids = ['question', ...steps.map(({ id }) => id), 'end'];
  const isFirst = (id: string) => checks.answers.some(({ begin }) => begin === id);
  return (
    <div className={`wrap ${styles.tonight}`}>
      <h1 className={styles.title}>{title}</h1>
      <div className={`stack-5 ${styles.steps}`}>
        <Question records={records} />
        {checks.answers.map((check) => (
          <Check key={check.id} records={records} check={check} />
        ))}
        {steps.map(({ id, title: act, text }, index) => (
          <Step key={id} id={id} title={act} back={isFirst(id) ? 'question' : ids[index]} next={ids[index + 2]}>
            {text.map((line) => (
              <p key={line}>
                <MarkedText text={line} records={records} />
              </p>
            ))}
            {id === 'breathe' && pacer}
          </Step>
        ))}
        <Step id="end" title={end.title} back={ids.at(-2)}>
          <p>
            <a href="#question">{end.again}</a>
          </p>
        </Step>
      </div>
    </div>
  );
}
