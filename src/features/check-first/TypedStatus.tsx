import type { ReactNode } from 'react';
import type { Call } from '../../safety/three-calls.ts';
import { Dialable } from '../../ui/Dialable.tsx';
import styles from './CheckFirst.module.css';
import type { Found } from './search.ts';
import type { ToolTexts } from './tool-texts.ts';

type TypedStatusProps = {
  texts: ToolTexts;
  calls: readonly Call[];
  /** Undefined where nothing is typed that waits for an answer. */
  typed: { found: Found | undefined; hasFailed: boolean } | undefined;
  /** What just changed on the sheet. */
  change: string;
  /** The way to the answer. */
  children: ReactNode;
};

/** What the tool says about a name that it doesn’t have, only guesses or only half knows; undefined where it knows all of them. */
function warningOn({ texts, typed }: TypedStatusProps): string | undefined {
  if (!typed) return undefined;
  if (typed.hasFailed) return texts.notLoaded;
  if (!typed.found) return texts.loading;
  const { noMatch, didYouMean, partly } = texts;
  return { unknown: noMatch, guess: didYouMean, partly, names: undefined, emergency: undefined }[typed.found.kind];
}

/** The line under the field, which a screen reader says: a warning with numbers to call, what just changed, or what to do next. */
export function TypedStatus(props: TypedStatusProps) {
  const { texts, calls, typed, change, children } = props;
  const warning = warningOn(props);
  const shortNumbers = calls.map(({ number }) => number).filter((number) => number.length === 3);
  return (
    <div className={`stack-2 soft ${styles.status}`} role="status">
      {(change || children) && (
        <p>
          {change} {children}
        </p>
      )}
      {warning ? (
        <>
          <p>{warning}</p>
          <p>
            <Dialable text={texts.callAnyway} short={shortNumbers} />
          </p>
          <p lang="es">
            <Dialable text={texts.callAnywayInSpanish} short={shortNumbers} />
          </p>
        </>
      ) : (
        typed?.found && typed.found.options.length > 0 && <p>{texts.tapToAdd}</p>
      )}
    </div>
  );
}
