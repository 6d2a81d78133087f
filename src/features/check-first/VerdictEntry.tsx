import { verdictWords } from '../../domain/check-first.ts';
import { formatDate } from '../../domain/dates.ts';
import type { Cell } from '../../domain/matrix.ts';
import { CautionMark } from '../../ui/CautionMark.tsx';
import { ReferenceMarks } from '../../ui/IngredientSafety.tsx';
import styles from './FamilyScreen.module.css';

/** What one supplement means for a family: the verdict in words, its reason, the hours between them, and what it rests on. */
export function VerdictEntry({
  cell: { ingredient, kind, text, references, own, hoursApart, looked },
}: {
  cell: Cell;
}) {
  return (
    <article className={styles.verdict} data-verdict={kind} data-ingredient={ingredient.id} data-dose="">
      <h3>
        {kind !== 'none-found' && <CautionMark shape={kind === 'ask-first' ? 'ask-first' : 'not-for'} />}{' '}
        {ingredient.name}
      </h3>
      {kind === 'none-found' ? (
        <p>
          Nothing found in our sources{looked && <> on {formatDate(looked)}</>}. That is not the same as safe: ask
          before this one too.
        </p>
      ) : (
        <p>
          <b>{verdictWords[kind]}.</b> {text}
          <ReferenceMarks ids={references} isOwn={own} />
        </p>
      )}
      {hoursApart && (
        <p>
          <b>Hours apart:</b> at least {hoursApart.hours}, unless your pharmacist says otherwise.
          <ReferenceMarks ids={hoursApart.references} />
        </p>
      )}
    </article>
  );
}
