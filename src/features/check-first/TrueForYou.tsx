import { useEffect, useRef } from 'react';
import styles from './CheckFirst.module.css';
import type { ChosenCondition } from './use-choices.ts';

/** Where the sheet stands beside the tool, as `CheckFirstScreen.module.css` has it. */
const besideIt = '(min-width: 68rem)';

function Taps({ conditions, onTap }: { conditions: readonly ChosenCondition[]; onTap: () => void }) {
  return conditions.map(({ id, name }) => (
    <label key={id} className={styles.tap}>
      <input type="checkbox" value={id} onChange={onTap} />
      <span>{name}</span>
    </label>
  ));
}

type TrueForYouProps = {
  conditions: readonly ChosenCondition[];
  /** How many of them stand open. */
  open: number;
  onTap: () => void;
  hasMedicines: boolean;
  /** How many are tapped now. */
  tapped: number;
};

/**
 * What may be so of a reader, to tap. On a phone the answer stands under it: once there is a medicine to answer for, it folds.
 * Beside the sheet there is room for both.
 */
export function TrueForYou({ conditions, open, onTap, hasMedicines, tapped }: TrueForYouProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (fold.current) fold.current.open = !hasMedicines || matchMedia(besideIt).matches;
  }, [hasMedicines]);
  return (
    <details ref={fold} open className={styles.also}>
      <summary>
        {hasMedicines ? 'Also true of you? ' : 'Tap what is true for you'}
        {hasMedicines && <span>{tapped > 0 ? `${tapped} tapped` : 'Pregnancy, alcohol …'}</span>}
      </summary>
      <fieldset className={styles.taps}>
        <legend className="visually-hidden">What is true for you</legend>
        <Taps conditions={conditions.slice(0, open)} onTap={onTap} />
        <details>
          <summary>More: heavy drinking, thyroid, liver, heart and others</summary>
          <div className={styles.taps}>
            <Taps conditions={conditions.slice(open)} onTap={onTap} />
          </div>
        </details>
      </fieldset>
    </details>
  );
}
