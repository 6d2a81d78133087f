import type { Contact } from '../model/evidence.ts';
import { Unbroken } from './Dialable.tsx';

const Telephone = () => (
  <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true">
    <path d="M4 3h4l2 5-2.5 2a12 12 0 0 0 6.5 6.5l2-2.5 5 2v4q0 1-1 1A17 17 0 0 1 3 4q0-1 1-1Z" />
  </svg>
);

/**
 * Whom to call in danger, as buttons. They follow the words that say when to call. Renders nothing if there’s no one to call. A long
 * number is hidden on a phone, which dials it.
 */
export function Calls({ contacts }: { contacts: readonly Contact[] }) {
  if (contacts.length === 0) return null;
  return (
    <div className="inline">
      {contacts.map(({ by, number, label }) => (
        <a key={number} className="call" href={`${by}:${number}`}>
          <Telephone />
          <Unbroken text={label.replace(`, ${number}`, '')} />
          {label.endsWith(`, ${number}`) && <span className="call-number">{`, ${number}`}</span>}
        </a>
      ))}
    </div>
  );
}
