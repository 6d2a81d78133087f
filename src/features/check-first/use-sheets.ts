import { useState } from 'react';
import type { Reader } from '../../safety/check-first-data.ts';
import type { Picked } from './names.ts';

const isSame = (a: Picked, b: Picked) => a.name === b.name && a.condition === b.condition;

/** What was picked, as medicines and conditions. */
export const readerOf = (sheet: readonly Picked[]): Reader => ({
  medicines: sheet.flatMap(({ medicine }) => medicine ?? []),
  conditions: sheet.flatMap(({ name, condition }) => (condition ? [{ id: condition, name }] : [])),
});

/**
 * Two sheets, the reader's own and someone else's. They live in this page alone: nothing is stored, sent or put in the address.
 * Of the `alternatives`, the ids of conditions, a sheet has the one that was picked last.
 */
export function useSheets(alternatives: readonly string[]) {
  const [sheets, setSheets] = useState<readonly (readonly Picked[])[]>([[], []]);
  const [current, setCurrent] = useState(0);
  const change = (next: (sheet: readonly Picked[]) => readonly Picked[]) =>
    setSheets((all) => all.map((sheet, index) => (index === current ? next(sheet) : sheet)));
  const sheet = sheets[current] ?? [];
  return {
    sheet,
    reader: readerOf(sheet),
    isSecond: current > 0,
    switchSheet: () => setCurrent(1 - current),
    /** What's on the sheet already stays as it is. */
    add: (picks: readonly Picked[]) => {
      const isAlternative = ({ condition }: Picked) => condition !== undefined && alternatives.includes(condition);
      change((sheet) => {
        const kept = picks.some(isAlternative) ? sheet.filter((item) => !isAlternative(item)) : sheet;
        return [...kept, ...picks.filter((pick) => !kept.some((item) => isSame(item, pick)))];
      });
    },
    remove: (pick: Picked) => change((sheet) => sheet.filter((item) => !isSame(item, pick))),
    clear: () => change(() => []),
  };
}
