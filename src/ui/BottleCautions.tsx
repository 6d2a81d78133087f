import type { CautionShape } from '../domain/care.ts';
import {
  checkFirstLines,
  sleepyTypes,
  sleepyTogether,
  withEveryBottle,
  type CheckFirstLine,
  type SleepyAs,
} from '../domain/check-first.ts';
import { capitalized } from '../domain/first-letter.ts';
import type { Ingredient, Medicine } from '../domain/schema/protocol.ts';
import { CautionMark } from './CautionMark.tsx';
import styles from './BottleCautions.module.css';
import { Fold } from './Fold.tsx';

type BottleCautionsProps = {
  /** Of one bottle. */ ingredients: readonly Ingredient[];
  medicines: readonly Medicine[];
  /** Names the bottle in the summary of what folds, where several stand on a page. */ name: string;
};

function Lines({ lines, shape }: { lines: CheckFirstLine[]; shape: CautionShape }) {
  return lines.map(({ words, names }) => (
    <p key={words} className={styles.line}>
      <CautionMark shape={shape} />
      <span>
        <b>{words}:</b> {names.join('; ')}.
      </span>
    </p>
  ));
}

type NotForProps = Pick<BottleCautionsProps, 'ingredients' | 'medicines'> & {
  /** Who leaves out every bottle, first of those whom this one is not for. */ everyBottle?: string;
  /** “together” below a `SleepyOnce`. */ sleepyAs?: SleepyAs;
  /** Says who asks first where nothing stands against a bottle: no line would read as “nothing”. */ asksIfNone?: boolean;
};

/** Names once, for a whole list of bottles, the families that each of them would name. */
export function SleepyOnce({ ingredients, medicines }: Pick<BottleCautionsProps, 'ingredients' | 'medicines'>) {
  return (
    <p className={styles.line} data-sans="" data-safety="sleepy">
      <CautionMark shape="not-for" />
      <span>
        <b>“{capitalized(sleepyTogether)}” is:</b> {sleepyTypes(ingredients, medicines).join(', ')}.
      </span>
    </p>
  );
}

/** The sentence of a bottle that says who asks first, under its mark; nothing where it has none. */
export function AskFirst({ sentence }: { sentence: string | undefined }) {
  if (sentence === undefined) return null;
  return (
    <p className={styles.line} data-sans="">
      <CautionMark shape="ask-first" />
      <span>{sentence}</span>
    </p>
  );
}

/** Who leaves a bottle alone, and which medicines it is not mixed with: always open. */
export function NotForLines({ ingredients, medicines, everyBottle, sleepyAs, asksIfNone = false }: NotForProps) {
  const all = checkFirstLines(ingredients, medicines, sleepyAs);
  const lines = all.filter(({ shape }) => shape === 'not-for');
  const asks = asksIfNone && lines.length === 0 ? all.filter(({ shape }) => shape === 'ask-first') : [];
  return (
    <div className={styles.lines} data-sans="">
      <Lines lines={everyBottle ? withEveryBottle(lines, everyBottle) : lines} shape="not-for" />
      <Lines lines={asks} shape="ask-first" />
    </div>
  );
}

/**
 * Who leaves a bottle alone, and which medicines it is not mixed with: always open. Who asks first folds under a line
 * that says how many that are. The reasons stand on `/stack` and `/check-first`.
 */
export function BottleCautions({ ingredients, medicines, name }: BottleCautionsProps) {
  const lines = checkFirstLines(ingredients, medicines);
  const ask = lines.filter(({ shape }) => shape === 'ask-first');
  return (
    <div className={styles.lines} data-sans="">
      <Lines lines={lines.filter(({ shape }) => shape === 'not-for')} shape="not-for" />
      {ask.length > 0 && (
        <Fold
          isQuiet
          summary={
            <span className={styles.line}>
              <CautionMark shape="ask-first" />
              <span>
                Ask first: who, and with which medicines
                <span className="visually-hidden">, for {name}</span>
              </span>
            </span>
          }
        >
          <Lines lines={ask} shape="ask-first" />
        </Fold>
      )}
    </div>
  );
}
