import { byId, type Records } from '../../model/records.ts';
import { CareRows } from '../../ui/CareRow.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { gateCards } from '../../ui/Gate.tsx';
import { Section } from '../../ui/Section.tsx';
import { Marked } from '../../ui/Marked.tsx';
import styles from './Steps.module.css';
import { Steps } from './Steps.tsx';

/** Small things through the day, and the reasons to stop and call. */
export function DailySupport({ records }: { records: Records }) {
  const { lead, steps, stop, careCards } = records.dailySupport;
  return (
    <Section id="daily" title="Daily support">
      <p className={styles.lead}>{lead}</p>
      <Fold summary="The day, hour by hour">
        <Steps steps={steps} records={records} />
      </Fold>
      <div className={styles.more}>
        <h3>When to stop and call</h3>
        <ul>
          {stop.map((line) => (
            <li key={line.text}>
              <Marked records={records} text={line.text} claims={line.claims} />
            </li>
          ))}
        </ul>
      </div>
      <CareRows
        cards={careCards.filter((card) => !gateCards.includes(card)).map((card) => byId(records.careCards, card))}
      />
    </Section>
  );
}
