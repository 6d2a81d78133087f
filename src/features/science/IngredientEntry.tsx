import { checkFirstLines, withoutNamed } from '../../domain/check-first.ts';
import { referenceLink } from '../../domain/links.ts';
import type { Reference } from '../../domain/schema/evidence.ts';
import type { Ingredient, Medicine } from '../../domain/schema/protocol.ts';
import { NotForLines } from '../../ui/BottleCautions.tsx';
import { CautionMark } from '../../ui/CautionMark.tsx';
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

/** One ingredient: who leaves it out and what it is not mixed with, or who asks first where that is nobody; what people take it for, what trials found and how sure that is, behind one tap. */
export function IngredientEntry({ ingredient, medicines, named, research }: IngredientEntryProps) {
  const { id, name, purpose, effect, certainty, studied, references } = ingredient;
  const ofBottle = [withoutNamed(ingredient, named)];
  const notFor = checkFirstLines(ofBottle, medicines).filter(({ shape }) => shape === 'not-for');
  const resting = notFor.flatMap((line) => line.references);
  return (
    <article id={`ingredient-${id}`} className={styles.ingredient}>
      <h4>{name}</h4>
      <div data-safety={id}>
        <NotForLines ingredients={ofBottle} medicines={medicines} sleepyAs="together" asksIfNone />
        <Fold
          isQuiet
          summary={
            <span>
              Ask first, and what trials found<span className="visually-hidden"> of {name}</span>
            </span>
          }
        >
          <p data-dose="">
            {purpose}. <b>How sure:</b> {certainty}
          </p>
          <p data-dose="">
            {effect}
            <ReferenceMarks ids={references.filter((reference) => reference !== research.id)} />{' '}
            <b>Read it yourself:</b>{' '}
            <Outside to={referenceLink(research)}>
              {[research.publisher, research.year].filter(Boolean).join(', ')}
            </Outside>
          </p>
          <p data-dose="">
            <b>How long:</b> {studied}
          </p>
          {resting.length > 0 && (
            <p>
              <b>Not for, and do not mix:</b> what we read of it.
              <ReferenceMarks ids={[...new Set(resting)]} />
            </p>
          )}
          <p className={styles.ask}>
            <CautionMark shape="ask-first" />
            <span>
              <b>Ask first:</b> with any medicine or diagnosis. <a href="/check-first">Check first</a> has each by name.
            </span>
          </p>
        </Fold>
      </div>
    </article>
  );
}
