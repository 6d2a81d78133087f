import styles from './CheckFirst.module.css';

type Choice = { id: string; name: string; question: string; levels?: string | undefined };

type TrueForYouProps = {
  conditions: readonly Choice[];
  /** How many of them are shown without a fold. */
  open: number;
  checked: ReadonlySet<string>;
  onCheck: (condition: Choice, isChecked: boolean) => void;
};

/** What is true for a reader, to check: what is asked most often first, the others in a fold. */
export function TrueForYou({ conditions, open, checked, onCheck }: TrueForYouProps) {
  const box = (condition: Choice) => (
    <div key={condition.id}>
      <label className={styles.check}>
        <input
          type="checkbox"
          value={condition.id}
          checked={checked.has(condition.id)}
          onChange={({ target }) => onCheck(condition, target.checked)}
        />
        {condition.question}
      </label>
      {condition.levels && <a href="#drinking">{condition.levels}</a>}
    </div>
  );
  const rest = conditions.slice(open);
  const checkedInRest = rest.filter(({ id }) => checked.has(id)).length;
  return (
    <fieldset className={styles.checks}>
      <legend>Check everything that applies to you</legend>
      {conditions.slice(0, open).map(box)}
      <details className={styles.more}>
        <summary>
          More conditions ({rest.length}){checkedInRest > 0 && `, ${checkedInRest} checked`}
        </summary>
        <div className={styles.checks}>{rest.map(box)}</div>
      </details>
    </fieldset>
  );
}
