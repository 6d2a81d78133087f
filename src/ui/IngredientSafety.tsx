import { referenceAnchor } from '../domain/basis.ts';
import { adviceWords, interactionWords } from '../domain/check-first.ts';
import { lowered } from '../domain/first-letter.ts';
import { byId } from '../domain/records.ts';
import type { Ingredient, Medicine } from '../domain/schema/protocol.ts';
import styles from './IngredientSafety.module.css';

/** The first mark says what it is; those behind it show their number alone, and say the rest to whoever listens. */
const Mark = ({ number }: { number: number }) =>
  number === 1 ? (
    'source'
  ) : (
    <>
      <span className="visually-hidden">source </span>
      {number}
    </>
  );

/** Marks that lead to what a safety statement rests on. */
export function ReferenceMarks({ ids }: { ids: readonly string[] }) {
  return ids.map((id, index) => (
    <span key={id}>
      {' '}
      <a className={styles.ref} href={`/sources#${referenceAnchor(id)}`}>
        <Mark number={index + 1} />
      </a>
    </span>
  ));
}

type IngredientSafetyProps = {
  ingredient: Ingredient;
  medicines: readonly Medicine[];
  /** Names the substance, where a bottle holds more than one. */ isNamed: boolean;
};

/** Who does not take it, which medicines it meets, and how long it has been studied. Stands before what it may do. */
export function IngredientSafety({ ingredient, medicines, isNamed }: IngredientSafetyProps) {
  return (
    <section className={styles.safety} data-safety={ingredient.id}>
      <h4>{isNamed ? `${ingredient.name}: check first` : 'Check first'}</h4>
      <ul>
        {ingredient.cautions.map(({ who, advice, text, references }) => (
          <li key={who}>
            <b>
              {adviceWords[advice]}: {who}.
            </b>{' '}
            {text}
            <ReferenceMarks ids={references} />
          </li>
        ))}
        {ingredient.interactions.map(({ medicine, verdict, text, references }) => (
          <li key={medicine}>
            <b>
              {interactionWords[verdict]} with {lowered(byId(medicines, medicine).name)}.
            </b>{' '}
            {text}
            <ReferenceMarks ids={references} />
          </li>
        ))}
      </ul>
      <p data-dose="">
        {ingredient.studied} <a href="/check-first">The whole medicine table</a>.
      </p>
    </section>
  );
}
