import { CautionMark } from '../../ui/CautionMark.tsx';
import { resultWords, type ResultKind } from '../../safety/results.ts';
import { capitalized } from '../../text/texts.ts';
import { firstSentence, lead, splitSentences } from '../../text/sentences.ts';
import { Dialable, Unbroken } from '../../ui/Dialable.tsx';
import styles from './Answers.module.css';
import type { Says, WholeAnswer } from './tool.ts';
import type { ToolTexts } from './tool-texts.ts';

/** Where an answer says what can’t wait. */
export const readFirstAnchor = 'read-first';

/** A text, after the name that it’s about. */
const Said = ({ about, text, isOwn }: Says) => (
  <p>
    {about && <b>{capitalized(about)}: </b>}
    <Dialable text={text} />
    {isOwn && <small> (our advice)</small>}
  </p>
);

/** The supplements that have the same result, a line each, which opens the reasons. What is alone, or has nothing to say but that nothing was found, is open. */
function Results({ kind, rows }: { kind: ResultKind; rows: WholeAnswer['rows'] }) {
  return (
    <div>
      <h3 className="result" data-result={kind}>
        {kind !== 'none-found' && <CautionMark shape={kind} />}
        {resultWords[kind]}
      </h3>
      <ul role="list" className={styles.results}>
        {rows.map(({ ingredients, title, about, reasons }) => (
          <li key={title} data-result={kind} data-ingredients={ingredients.join('|')} data-safety="">
            <details open={kind === 'none-found' || ingredients.length > 6}>
              <summary>
                <span>
                  <b>
                    <Unbroken text={title} />
                  </b>{' '}
                  {about && <small>because of {about}</small>}
                </span>
              </summary>
              {reasons.map((reason) => (
                <Said key={reason.text} {...reason} />
              ))}
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Lines = WholeAnswer['first'];

/** What is said of one medicine, or of some together. A danger begins with its order, and then come its steps, a sentence each. */
const Steps = ({ lines, numbers }: { lines: Lines; numbers: readonly string[] }) => (
  <ul className={styles.steps}>
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
);

/** What there is to know about a medicine that isn’t alone: its gravest sentence, which opens the others. */
function OneMedicine({ about, lines, numbers }: { about: string; lines: Lines; numbers: readonly string[] }) {
  const shown = firstSentence(lines[0]?.text ?? '');
  const rest = lines
    .map((line, index) => (index === 0 ? { ...line, text: line.text.slice(shown.length).trim() } : line))
    .filter(({ text }) => text);
  const line = (
    <span>
      <b>{capitalized(about)}:</b> <Unbroken text={shown} />
    </span>
  );
  if (rest.length === 0) return <p>{line}</p>;
  return (
    <details>
      <summary>{line} </summary>
      <Steps lines={rest} numbers={numbers} />
    </details>
  );
}

/** Lines by the name of what they’re about, each name once, the gravest first. */
const byName = (lines: Lines) => [...Map.groupBy(lines, ({ about }) => about)];

/** Lines that stay in sight, each name over its own. */
const ByName = ({ lines, numbers }: { lines: Lines; numbers: readonly string[] }) => (
  <ul role="list" className="rows-2">
    {byName(lines).map(([about, some]) => (
      <li key={about ?? ''} className="stack-1">
        {about && (
          <h4 className={some[0]?.weight === 'danger' ? 'result' : undefined}>
            {some[0]?.weight === 'danger' && <CautionMark shape="call-now" />} {about}
          </h4>
        )}
        <Steps lines={some} numbers={numbers} />
        {some.some(({ isAboutLevels }) => isAboutLevels) && (
          <p>
            <a href="#drinking">Find your drinking level</a>
          </p>
        )}
      </li>
    ))}
  </ul>
);

type AnswersProps = { texts: ToolTexts; answer: WholeAnswer; numbers: readonly string[] };

/**
 * What concerns one reader: the answer in a sentence, what can’t wait, each supplement in a line with the strongest result first, and
 * whether to keep taking what they take. What there is to know about each medicine comes after it.
 */
export function Answers({
  texts: { headings, more, plan },
  answer: { title, result, notWithAlcohol, note, isAllRefused, first, calls, others, rows, keepTaking, harm },
  numbers,
}: AnswersProps) {
  const results = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, alike]) => (
    <Results key={kind} kind={kind} rows={alike} />
  ));
  return (
    <section className={`stack-4 ${styles.answers}`} data-screen-only="" aria-labelledby="answers-title">
      <div className="stack-2">
        <h2 id="answers-title" tabIndex={-1}>
          {title}
        </h2>
        <p>
          <b>
            <Unbroken text={result} />
          </b>{' '}
          {notWithAlcohol && <Unbroken text={notWithAlcohol} />}
        </p>
      </div>
      {first.length > 0 && (
        <div className="stack-2">
          <h3 id={readFirstAnchor}>{headings.readFirst}</h3>
          <ByName lines={first} numbers={numbers} />
        </div>
      )}
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
      {calls.length + others.length > 0 && (
        <div className="stack-1">
          <h3>{more}</h3>
          {calls.length > 0 && <ByName lines={calls} numbers={numbers} />}
          {byName(others).map(([about, some]) =>
            about ? (
              <OneMedicine key={about} about={about} lines={some} numbers={numbers} />
            ) : (
              <Steps key="" lines={some} numbers={numbers} />
            ),
          )}
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
