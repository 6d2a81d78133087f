import type { Condition } from '../../model/ingredient.ts';
import { firstSentence } from '../../text/sentences.ts';
import styles from './CheckFirst.module.css';

/** Each check box says its question; the answer and the sheet say its name. */
export type Choice = Pick<Condition, 'id' | 'name' | 'question' | 'levels'>;

type TrueForYouProps = {
  /** The questions, and the anchor to which the answer leads. */
  headings: { drinking: string; aboutYou: string; illness: string };
  id: string;
  /** What counts as a drink. */
  oneDrink: string;
  choices: readonly Choice[];
  /** The choices about drinking. */
  drinking: readonly string[];
  checked: readonly { id: string }[];
  onCheck: (choice: Choice, isChecked: boolean) => void;
};

/** How many choices that aren’t about drinking come before the illnesses: pregnancy, age and surgery. */
const aboutYouCount = 6;

/** What is true for a reader: three questions, each of which opens its check boxes, so that the answer isn’t far from the names. */
export function TrueForYou({ headings, id, oneDrink, choices, drinking, checked, onCheck }: TrueForYouProps) {
  const isChecked = (choice: Choice) => checked.some((one) => one.id === choice.id);
  const others = choices.filter((choice) => !drinking.includes(choice.id));
  const questions = [
    {
      question: headings.drinking,
      hint: firstSentence(oneDrink),
      boxes: choices.filter((choice) => drinking.includes(choice.id)),
    },
    { question: headings.aboutYou, boxes: others.slice(0, aboutYouCount) },
    { question: headings.illness, boxes: others.slice(aboutYouCount) },
  ];
  return (
    <div id={id} className={styles.questions}>
      {questions.map(({ question, hint, boxes }) => {
        const count = boxes.filter(isChecked).length;
        return (
          <details key={question}>
            <summary>
              <span>
                {question} {count > 0 && <span className="whole">({count} checked)</span>}
              </span>
            </summary>
            <fieldset className={styles.checks}>
              <legend className="visually-hidden">{question}</legend>
              {hint && <p>{hint}</p>}
              {boxes.map((choice) => (
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
              ))}
            </fieldset>
          </details>
        );
      })}
    </div>
  );
}
