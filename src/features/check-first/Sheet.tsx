import {
  answersFor,
  doesDrink,
  nameOnSheet,
  planFor,
  type Answer,
  type Reader,
  type ToolData,
} from '../../safety/reader.ts';
import { shortName } from '../../safety/results.ts';
import type { Call } from '../../safety/three-calls.ts';
import { firstSentence } from '../../site/beginnings.ts';
import { Unbroken } from '../../ui/Dialable.tsx';
import styles from './Sheet.module.css';

/** What one cell of the sheet says: the result in two words, with the longest hours. */
function cell({ kind, reasons }: Answer): string {
  if (kind === 'none-found') return '–';
  const hours = Math.max(0, ...reasons.map((reason) => reason.hours ?? 0));
  return `${kind === 'ask-first' ? 'Ask' : 'Don’t take'}${hours > 0 ? `, ${hours} h apart` : ''}`;
}

type SheetProps = {
  data: ToolData;
  reader: Reader;
  calls: readonly Call[];
  address: string;
};

/** One page for the pharmacy counter, on paper only: names, a table, the words to say, and room for the answer. */
export function Sheet({ data, reader: sheet, calls, address }: SheetProps) {
  const { medicines, conditions } = sheet;
  const known = medicines.filter(({ types }) => types.length > 0);
  const notChecked = medicines.filter(({ types }) => types.length === 0);
  const columns: { name: string; reader: Reader }[] = [
    ...known.map((medicine) => ({ name: medicine.name, reader: { medicines: [medicine], conditions: [] } })),
    ...(notChecked.length > 0 ? [{ name: 'Not checked', reader: { medicines: notChecked, conditions: [] } }] : []),
    ...(conditions.length > 0 ? [{ name: 'What’s true for me', reader: { medicines: [], conditions } }] : []),
  ];
  const results = columns.map(
    ({ reader }) => new Map(answersFor(data, reader).map((answer) => [answer.ingredient, answer])),
  );
  return (
    <section className={styles.sheet} data-sheet="" data-paper-only="" aria-label="Sheet for the pharmacist">
      <h2>For my pharmacist</h2>
      <p>
        <b>I take:</b> {medicines.map(nameOnSheet).join(', ') || 'no medicines'}
      </p>
      <p>
        <b>Also, written by hand:</b> <span className={styles.line} />
      </p>
      <p>
        <b>What’s true for me:</b> {conditions.map(({ name }) => name).join(', ') || 'nothing checked'}
      </p>
      {planFor(data, sheet)
        .filter(({ isDanger }) => isDanger)
        .map(({ text }) => (
          <p key={text}>
            <b>Together:</b> {firstSentence(text)}
          </p>
        ))}
      <table>
        <thead>
          <tr>
            <th scope="col">Supplement</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.ingredients.map(shortName).map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {results.map((answers, index) => {
                const answer = answers.get(name);
                return <td key={columns[index]?.name}>{answer && cell(answer)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p>Ask: ask before taking it. –: nothing found, which doesn’t mean it’s safe. Apart: hours between the two.</p>
      <p>“{data.checkFirst.atTheCounter}”</p>
      {doesDrink(data, sheet) && <p>{data.checkFirst.drinking}</p>}
      <dl data-print-grid="">
        {['Answer', 'Pharmacist’s name', 'Date'].map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <p>
        {calls.map(({ card, text, name, number }) => (
          <span key={card}>
            {text}: <Unbroken text={name === number ? number : `${name}, ${number}`} />.{' '}
          </span>
        ))}
      </p>
      <p>{address} · Not medical advice.</p>
    </section>
  );
}
