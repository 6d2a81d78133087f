import type { SentDanger } from '../../domain/reader.ts';
import { holdsAny } from '../../domain/triggers.ts';

/** A search for the dangers that a text names. Somebody frightened types into the first field there is. */
export const dangersIn =
  (dangers: readonly SentDanger[]) =>
  (typed: string): SentDanger[] =>
    dangers.filter((danger) => holdsAny(typed, danger.typed));
