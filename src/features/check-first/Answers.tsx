import type { ReactNode } from 'react';
import { formatDate } from '../../site/dates.ts';
import { groupAlike, type Answer, type Reader, type Reason } from '../../safety/reader.ts';
import { resultWords } from '../../safety/results.ts';
import type { CheckFirstTexts } from '../../model/check-first.ts';
import { CautionMark } from '../../ui/CautionMark.tsx';
import styles from './Answers.module.css';

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

/** Why, and for which medicine or condition. */
const Why = ({ about, text, hours, isOwn }: Reason) => (
  <p>
    <b>With {listed(about)}:</b> {text}
    {hours && ` Keep them at least ${hours} hours apart.`}
    {isOwn && <small> (our advice)</small>}
  </p>
);

type AnswersProps = {
  answers: readonly Answer[];
  reader: Reader;
  texts: CheckFirstTexts;
  /** What to know apart from any supplement. */
  plan: readonly string[];
  /** What can be done with the sheet. */
  children: ReactNode;
};

/** What concerns one reader, the strongest result first. Supplements with the same answer share a row. */
export function Answers({ answers, reader: { medicines, conditions }, texts, plan, children }: AnswersProps) {
  return (
    <section className={styles.answers} data-answers="" aria-labelledby="answers-title">
      <h2 id="answers-title">For {listed([...medicines, ...conditions].map(({ name }) => name))}</h2>
      <div className={styles.actions}>{children}</div>
      {plan.map((text) => (
        <p key={text} className={styles.plan} data-plan="">
          <CautionMark shape="ask-first" />
          <span>
            {text}
            {text === texts.drinking && (
              <>
                {' '}
                <a href="#drinking">Find your drinking level</a>
              </>
            )}
          </span>
        </p>
      ))}
      <ul role="list" className={styles.rows}>
        {groupAlike(answers).map(({ ingredients, answer: { kind, reasons, looked } }) => {
          const [first, ...others] = reasons;
          return (
            <li key={ingredients.join()} data-result={kind} data-for={ingredients.join('|')} data-safety="">
              <h3>{listed(ingredients)}</h3>
              <p className={styles.result}>
                {kind !== 'none-found' && <CautionMark shape={kind === 'ask-first' ? 'ask-first' : 'not-for'} />}
                {resultWords[kind]}
                {kind === 'none-found' && ` (${formatDate(looked)})`}
              </p>
              {first ? <Why {...first} /> : <p>{texts.nothingFound}</p>}
              {others.length > 0 && (
                <details>
                  <summary>Also with {listed([...new Set(others.flatMap(({ about }) => about))])}</summary>
                  {others.map((reason) => (
                    <Why key={reason.text} {...reason} />
                  ))}
                </details>
              )}
            </li>
          );
        })}
      </ul>
      {medicines.length > 1 && <p>{texts.betweenMedicines}</p>}
      {medicines.length > 0 && <p>{texts.keepTaking}</p>}
    </section>
  );
}
