import type { ReactNode } from 'react';
import { ButtonRow } from '../../ui/Button.tsx';
import type { Call } from '../../safety/three-calls.ts';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { capitalized } from '../../text/texts.ts';
import { lead, splitSentences } from '../../text/sentences.ts';
import { Dialable, Unbroken } from '../../ui/Dialable.tsx';
import styles from './Answers.module.css';
import type { WholeAnswer } from './tool.ts';
import type { ToolTexts } from './tool-texts.ts';

/** Where an answer says what can’t wait. */
export const readFirstAnchor = 'read-first';

/** The supplements that have the same result, and why. */
function Results({ result, rows }: { result: string; rows: WholeAnswer['rows'] }) {
  const strongest = rows[0]?.kind;
  return (
    <div className="stack-2">
      <h3 className="result" data-result={strongest}>
        {strongest && strongest !== 'none-found' && <CautionMark shape={strongest} />}
        {result}
      </h3>
      <ul role="list" className="rows">
        {rows.map(({ ingredients, title, kind, reasons }) => (
          <li
            key={title}
            className="stack-1"
            data-result={kind}
            data-ingredients={ingredients.join('|')}
            data-safety=""
          >
            <h4>
              <Unbroken text={title} />
            </h4>
            {reasons.map(({ about, text, isOwn }) => (
              <p key={text}>
                {about && <b>{capitalized(about)}: </b>}
                {text}
                {isOwn && <small> (our advice)</small>}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Lines = WholeAnswer['lines'];

/** What is said of one medicine, or of some together. A danger begins with its order, and then come its steps, a sentence each. */
function About({ about, lines, numbers }: { about: string | undefined; lines: Lines; numbers: readonly string[] }) {
  const isDanger = lines.some(({ weight }) => weight === 'danger');
  return (
    <li className="stack-1">
      {about && (
        <h4 className={isDanger ? 'result' : undefined}>
          {isDanger && <CautionMark shape="call-now" />} {about}
        </h4>
      )}
      <ul>
        {lines.flatMap(({ text, weight }) => {
          const order = weight === 'danger' ? lead(text) : '';
          return (order ? splitSentences(text) : [text]).map((step, index) => (
            <li key={step}>
              {order && index === 0 && (
                <b>
                  <Dialable text={order} short={numbers} />
                </b>
              )}
              <Dialable text={index === 0 ? step.slice(order.length) : step} short={numbers} />{' '}
            </li>
          ));
        })}
      </ul>
      {lines.some(({ isAboutLevels }) => isAboutLevels) && <a href="#drinking">Find your drinking level</a>}
    </li>
  );
}

/** Lines under the name of what they’re about, each name once, the gravest first. */
function ByName({ lines, numbers }: { lines: Lines; numbers: readonly string[] }) {
  return (
    <ul role="list" className={`rows-2 ${styles.names}`}>
      {[...Map.groupBy(lines, ({ about }) => about)].map(([about, some]) => (
        <About key={about ?? ''} about={about} lines={some} numbers={numbers} />
      ))}
    </ul>
  );
}

type AnswersProps = {
  texts: ToolTexts;
  answer: WholeAnswer;
  calls: readonly Call[];
  /** What can be done with the sheet. */
  children: ReactNode;
};

/**
 * What concerns one reader, below what is dangerous together: the answer in a line, whether to keep taking what they take, what can’t
 * wait, each supplement with the strongest result first, and when to get help.
 */
export function Answers({
  texts: { headings, more, sheet },
  answer: { title, summary, note, isAllRefused, lines, rows, keepTaking, harm },
  calls,
  children,
}: AnswersProps) {
  const numbers = calls.map(({ number }) => number);
  const first = lines.filter(({ weight }) => weight !== 'more');
  const folded = lines.filter(({ weight }) => weight === 'more');
  const results = [...Map.groupBy(rows, ({ result }) => result)].map(([result, alike]) => (
    <Results key={result} result={result} rows={alike} />
  ));
  return (
    <section className={`stack-4 ${styles.answers}`} data-screen-only="" aria-labelledby="answers-title">
      <h2 id="answers-title" tabIndex={-1}>
        {title}
      </h2>
      <p>
        <b>{summary}</b> {note}
      </p>
      {keepTaking.length > 0 && (
        <div className="stack-2">
          {keepTaking.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {first.length > 0 && (
        <div className="stack-2">
          <h3 id={readFirstAnchor}>{headings.readFirst}</h3>
          <ByName lines={first} numbers={numbers} />
        </div>
      )}
      <div className="stack-2">
        <ButtonRow>{children}</ButtonRow>
        <p className="soft">{sheet.noPrinter}</p>
      </div>
      {isAllRefused ? (
        <details>
          <summary>{headings.why}</summary>
          {results}
        </details>
      ) : (
        results
      )}
      {harm.length > 0 && (
        <div className="stack-2">
          <h3>{headings.harm}</h3>
          <ul className="stack-1">
            {harm.flatMap(splitSentences).map((sentence) => (
              <li key={sentence}>
                <Dialable text={sentence} short={numbers} />{' '}
              </li>
            ))}
          </ul>
          <p>
            <a href="/help#care-medication">{headings.whenToCall}</a>
          </p>
        </div>
      )}
      {folded.length > 0 && (
        <details>
          <summary>{more}</summary>
          <ByName lines={folded} numbers={numbers} />
        </details>
      )}
    </section>
  );
}
