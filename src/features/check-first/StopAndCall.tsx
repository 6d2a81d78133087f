import { byId, type Records } from '../../domain/records.ts';
import { BasisMark } from '../../ui/Claim.tsx';
import styles from './CheckFirstScreen.module.css';

/** When to stop, and whom to call: the same on a screen and on paper. */
export function StopAndCall({ records: { claims: all, dailySupport } }: { records: Records }) {
  return (
    <>
      <ul className={styles.stop}>
        <li data-care="heart">
          Chest pain, trouble breathing, a collapse, a seizure or confusion: call <a href="tel:911">911</a>.
        </li>
        <li data-care="suicide">
          Thoughts of suicide: call or text <a href="tel:988">988</a>; in danger right now, 911.
        </li>
        <li data-care="child-gummies">
          A child swallowed any of it: call Poison Help,{' '}
          <a className="whole" href="tel:1-800-222-1222">
            1-800-222-1222
          </a>
          ; if the child cannot be woken, has a seizure or has trouble breathing, 911.
        </li>
        {dailySupport.stop.map(({ text, claims }) => (
          <li key={text} data-claim={claims[0]}>
            {text}
            {claims.map((id) => (
              <BasisMark key={id} claim={byId(all, id)} />
            ))}
          </li>
        ))}
      </ul>
      <p data-screen-only="">
        Every step is on <a href="/help">Need help now?</a>
      </p>
    </>
  );
}
