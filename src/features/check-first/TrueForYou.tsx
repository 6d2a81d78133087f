import type { Condition } from '../../model/ingredient.ts';
import { firstSentence } from '../../text/sentences.ts';
import styles from './CheckFirst.module.css';

/** Each check box says its question; the answer and the sheet say its name. */
export type Choice = Pick<Condition, 'id' | 'name' | 'question' | 'levels'>;

/** How many check boxes are shown without a second fold: pregnancy, age and surgery. The others are illnesses. */
const shownFirst = 6;

type TrueForYouProps = {
  legends: { drinking: string; trueForYou: string };
  /** What counts as a drink. */
  oneDrink: string;
  choices: readonly Choice[];
  /** The choices about drinking, which stay in view: what someone takes may be dangerous with a drink. */
  drinking: readonly string[];
  checked: readonly { id: string }[];
  onCheck: (choice: Choice, isChecked: boolean) => void;
};

/** What is true for a reader, to check: what is asked most often first, the others in a fold. */
export function TrueForYou({ legends, oneDrink, choices, drinking, checked, onCheck }: TrueForYouProps) {
  const isChecked = (choice: Choice) => checked.some(({ id }) => id === choice.id);
  const box = (choice: Choice) => (
    <div key={choice.id}>
      <label>
        <input
          type="checkbox"
          value={choice.id}
          checked={isChecked(choice)}
          onChange={({ target }) => onCheck(choice, target.checked)}
        />
        {choice.question}
      </label>
      {choice.levels && <a href="#drinking">{choice.levels}</a>}
    </div>
  );
  const others = choices.filter(({ id }) => !drinking.includes(id));
  const folded = others.slice(shownFirst);
  const checkedIn = (some: readonly Choice[]) => some.filter(isChecked).length;
  return (
    <>
      <fieldset className={styles.checks}>
        <legend>
          <b>{legends.drinking}</b>
        </legend>
        <p>{firstSentence(oneDrink)}</p>
        {choices.filter(({ id }) => drinking.includes(id)).map(box)}
      </fieldset>
      <details open>
        <summary>
          <span>
            {legends.trueForYou} {checkedIn(others) > 0 && <span className="whole">({checkedIn(others)} checked)</span>}
          </span>
        </summary>
        <fieldset className={styles.checks}>
          <legend className="visually-hidden">{legends.trueForYou}</legend>
          {others.slice(0, shownFirst).map(box)}
          <details className={styles.more}>
            <summary>
              Do you have an illness? ({folded.length} to choose from)
              {checkedIn(folded) > 0 && `, ${checkedIn(folded)} checked`}
            </summary>
            <div className={styles.checks}>{folded.map(box)}</div>
          </details>
        </fieldset>
      </details>
    </>
  );
}
