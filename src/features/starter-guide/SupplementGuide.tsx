import { formatDate } from '../../site/dates.ts';
import { costsWrittenDown, formatCents, stackTotal, takenAsNeeded } from '../../site/money.ts';
import { inWords } from '../../model/number-words.ts';
import { byId, type Records } from '../../model/records.ts';
import { CareRows } from '../../ui/CareRow.tsx';
import { gateCards } from '../../ui/Gate.tsx';
import { Marked } from '../../ui/Marked.tsx';
import { SupplementCaution } from '../../ui/SupplementCaution.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import plan from './Steps.module.css';
import styles from './SupplementGuide.module.css';

/** When to stop and call, and then doses, cautions and cost in a table that turns into cards on a phone; its roles are written out, because `display: block` takes them away. */
export function SupplementGuide({ records }: { records: Records }) {
  const { supplements, wholeStack, dailySupport, sleepPlan } = records;
  const { least, most } = stackTotal(supplements);
  return (
    <>
      <Paragraphs texts={[records.starterGuideScreen.supplementGuide]} records={records} />
      <p className="prose">
        <b>{wholeStack.oneOf.inShort}</b>
      </p>
      <div className={plan.more}>
        <h3>When to stop and call</h3>
        <ul>
          {dailySupport.stop.map((line) => (
            <li key={line.text}>
              <Marked records={records} text={line.text} claims={line.claims} />
            </li>
          ))}
        </ul>
      </div>
      <CareRows
        cards={[...sleepPlan.careCards, ...dailySupport.careCards]
          .filter((card) => !gateCards.includes(card))
          .map((card) => byId(records.careCards, card))}
      />
      <Fold summary="Doses, cost, and who shouldn’t take each one">
        <table className={styles.table} role="table">
          <caption>
            {formatCents(most)} for all {inWords(supplements.length)} over 90 days; {formatCents(least)} without{' '}
            {takenAsNeeded(supplements)}, taken as needed. Written down on {formatDate(costsWrittenDown(supplements))};
            shops set their own prices.
          </caption>
          <thead>
            <tr>
              {['Supplement', 'Dose', 'Check first', '90 days'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {supplements.map((supplement) => (
              <tr key={supplement.id} role="row">
                <th scope="row" role="rowheader">
                  {supplement.name}
                </th>
                <td role="cell" data-label="Dose">
                  <span data-dose="">
                    {supplement.dosage}. {supplement.limits}
                  </span>
                </td>
                <td role="cell" data-label="Check first">
                  <SupplementCaution supplement={supplement} />
                  <p data-screen-only="">
                    <a href={`/stack#${supplement.id}`}>
                      All the cautions<span className="visually-hidden"> of {supplement.name}</span>
                    </a>
                  </p>
                </td>
                <td role="cell" data-label="90 days">
                  {formatCents(supplement.costCents)}{' '}
                  {supplement.costNote && `for ${supplement.costFor}. ${supplement.costNote}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </>
  );
}
