import type { ReactNode } from 'react';
import { formatDate } from '../../site/dates.ts';
import {
  groupAlike,
  keepTakingFor,
  planFor,
  type Answer,
  type Reader,
  type Reason,
  type ToolData,
} from '../../safety/reader.ts';
import { resultWords } from '../../safety/results.ts';
import { CautionMark } from '../../ui/CautionMark.tsx';
import styles from './Answers.module.css';

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

/** Why, and for which medicine or condition. */
const Why = ({ about, text, hours, own }: Reason) => (
  <p>
    <b>{listed(about)}:</b> {text}
    {hours && ` Keep the two at least ${hours} hours apart.`}
    {own && <small> (our advice)</small>}
  </p>
);

type AnswersProps = {
  data: ToolData;
  answers: readonly Answer[];
  reader: Reader;
  /** What can be done with the sheet. */
  children: ReactNode;
};

/** What concerns one reader, the strongest result first. Supplements with the same answer share a row. */
export function Answers({ data, answers, reader, children }: AnswersProps) {
  const { medicines, conditions } = reader;
  const texts = data.checkFirst;
  return (
    <section className={styles.answers} data-answers="" data-screen-only="" aria-labelledby="answers-title">
      <h2 id="answers-title">For {listed([...medicines, ...conditions].map(({ name }) => name))}</h2>
      <div className={styles.actions}>{children}</div>
      {planFor(data, reader).map(({ text, isDanger }) => (
        <p key={text} className={styles.plan} data-plan="">
          <CautionMark shape={isDanger ? 'not-for' : 'ask-first'} />
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
      {medicines.length > 1 && <p>{texts.betweenMedicines}</p>}
      <ul role="list" className={styles.rows}>
        {groupAlike(answers).map(({ ingredients, answer: { kind, reasons, looked, isOnDaysWithAlcohol } }) => (
          <li key={ingredients.join()} data-result={kind} data-for={ingredients.join('|')} data-safety="">
            <h3>{listed(ingredients)}</h3>
            <p className={styles.result}>
              {kind !== 'none-found' && <CautionMark shape={kind === 'ask-first' ? 'ask-first' : 'not-for'} />}
              {isOnDaysWithAlcohol ? texts.notWithAlcohol : resultWords[kind]}
              {kind === 'none-found' && ` (${formatDate(looked)}), ${texts.nothingFound}`}
            </p>
            {reasons.map((reason) => (
              <Why key={reason.text} {...reason} />
            ))}
          </li>
        ))}
      </ul>
      {keepTakingFor(data, reader).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}
