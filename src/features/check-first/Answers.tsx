import type { ReactNode } from 'react';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { resultWords, type ResultKind } from '../../safety/results.ts';
import { capitalized } from '../../text/texts.ts';
import { firstSentence, splitSentences } from '../../text/sentences.ts';
import { Dialable, Unbroken } from '../../ui/Dialable.tsx';
import styles from './Answers.module.css';
import type { Says, WholeAnswer } from './answer.ts';
import type { IslandTexts } from './island-texts.ts';
import { Warning } from './Warning.tsx';

/** Where an answer says what can’t wait. */
export const readFirstAnchor = 'read-first';

/** Where a reader says what is true for them. */
export const questionsAnchor = 'questions';

/** A text, after the name that it’s about. */
const Said = ({ about, text, isOwn }: Says) => (
  <p>
    {about && <b>{capitalized(about)}: </b>}
    <Dialable text={text} />
    {isOwn && <small> (our advice)</small>}
  </p>
);

/** The supplements that have the same result: each with why, and for which of the names that a reader picked. */
function Results({ kind, rows }: { kind: ResultKind; rows: WholeAnswer['rows'] }) {
  return (
    <div>
      <h3 className="result" data-result={kind}>
        {kind !== 'none-found' && <CautionMark shape={kind} />}
        {resultWords[kind]}
      </h3>
      <ul role="list" className={styles.results}>
        {rows.map(({ ingredients, title, reasons }) => (
          <li key={title} data-result={kind} data-ingredients={ingredients.join('|')} data-safety="">
            <h4>
              <Unbroken text={title} />
            </h4>
            {reasons.map((reason) => (
              <Said key={reason.text} {...reason} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Lines = WholeAnswer['first'];

/** What is said of one medicine, or of some together. What someone does about their drinking leads to the levels. */
const Steps = ({ lines, numbers }: { lines: Lines; numbers: readonly string[] }) => (
  <>
    <ul className={styles.steps}>
      {lines.map(({ text, weight }) => (
        <li key={text}>
          <Warning
            text={text}
            isDanger={weight === 'danger'}
            show={(words) => <Dialable text={words} short={numbers} />}
          />
        </li>
      ))}
    </ul>
    {lines.some(({ isAboutLevels }) => isAboutLevels) && (
      <p>
        <a href="#drinking">Find your drinking level</a>
      </p>
    )}
  </>
);

type NamedProps = { about: string | undefined; lines: Lines; numbers: readonly string[]; children?: ReactNode };

/** Lines under the name of what they’re about, and what comes after them. */
function Named({ about, lines, numbers, children }: NamedProps) {
  const isDanger = lines[0]?.weight === 'danger';
  return (
    <li className="stack-1">
      {about && lines.length > 0 && (
        <h4 className={isDanger ? 'result' : undefined}>
          {isDanger && <CautionMark shape="call-now" />} {capitalized(about)}
        </h4>
      )}
      {lines.length > 0 && <Steps lines={lines} numbers={numbers} />}
      {children}
    </li>
  );
}

/**
 * What else there is to know about a medicine: what is urgent in full; of the rest, the first sentence, which opens the others. Where
 * there's only one medicine, all of it.
 */
function OneMedicine({ about, lines, numbers }: NamedProps) {
  const isOpen = ({ weight }: Lines[number]) => !about || weight === 'urgent';
  const open = lines.filter(isOpen);
  const [first, ...others] = lines.filter((line) => !isOpen(line));
  const shown = firstSentence(first?.text ?? '');
  const rest = first && shown.length < first.text.length ? [{ ...first, text: first.text.slice(shown.length) }] : [];
  return (
    <Named about={about} lines={open} numbers={numbers}>
      {first && (
        <Opens lines={[...rest, ...others]} numbers={numbers}>
          {about && open.length === 0 && <b>{capitalized(about)}: </b>}
          <Unbroken text={shown} />{' '}
        </Opens>
      )}
    </Named>
  );
}

/** Words that open what follows them, or stay as they are where nothing does. */
const Opens = ({ lines, numbers, children }: { lines: Lines; numbers: readonly string[]; children: ReactNode }) =>
  lines.length === 0 ? (
    <p>{children}</p>
  ) : (
    <details>
      <summary>
        <span>{children}</span>
      </summary>
      <Steps lines={lines} numbers={numbers} />
    </details>
  );

/** Lines by the name of what they’re about, each name once, the gravest first. */
const byName = (lines: Lines) => [...Map.groupBy(lines, ({ about }) => about)];

type AnswersProps = {
  texts: IslandTexts;
  answer: WholeAnswer;
  numbers: readonly string[];
  /** What a reader can do with the answer, under its first sentence. */
  actions?: ReactNode;
};

/**
 * What concerns one reader: what can’t wait, the answer in a sentence, each supplement in a line with the strongest result first, and
 * whether to keep taking what they take. What there is to know about each medicine comes after it.
 */
export function Answers({
  texts: { headings, more, notYet, plan },
  answer: { title, result, notWithAlcohol, note, isAllRefused, first, others, rows, keepTaking, harm },
  numbers,
  actions,
}: AnswersProps) {
  const results = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, ofKind]) => (
    <Results key={kind} kind={kind} rows={ofKind} />
  ));
  return (
    <section className={`stack-4 ${styles.answers}`} data-screen-only="" aria-labelledby="answers-title">
      <h2 id="answers-title" tabIndex={-1}>
        {title}
      </h2>
      {first.length > 0 && (
        <div className="stack-2 edge" data-shape="call-now">
          <h3 id={readFirstAnchor}>{headings.readFirst}</h3>
          <ul role="list" className="rows-2">
            {byName(first).map(([about, some]) => (
              <Named key={about ?? ''} about={about} lines={some} numbers={numbers} />
            ))}
          </ul>
        </div>
      )}
      <div className="stack-2">
        <p>
          <b className="level-3">
            <Unbroken text={result} />
          </b>{' '}
          {notWithAlcohol && <Unbroken text={notWithAlcohol} />}
        </p>
        <p>
          <a href={`#${questionsAnchor}`}>{notYet}</a>
        </p>
        {actions}
      </div>
      {isAllRefused ? (
        <details>
          <summary>
            <b>{headings.why}</b>
          </summary>
          {results}
        </details>
      ) : (
        results
      )}
      <div className="stack-2">
        <p>
          <b>{plan}</b>
        </p>
        {keepTaking.map(({ about, text }) => (
          <Said key={text} about={about} text={text} />
        ))}
        {note && <p>{note}</p>}
      </div>
      {others.length > 0 && (
        <div className="stack-2">
          <h3>{more}</h3>
          <ul role="list" className="rows-2">
            {byName(others).map(([about, some]) => (
              <OneMedicine key={about ?? ''} about={about} lines={some} numbers={numbers} />
            ))}
          </ul>
        </div>
      )}
      {harm.length > 0 && (
        <div className="stack-2">
          <h3>{headings.harm}</h3>
          <ul>
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
    </section>
  );
}
