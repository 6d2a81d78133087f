import type { Contact } from '../model/evidence.ts';
import { Unbroken } from './Dialable.tsx';

type CallsProps = {
  contacts: readonly Contact[];
  /** What says why: the title of the danger, where several numbers of a page share their words. */ describedBy?: string;
};

/** Whom to call in danger, as buttons. They follow the words that say when to call. Renders nothing if there’s no one to call. A long number is hidden on a phone, which dials it. */
export function Calls({ contacts, describedBy }: CallsProps) {
  if (contacts.length === 0) return null;
  return (
    <div className="inline">
      {contacts.map(({ by, number, label }) => {
        const [who, long] = label.split(/(?=, \d)/);
        return (
          <a key={number} className="call" href={`${by}:${number}`} aria-describedby={describedBy}>
            <Unbroken text={who ?? label} />
            {long && <span data-long="">{long}</span>}
          </a>
        );
      })}
    </div>
  );
}
