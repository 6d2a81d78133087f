import { withoutNamed } from '../../domain/check-first.ts';
import { referenceLink } from '../../domain/links.ts';
import type { Reference } from '../../domain/schema/evidence.ts';
import type { Ingredient, Medicine } from '../../domain/schema/protocol.ts';
import { BottleCautions } from '../../ui/BottleCautions.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { ReferenceMarks } from '../../ui/IngredientSafety.tsx';
import { Outside } from '../../ui/Outside.tsx';
import styles from './Science.module.css';

type IngredientEntryProps = {
  ingredient: Ingredient;
  medicines: readonly Medicine[];
  /** The conditions that the page has named for all of them. */ named: readonly string[];
  /** The source to read first, outside. */ research: Reference;
};

/** One ingredient: what people take it for, in short who and which medicines it is not for, what trials found, how sure that is, and where to read it. */
export function IngredientEntry({ ingredient, medicines, named, research }: IngredientEntryProps) {
  const { id, name, purpose, effect, certainty, studied, references } = ingredient;
  return (
    <article id={`ingredient-${id}`} className={styles.ingredient}>
      <h4>{name}</h4>
      <p data-dose="">
        {purpose}. <b>How sure:</b> {certainty}
      </p>
      <div data-safety={id}>
        <BottleCautions ingredients={[withoutNamed(ingredient, named)]} medicines={medicines} name={name} isSourced />
      </div>
      <Fold
        isQuiet
        summary={
          <span>
            What trials found<span className="visually-hidden"> of {name}</span>
          </span>
        }
      >
        <p data-dose="">
          {effect}
          <ReferenceMarks ids={references.filter((reference) => reference !== research.id)} /> <b>Read it yourself:</b>{' '}
          <Outside to={referenceLink(research)}>
            {[research.publisher, research.year].filter(Boolean).join(', ')}
          </Outside>
        </p>
        <p data-dose="">
          <b>How long:</b> {studied}
        </p>
      </Fold>
    </article>
  );
}
