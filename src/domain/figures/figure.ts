/**
 * A stretch of a ruler. Solid is published, outline ours, hatched not always or too much.
 * Pale is a price, as money is no evidence and rests on nothing but the day it was written down; or the room under a limit.
 */
export interface Bar {
  /** In the bar, where nothing stands beside it. */
  label?: string;
  from: number;
  to: number;
  look?: 'solid' | 'outline' | 'hatched' | 'pale';
  tone?: 'ink' | 'danger' | 'leaf';
}

/** Refuses what cannot be drawn, naming the figure and the thing. */
export function refuse(figure: string, problem: string): never {
  throw new RangeError(`the figure “${figure}” cannot be drawn: ${problem}`);
}
