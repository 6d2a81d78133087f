import {
  apart,
  byResult,
  cellsOf,
  foundNothing,
  inAList,
  nameInText,
  resultWords,
  shortName,
  type Cell,
} from '../../safety/results.ts';
import { namesOfType } from '../../safety/medicine-names.ts';
import { harmFor, linesForType } from '../../safety/medicine-lines.ts';
import type { Line } from '../../safety/record-lines.ts';
import { saysWhose } from '../../evidence/basis.ts';
import { filled } from '../../text/blanks.ts';
import { namesPath } from '../../site/pages.ts';
import { byId, type Records } from '../../model/records.ts';
import type { CheckFirstTexts } from '../../model/check-first.ts';
import type { Medicine } from '../../model/ingredient.ts';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { firstSentence, splitSentences } from '../../text/sentences.ts';
import { Dialable, Unbroken } from '../../ui/Dialable.tsx';
import { MarkedText } from '../../ui/MarkedText.tsx';
import { ReferenceMarks } from '../../ui/ReferenceMarks.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './MedicineTypeScreen.module.css';
import { TypeLinks } from './TypeLinks.tsx';
import { Warning } from './Warning.tsx';

/** A row of the table: the supplements that have the same answer for the same reason and as many hours apart, and why. */
function Row({ cells, texts }: { cells: readonly Cell[]; texts: CheckFirstTexts }) {
  const [first] = cells;
  if (!first) return null;
  const { kind, text, looked = '', hoursApart } = first;
  const references = cells.flatMap((cell) => [...cell.references, ...(cell.hoursApart?.references ?? [])]);
  return (
    <tr data-result={kind} className="unsplit">
      <th scope="row">
        <Unbroken text={inAList(cells.map(({ ingredient }) => shortName(ingredient)))} />
      </th>
      <td>
        {text ?? foundNothing(texts, looked)}
        {hoursApart && <b> {apart(texts, hoursApart.hours)}</b>}
        <ReferenceMarks ids={[...new Set(references)]} isOwn={cells.some(({ own }) => own)} />
      </td>
    </tr>
  );
}

/** What is said of a medicine type, each line with the sources it has. */
const Lines = ({ lines, records }: { lines: readonly Line[]; records: Records }) => (
  <ul role="list" className="rows-2">
    {lines.map(({ text, references = [], weight }) => (
      <li key={text} data-safety="">
        <Warning
          text={text}
          isDanger={weight === 'danger'}
          show={(words) => <MarkedText text={words} records={records} />}
        >
          <ReferenceMarks ids={references} />
        </Warning>
      </li>
    ))}
  </ul>
);

/** What is dangerous with another medicine: each begins with a question or what can happen, which opens what to do. */
const Mixes = ({ lines, records }: { lines: readonly Line[]; records: Records }) =>
  lines.map(({ text, references = [] }) => {
    const first = firstSentence(text);
    return (
      <details key={text} data-safety="">
        <summary>
          <span>
            <MarkedText text={first} records={records} />{' '}
          </span>
        </summary>
        <p className="measure">
          <MarkedText text={text.slice(first.length).trim()} records={records} />
          <ReferenceMarks ids={references} />
        </p>
      </details>
    );
  });

/** One medicine type: first what is special about it, then the table of supplements, then its names. */
export function MedicineTypeScreen({ records, medicine }: { records: Records; medicine: Medicine }) {
  const { checkFirst, ingredients, medicineTypes, medicineNames } = records;
  const { typeLead } = checkFirst;
  const [poisonHelp] = byId(records.careCards, 'child-gummies').contacts;
  const { id, name, inText, inQuestion = inText, broader, keepTaking } = medicine;
  const lines = linesForType(records, medicine);
  const mixes = lines.filter(({ isMix }) => isMix);
  const harm = harmFor(records, { medicines: [{ name, types: [id] }], conditions: [] }, lines);
  const cells = cellsOf(id, ingredients);
  const never = cells.filter(({ kind }) => kind === 'dont-take').map(({ ingredient }) => nameInText(ingredient));
  const lead =
    never.length > 0
      ? filled(typeLead.dontTake, inQuestion, inAList(never, 'disjunction'))
      : filled(typeLead.ask, inQuestion);
  const names = namesOfType(medicineNames, id);
  const related = [...broader, ...medicineTypes.filter((type) => type.broader.includes(id)).map((type) => type.id)];
  return (
    <>
      <PageHead title={name} lead={<Unbroken text={lead} />}>
        <p className="measure">
          <Dialable text={keepTaking ?? checkFirst.keepTaking} />{' '}
          {lines.some(({ callFirst }) => callFirst) && checkFirst.callFirst}{' '}
          <a href="/check-first">Check everything you take</a>
        </p>
      </PageHead>
      <Section id="special" title={checkFirst.headings.readFirst}>
        <Lines lines={lines.filter(({ isMix }) => !isMix)} records={records} />
        {mixes.length > 0 && (
          <div className="stack-1">
            <h3>{checkFirst.headings.mixes}</h3>
            <div className={styles.mixes}>
              <Mixes lines={mixes} records={records} />
            </div>
          </div>
        )}
        {lines.some(({ text, references = [] }) => references.length === 0 && !saysWhose(text)) && (
          <p className="soft small">{checkFirst.ownAdvice}</p>
        )}
        <div className="stack-2 measure" data-safety="" data-care="medication">
          <h3>{checkFirst.headings.harm}</h3>
          <ul className="stack-1 sans">
            {harm.flatMap(splitSentences).map((sentence) => (
              <li key={sentence}>
                <Unbroken text={sentence} />
              </li>
            ))}
          </ul>
          <p>
            <MarkedText text={checkFirst.whenToCall} records={records} />
          </p>
        </div>
      </Section>
      <Section id="results" title="Each supplement">
        <table className={`stacked ${styles.table}`}>
          {byResult(cells).map(([kind, ofKind]) => (
            <tbody key={kind} data-result={kind}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  <span className="result">
                    {kind !== 'none-found' && <CautionMark shape={kind} />} {resultWords[kind]}
                  </span>
                </th>
              </tr>
              {[...Map.groupBy(ofKind, ({ text, hoursApart }) => [text, hoursApart?.hours].join())].map(
                ([key, group]) => (
                  <Row key={key} cells={group} texts={checkFirst} />
                ),
              )}
            </tbody>
          ))}
        </table>
        {poisonHelp && (
          <p className="measure" data-safety="" data-care="child-gummies">
            {checkFirst.tookTooMuch}{' '}
            <a href={`tel:${poisonHelp.number}`}>
              <Unbroken text={poisonHelp.label} />
            </a>
          </p>
        )}
        <details>
          <summary>{checkFirst.names.onTypePage}</summary>
          <ul role="list" className="flow" data-safety="">
            {names.length === 0 && medicine.everyday.map((word) => <li key={word}>{word}</li>)}
            {names.map(({ generic, brands, types }) => (
              <li key={generic}>
                {generic}
                {brands.length > 0 && <span className="soft"> ({brands.join(', ')})</span>}
                {types.length > 1 && (
                  <>
                    {' '}
                    · see also <TypeLinks ids={types.filter((type) => type !== id)} medicines={medicineTypes} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </details>
        <p className="measure sans">
          {checkFirst.nameMissing} <a href={namesPath}>All names, A–Z</a>
        </p>
        {related.length > 0 && (
          <p className="measure sans">
            See also: <TypeLinks ids={related} medicines={medicineTypes} />
          </p>
        )}
      </Section>
    </>
  );
}
