import type { Reader } from '../../safety/check-first-data.ts';
import type { Call } from '../../safety/care.ts';
import { firstSentence } from '../../text/sentences.ts';
import { Unbroken } from '../../ui/Dialable.tsx';
import styles from './Sheet.module.css';
import type { WholeAnswer } from './answer.ts';
import type { IslandTexts } from './island-texts.ts';

type SheetProps = {
  texts: IslandTexts;
  answer: WholeAnswer;
  reader: Reader;
  calls: readonly Call[];
  address: string;
};

/** One page for the pharmacy counter, on paper only: names, a table, the words to say, and room for the answer. */
export function Sheet({
  texts,
  answer: { danger, result, notWithAlcohol, note, first, table },
  reader: { medicines, conditions },
  calls,
  address,
}: SheetProps) {
  return (
    <section className={`paper-only ${styles.sheet}`} data-sheet="" aria-label="Sheet for the pharmacist">
      <h2>For the pharmacist</h2>
      <p>
        <b>Name:</b> <span className={styles.line} />
      </p>
      <p>
        <b>Medicines:</b> {medicines.map(({ name }) => name).join(', ') || 'none'}
      </p>
      <p>
        <b>How much, how often, how much alcohol, and anything else:</b> <span className={styles.line} />
      </p>
      {conditions.length > 0 && (
        <p>
          <b>Also true:</b> {conditions.map(({ name }) => name).join(', ')}
        </p>
      )}
      <p>
        <b>
          {danger} {result} {notWithAlcohol} {note}
        </b>
      </p>
      {[
        ...Map.groupBy(
          first.filter(({ forTonight }) => !forTonight),
          ({ about }) => about,
        ),
      ].map(([about, some]) => (
        <p key={about ?? ''}>
          <small>
            {about && <b>{about}: </b>}
            {some.map(({ weight, text }) => (weight === 'danger' ? text : firstSentence(text))).join(' ')}
          </small>
        </p>
      ))}
      <table>
        <thead>
          <tr>
            <th scope="col">Supplement</th>
            {table.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">☐ {name}</th>
              {cells.map(({ result, hours }, index) => (
                <td key={table.columns[index]}>
                  <b>{result}</b>
                  {hours > 0 && <small>, {hours} h apart</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <small>{texts.sheet.key}</small>
      </p>
      <p>“{texts.atTheCounter}”</p>
      <dl className="print-grid">
        {['Answer', 'Pharmacist’s name', 'Date'].map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <p>
        <small>
          {calls.map(({ card, text, name, number }) => (
            <span key={card}>
              <Unbroken text={name === number ? number : `${name}, ${number}`} />: {text.replace(/\.?$/, '.')}{' '}
            </span>
          ))}
        </small>
      </p>
      <p>{address} · Not medical advice.</p>
    </section>
  );
}
