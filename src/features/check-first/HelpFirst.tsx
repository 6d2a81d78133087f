import type { SentDanger } from '../../domain/reader.ts';
import { Unbroken } from '../../ui/Dialable.tsx';
import styles from './CheckFirst.module.css';

/** Whom to call, to tap, where a danger was typed and not a medicine. What to do is said above it, in the line that is read out. */
export function HelpFirst({ dangers = [] }: { dangers?: readonly SentDanger[] | undefined }) {
  const [first] = dangers;
  if (!first) return null;
  const calls = new Map(dangers.flatMap(({ calls: ofOne }) => ofOne.map(({ href, label }) => [href, label])));
  return (
    <p className={styles.help}>
      {[...calls].map(([href, label]) => (
        <a key={href} className="call" href={href}>
          <Unbroken text={label} />
        </a>
      ))}
      <a href={first.steps}>Every step</a>
    </p>
  );
}
