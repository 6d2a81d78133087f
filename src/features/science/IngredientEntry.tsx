import { byId } from '../../domain/records.ts';
import type { Ingredient, Medicine } from '../../domain/schema/protocol.ts';
import { ReferenceMarks } from '../../ui/IngredientSafety.tsx';
import styles from './Science.module.css';

/** What a reader has to hear of an ingredient, strongest first, and the words for it. */
const parts = [
  { words: 'Not for', advice: 'avoid' },
  { words: 'Ask first', advice: 'ask-first' },
  { words: 'Do not mix with', verdict: 'do-not-mix' },
  { words: 'Ask first with', verdict: 'ask-first' },
] as const;

/** Names with what each rests on, in a line. */
function Names({ items }: { items: readonly { name: string; references: readonly string[] }[] }) {
  return items.map(({ name, references }, index) => <span key={name}>{index > 0 && '; '}{name.charAt(0).toLowerCase() + name.slice(1)}<ReferenceMarks ids={references} /></span>);
}

/** One ingredient: what people take it for, in short who and which medicines it is not for, what trials found, and how sure that is. */
export function IngredientEntry({ ingredient, medicines }: { ingredient: Ingredient; medicines: readonly Medicine[] }) {
  const { id, name, purpose, effect, certainty, studied, references, cautions, interactions } = ingredient;
  const lines = parts.map((part) => ({
    words: part.words,
    items: 'advice' in part
      ? cautions.filter(({ advice }) => advice === part.advice).map(({ who, references: ids }) => ({ name: who, references: ids }))
      : interactions.filter(({ verdict }) => verdict === part.verdict).map(({ medicine, references: ids }) => ({ name: byId(medicines, medicine).name, references: ids })),
  }));
  return (
    <article id={`ingredient-${id}`} className={styles.ingredient}>
      <h4>{name}</h4>
      <p className={styles.soft}>{purpose}</p>
      <div data-safety={id} className={styles.cautions}>
        {lines.filter(({ items }) => items.length > 0).map(({ words, items }) => <p key={words}><b>{words}:</b> <Names items={items} /></p>)}
      </div>
      <p data-dose="">{effect}<ReferenceMarks ids={references} /></p>
      <p data-dose=""><b>How sure:</b> {certainty} <b>How long:</b> {studied}</p>
    </article>
  );
}
