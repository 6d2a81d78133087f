import type { ReaderMedicine } from '../../safety/reader.ts';

/** A medicine's name, with what a reader has to know about a name that isn't on our list. */
export const nameOnSheet = ({ name, types }: ReaderMedicine): string =>
  types.length > 0 ? name : `${name} (not checked)`;
