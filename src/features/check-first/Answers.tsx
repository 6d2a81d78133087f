import type { ReactNode } from 'react';
import type { CheckFirstTexts } from '../../model/check-first.ts';
import { ButtonRow } from '../../ui/Button.tsx';
import { CautionMark } from '../../ui/CautionMark.tsx';
import styles from './Answers.module.css';
import type { WholeAnswer } from './tool.ts';

type AnswersProps = {
  texts: CheckFirstTexts;
  answer: WholeAnswer;
  /** What can be done with the sheet. */
  children: ReactNode;
};

/** What concerns one reader: the answer in a line, what can’t wait, each supplement with the strongest result first, and what else there is to know. */
export function Answers({
  texts,
  answer: { title, summary, once, between, lines, rows, keepTaking },
  children,
}: AnswersProps) {
  const more = lines.filter(({ weight }) => weight === 'more');
  return (
    <section
      className={`stack-3 ${styles.answers}`}
      data-answers=""
      data-screen-only=""
      aria-labelledby="answers-title"
    >
      <h2 id="answers-title">{title}</h2>
      <p>
        <b>{summary}</b>
      </p>
      {once && <p>{once}</p>}
      {between && <p>{between}</p>}
      <ButtonRow>{children}</ButtonRow>
      {lines
        .filter(({ weight }) => weight !== 'more')
        .map(({ about, text, weight, isAboutLevels }) => (
          <p key={text} className={styles.plan}>
            <CautionMark shape={weight === 'danger' ? 'not-for' : 'ask-first'} />
            <span>
              {about && <b>{about}: </b>}
              {text} {isAboutLevels && <a href="#drinking">Find your drinking level</a>}
            </span>
          </p>
        ))}
      <ul role="list" className={`rows ${styles.rows}`}>
        {rows.map(({ ingredients, title: names, isTaken, kind, result, reasons }) => (
          <li key={names} className="stack-1" data-result={kind} data-for={ingredients.join('|')} data-safety="">
            <h3>
              {names}
              {isTaken && ` · ${texts.youTake}`}
            </h3>
            <p className={styles.result}>
              {kind !== 'none-found' && <CautionMark shape={kind === 'ask-first' ? 'ask-first' : 'not-for'} />}
              {result}
            </p>
            {reasons.map(({ about, text, own }) => (
              <p key={text}>
                <b>{about}:</b> {text}
                {own && <small> (our advice)</small>}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <p>“{texts.atTheCounter}”</p>
      {keepTaking.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {more.length > 0 && (
        <details>
          <summary>{texts.more}</summary>
          {more.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      )}
    </section>
  );
}
