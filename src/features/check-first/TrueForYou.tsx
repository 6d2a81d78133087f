import type { Condition } from '../../model/protocol.ts';
import styles from './CheckFirst.module.css';

/** Each check box says its question; the answer and the sheet say its name. */
export type Choice = Pick<Condition, 'id' | 'name' | 'question' | 'levels'>;

/** How many check boxes are shown without a fold: pregnancy, age, surgery and drinking. The others are illnesses. */
const shownFirst = 9;

type TrueForYouProps = {
  legend: string;
  choices: readonly Choice[];
  checked: readonly { id: string }[];
  onCheck: (choice: Choice, isChecked: boolean) => void;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

/** What is true for a reader, to check: what is asked most often first, the others in a fold. */
export function TrueForYou({ legend, choices, checked, onCheck, isOpen, onToggle }: TrueForYouProps) {
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
  const folded = choices.slice(shownFirst);
  const checkedInFold = folded.filter(isChecked).length;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <span>
          {legend} {checked.length > 0 && <span className="whole">({checked.length} checked)</span>}
        </span>
      </summary>
      <fieldset className={styles.checks}>
        <legend className="visually-hidden">{legend}</legend>
        {choices.slice(0, shownFirst).map(box)}
        <details className={styles.more}>
          <summary>
            Do you have an illness? ({folded.length} to choose from){checkedInFold > 0 && `, ${checkedInFold} checked`}
          </summary>
          <div className={styles.checks}>{folded.map(box)}</div>
        </details>
      </fieldset>
    </details>
  );
}
