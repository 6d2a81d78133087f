import { adviceWords, interactionNames, interactionWords } from '../domain/check-first.ts';
import { lowered } from '../domain/first-letter.ts';
import type { Ingredient, Medicine } from '../domain/schema/protocol.ts';
import { NoteMark } from './Claim.tsx';
import styles from './IngredientSafety.module.css';

/** Marks that lead to what a safety statement rests on, or say that it is our own caution. */
export function ReferenceMarks({
  ids,
  isOwn = false,
  isOffPaper = false,
}: {
  ids: readonly string[];
  isOwn?: boolean;
  /** They stand in what paper leaves out. */ isOffPaper?: boolean;
}) {
  return (
    <>
      {isOwn && <span className={styles.own}> ours</span>}
      {ids.map((id) => (
        <NoteMark key={id} id={id} isOffPaper={isOffPaper} />
      ))}
    </>
  );
}

type IngredientSafetyProps = {
  /** The address of `/check-first`, as it is typed. */ checkFirst: string;
  ingredient: Ingredient;
  medicines: readonly Medicine[];
  /** Names the substance, where a bottle holds more than one. */ isNamed: boolean;
};

/**
 * Who does not take it, which medicines it meets, and how long it has been studied. Stands before what it may do. Paper keeps
 * what to watch for, and of who asks first the names: their reasons stand on `/check-first`.
 */
export function IngredientSafety({ checkFirst, ingredient, medicines, isNamed }: IngredientSafetyProps) {
  return (
    <section className={styles.safety} data-safety={ingredient.id}>
      <h4>{isNamed ? `${ingredient.name}: check first` : 'Check first'}</h4>
      <ul>
        {ingredient.cautions.map(({ who, advice, text, references, own }) => (
          <li key={who} data-advice={advice}>
            <b>
              {adviceWords[advice]}: {who}.
            </b>{' '}
            {text}
            <ReferenceMarks ids={references} isOwn={own} isOffPaper={advice !== 'watch'} />
          </li>
        ))}
        {ingredient.interactions.map((interaction) => (
          <li key={interaction.medicines.join()} data-advice={interaction.verdict}>
            <b>
              {interactionWords[interaction.verdict]} with{' '}
              {interactionNames(interaction, medicines).map(lowered).join('; ')}.
            </b>{' '}
            {interaction.text}
            <ReferenceMarks ids={interaction.references} isOwn={interaction.own} isOffPaper />
          </li>
        ))}
      </ul>
      <p>
        <span data-dose="">{ingredient.studied}</span> <span data-paper-only="">Reasons: {checkFirst}</span>
        <span data-screen-only="">
          <a href="/check-first">The whole medicine table</a>.
        </span>
      </p>
    </section>
  );
}
