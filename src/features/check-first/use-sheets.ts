import { useState } from 'react';
import type { Reader } from '../../safety/reader.ts';
import type { Picked } from './search.ts';

const empty: Reader = { medicines: [], conditions: [] };

/** A reader with something more on the sheet. What's on it already stays as it is. */
function withPicked(reader: Reader, { name, medicine, condition }: Picked): Reader {
  const { medicines, conditions } = reader;
  if (medicine && !medicines.some((one) => one.name === name))
    return { ...reader, medicines: [...medicines, medicine] };
  if (condition && !conditions.some(({ id }) => id === condition))
    return { ...reader, conditions: [...conditions, { id: condition, name }] };
  return reader;
}

/** A reader without a name or a condition. */
const without = ({ medicines, conditions }: Reader, { medicine, condition }: Picked): Reader => ({
  medicines: medicines.filter(({ name }) => name !== medicine?.name),
  conditions: conditions.filter(({ id }) => id !== condition),
});

/** Two sheets, the reader's own and someone else's. They live in this page alone: nothing is stored, sent or put in the address. */
export function useSheets() {
  const [sheets, setSheets] = useState<readonly Reader[]>([empty, empty]);
  const [at, setAt] = useState(0);
  const change = (next: (reader: Reader) => Reader) =>
    setSheets((all) => all.map((one, index) => (index === at ? next(one) : one)));
  return {
    reader: sheets[at] ?? empty,
    isSecond: at > 0,
    /** Shows the other sheet. */
    turn: () => setAt((now) => 1 - now),
    add: (picks: readonly Picked[]) => change((reader) => picks.reduce(withPicked, reader)),
    remove: (pick: Picked) => change((reader) => without(reader, pick)),
    clear: () => change(() => empty),
  };
}
