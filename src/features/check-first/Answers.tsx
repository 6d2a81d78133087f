import { formatDate } from '../../domain/dates.ts';
import type { Answer, Reader } from '../../domain/reader.ts';
import { verdictWords } from '../../domain/verdicts.ts';
import { CautionMark } from '../../ui/CautionMark.tsx';
import styles from './Answers.module.css';

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

function AnswerItem({ answer: { ingredient, kind, reasons, nothingFor } }: { answer: Answer }) {
  return (
    <li data-answer-for={ingredient} data-verdict={kind}>
      <h4>{ingredient}</h4>
      {reasons.map((reason) => (
        <p key={reason.text + reason.kind}>
          <b>
            {reason.about.join(', ')}
            {reason.kind !== kind && ` (${verdictWords[reason.kind].toLowerCase()})`}:
          </b>{' '}
          {reason.text}
          {reason.hours && <> At least {reason.hours} hours apart.</>}
          {reason.isOwn && <small> ours</small>}
        </p>
      ))}
      {nothingFor.length > 0 && (
        <p className={styles.nothing}>
          {nothingFor.join(', ')}: nothing found in our sources, which is not the same as safe.
        </p>
      )}
    </li>
  );
}

const counterWords = (answers: readonly Answer[]) =>
  // A name is not broken at its hyphen.
  `“These are my medicines, and this is what is so of me. I have about … drinks a week. I am thinking of taking one or more of these: ${listed(
    answers.map(({ ingredient }) => ingredient.replaceAll('-', '\u2011')),
  )}. Is there one I should leave out, one I should not take at all, and how many hours apart should the others be?”`;

/** Numbers to call, for the sheet that is printed. */
export type Numbers = { lifeline: string; poisonHelp: string };

type AnswersProps = {
  answers: readonly Answer[];
  reader: Reader;
  brand: string;
  call: Numbers;
  /** What the plan itself, apart from any bottle, means for the reader. */
  plan: readonly string[];
  /** For a reader who drinks, who does not cut down alone. */
  drinking?: string | undefined;
};

/** What concerns one reader, the worst first: on a screen, and as the sheet that is printed for the counter. */
export function Answers({ answers, reader: { medicines, conditions }, brand, call, plan, drinking }: AnswersProps) {
  const found = answers.filter(({ kind }) => kind !== 'none-found');
  const rest = answers.filter(({ kind }) => kind === 'none-found');
  const unknown = medicines.filter(({ isUnknown }) => isUnknown).map(({ name }) => name);
  const names = [...medicines, ...conditions].map(({ name }) => name);
  return (
    <section className={styles.answers} data-answers="" aria-labelledby="answers-title">
      <h2 id="answers-title">For {listed(names)}</h2>
      <p className={styles.paper}>
        My medicines: {medicines.map(({ name }) => name).join(', ') || 'none named'}. About me:{' '}
        {conditions.map(({ name }) => name).join(', ') || 'nothing named'}. I am asking about these supplements from{' '}
        {brand}: {answers.map(({ ingredient }) => ingredient).join(', ')}.
      </p>
      {unknown.length > 0 && (
        <p>
          <b>{unknown.join(', ')}:</b> not on our list. That does not mean it is safe. Show this sheet to a pharmacist.
        </p>
      )}
      {medicines.length > 1 && (
        <p>
          This compares supplements with your medicines. It does not compare your medicines with one another, and some
          pairs are dangerous: ask a pharmacist to do that.
        </p>
      )}
      {plan.map((text) => (
        <p key={text} className={styles.plan}>
          <CautionMark shape="ask-first" />
          <span>
            <b>Ask first, without any bottle too.</b> {text} <small>our own caution</small>
          </span>
        </p>
      ))}
      {[...Map.groupBy(found, ({ kind }) => kind)].map(([kind, ofKind]) => (
        <div key={kind} className={styles.kind} data-kind={kind}>
          <h3>
            <CautionMark shape={kind === 'ask-first' ? 'ask-first' : 'not-for'} />
            {verdictWords[kind]}
            {kind === 'ask-first' && ' about'}
          </h3>
          <ul role="list" className={styles.list} data-safety="">
            {ofKind.map((answer) => (
              <AnswerItem key={answer.ingredient} answer={answer} />
            ))}
          </ul>
        </div>
      ))}
      {rest[0] && (
        <p className={styles.nothing} data-verdict="none-found">
          <b>{rest.map(({ ingredient }) => ingredient).join(', ')}:</b> nothing found in our sources on{' '}
          {formatDate(rest[0].looked)}; that is not the same as safe, so ask about it too.
        </p>
      )}
      {medicines.length > 0 && <p>Keep taking what is prescribed; it is the supplement that waits.</p>}
      {drinking && (
        <p data-screen-only="">
          Before you change the amount: <a href="#drinking">how much is a lot, and who does not cut down alone</a>
        </p>
      )}
      {drinking && <p className={styles.paper}>{drinking}</p>}
      <h3 className={styles.say}>What to say at the counter</h3>
      <p>{counterWords(answers)}</p>
      <p className={styles.paper}>
        Chest pain, trouble breathing, a collapse, a seizure or confusion: call 911. Thoughts of suicide: call or text{' '}
        {call.lifeline}. A child swallowed any of it: Poison Help, {call.poisonHelp}. Not medical advice.
      </p>
      <p data-screen-only="">
        <button type="button" className={styles.print} onClick={() => print()}>
          Print this sheet
        </button>
      </p>
    </section>
  );
}
