import { byId, type Records } from '../../domain/records.ts';
import { Call } from '../../ui/Call.tsx';
import { BasisMarks } from '../../ui/Claim.tsx';
import styles from './CheckFirstScreen.module.css';

/** When to stop, and whom to call: the same on a screen and on paper. */
export function StopAndCall({ records }: { records: Records }) {
  const { claims: all, dailySupport } = records;
  return (
    <>
      <ul className={styles.stop}>
        <li data-care="heart">
          Chest pain, trouble breathing, a collapse, a seizure or confusion: call{' '}
          <Call records={records} line="emergency-services" />.
        </li>
        <li data-care="suicide">
          Thoughts of suicide: call or text <Call records={records} line="lifeline" />; in danger right now, 911.
        </li>
        <li data-care="child-gummies">
          A child swallowed any of it: call Poison Help, <Call records={records} line="poison-help" />; if the child
          cannot be woken, has a seizure or has trouble breathing, 911.
        </li>
        {dailySupport.stop.map(({ text, claims }) => (
          <li key={text} data-claim={claims[0]}>
            {text}
            <BasisMarks claims={claims.map((id) => byId(all, id))} />
          </li>
        ))}
      </ul>
      <p data-screen-only="">
        Every step is on <a href="/help">Need help now?</a>
      </p>
    </>
  );
}
