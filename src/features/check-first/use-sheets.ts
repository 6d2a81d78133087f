import { useState } from 'react';
import type { Reader } from '../../safety/reader.ts';
import type { Suggestion } from './found.ts';

const empty: Reader = { medicines: [], conditions: [] };

/** A reader with something more on the sheet. What's on it already stays as it is. */
function withPicked(reader: Reader, { name, medicine, condition }: Suggestion): Reader {
  const { medicines, conditions } = reader;
  if (medicine && !medicines.some((one) => one.name === name))
    return { ...reader, medicines: [...medicines, medicine] };
  if (condition && !conditions.some(({ id }) => id === condition))
    return { ...reader, conditions: [...conditions, { id: condition, name }] };
  return reader;
}

/** Two sheets, the reader's own and someone else's. They live in this page alone: nothing is stored, sent or put in the address. */
export function useSheets() {
  const [sheets, setSheets] = useState<readonly Reader[]>([empty, empty]);
  const [at, setAt] = useState(0);
  const change = (next: (reader: Reader) => Reader) =>
    setSheets((all) => all.map((one, index) => (index === at ? next(one) : one)));
  return {
    reader: sheets[at] ?? empty,
    at,
    /** Shows the other sheet. */
    turn: () => setAt((now) => 1 - now),
    pick: (picked: readonly Suggestion[]) => change((reader) => picked.reduce(withPicked, reader)),
    removeMedicine: (name: string) =>
      change((reader) => ({ ...reader, medicines: reader.medicines.filter((one) => one.name !== name) })),
    removeCondition: (id: string) =>
      change((reader) => ({ ...reader, conditions: reader.conditions.filter((one) => one.id !== id) })),
    clear: () => change(() => empty),
  };
}
