import { adviceWords, interactionNames, interactionWords } from '../domain/check-first.ts';
import { lowered } from '../domain/first-letter.ts';
import { sourcePath } from '../domain/pages.ts';
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

/** Marks that lead to what a safety statement rests on, or say that it is our own caution. */
export function ReferenceMarks({ ids, isOwn = false }: { ids: readonly string[]; isOwn?: boolean }) {
  return (
    <>
      {isOwn && <span className={styles.ref}> our own caution</span>}
      {ids.map((id, index) => (
        <span key={id}>
          {' '}
          <a className={styles.ref} href={sourcePath(id)}>
            <Mark number={index + 1} />
          </a>
        </span>
      ))}
    </>
  );
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
        {ingredient.cautions.map(({ who, advice, text, references, own }) => (
          <li key={who}>
            <b>
              {adviceWords[advice]}: {who}.
            </b>{' '}
            {text}
            <ReferenceMarks ids={references} isOwn={own} />
          </li>
        ))}
        {ingredient.interactions.map((interaction) => (
          <li key={interaction.medicines.join()}>
            <b>
              {interactionWords[interaction.verdict]} with{' '}
              {interactionNames(interaction, medicines).map(lowered).join('; ')}.
            </b>{' '}
            {interaction.text}
            <ReferenceMarks ids={interaction.references} isOwn={interaction.own} />
          </li>
        ))}
      </ul>
      <p data-dose="">
        {ingredient.studied} <a href="/check-first">The whole medicine table</a>.
      </p>
    </section>
  );
}
