import type { ReactNode } from 'react';
import type { Call } from '../../safety/care.ts';
import { Dialable } from '../../ui/Dialable.tsx';
import styles from './CheckFirst.module.css';
import type { SearchResult } from './search.ts';
import type { IslandTexts } from './island-texts.ts';

type TypedStatusProps = {
  texts: IslandTexts;
  calls: readonly Call[];
  /** Undefined where nothing is typed that waits for an answer. */
  typed: { result: SearchResult | undefined; hasFailed: boolean } | undefined;
  /** What just changed on the sheet. */
  change: string;
  /** The way to the answer. */
  children: ReactNode;
};

/**
 * The line under the field, which a screen reader says: what just changed, and a warning with numbers to call about a name that we
 * don’t have, only guess or only half know, or what to do next.
 */
export function TypedStatus({ texts, calls, typed, change, children }: TypedStatusProps) {
  const { noMatch, didYouMean, partly, notLoaded, loading } = texts;
  const warnings = { unknown: noMatch, guess: didYouMean, partly, names: undefined, emergency: undefined };
  const status = typed?.result ? warnings[typed.result.kind] : typed && loading;
  const warning = typed?.hasFailed ? notLoaded : status;
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
          {status === noMatch && (
            <p>
              <a href="/tonight">{texts.cantSleep}</a>
            </p>
          )}
        </>
      ) : (
        typed?.result && typed.result.options.length > 0 && <p>{texts.tapToAdd}</p>
      )}
    </div>
  );
}
