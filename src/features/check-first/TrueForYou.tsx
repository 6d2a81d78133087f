import type { Condition } from '../../model/ingredient.ts';
import styles from './CheckFirst.module.css';

/** Each choice says its question; the answer and the sheet say its name. */
export type Choice = Pick<Condition, 'id' | 'name' | 'group' | 'question'>;

type TrueForYouProps = {
  /** The questions, and the anchor to which the answer leads. */
  headings: { drinking: string; you: string; illness: string };
  id: string;
  /** What counts as a drink, and which of the choices on drinking to pick. */
  drinkingLead: string;
  choices: readonly Choice[];
  checked: readonly { id: string }[];
  onCheck: (choice: Choice, isChecked: boolean) => void;
};

/** The three questions, and which of the choices are under each. */
const questionsOf = (headings: TrueForYouProps['headings'], choices: readonly Choice[]) =>
  (['drinking', 'you', 'illness'] as const).map((group) => ({
    question: headings[group],
    boxes: choices.filter((choice) => choice.group === group),
  }));

/** What is true for a reader: three questions, each of which opens its choices. Of those on drinking one is true. The first is open, because it changes most answers. */
export function TrueForYou({ headings, id, drinkingLead, choices, checked, onCheck }: TrueForYouProps) {
  const isChecked = (choice: Choice) => checked.some((condition) => condition.id === choice.id);
  return (
    <div id={id} className={styles.questions}>
      {questionsOf(headings, choices).map(({ question, boxes }) => {
        const count = boxes.filter(isChecked).length;
        return (
          <details key={question} open={question === headings.drinking}>
            <summary>
              <span>
                {question} {count > 0 && <span className="whole">({count} checked)</span>}
              </span>
            </summary>
            <fieldset className={styles.checks}>
              <legend className="visually-hidden">{question}</legend>
              {question === headings.drinking && <p>{drinkingLead}</p>}
              {boxes.map((choice) => (
                <div key={choice.id}>
                  <label>
                    <input
                      {...(choice.group === 'drinking' ? { type: 'radio', name: choice.group } : { type: 'checkbox' })}
                      value={choice.id}
                      checked={isChecked(choice)}
                      onChange={({ target }) => onCheck(choice, target.checked)}
                    />
                    {choice.question}
                  </label>
                </div>
              ))}
            </fieldset>
          </details>
        );
      })}
    </div>
  );
}
