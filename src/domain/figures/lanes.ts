/** A label under a ruler: where its line stands, in parts of the ruler’s length, and how many characters it has. */
export interface Label {
  x: number;
  length: number;
}

export interface PlacedLabel extends Label {
  /** Which row of labels it stands in, from 1. */
  lane: number;
  /** True where the label stands to the left of its line. */
  isTurned: boolean;
}

/** From where to where a label reaches, in parts of the ruler’s length. */
export const reachOf = ({ x, length, isTurned }: Omit<PlacedLabel, 'lane'>, character: number): [number, number] =>
  isTurned ? [x - length * character, x] : [x, x + length * character];

type Turned = Omit<PlacedLabel, 'lane'>;

/** Lanes in one order: each label takes the first in which it meets no label, and no line meets it. Undefined where one finds none. */
function lanesInOrder<T extends Turned>(order: readonly T[], character: number): Map<T, number> | undefined {
  const lanes = new Map<T, number>();
  const isIn = (x: number, [from, to]: [number, number]) => from < x && x < to;
  for (const label of order) {
    const own = reachOf(label, character);
    const fits = (lane: number) =>
      [...lanes].every(([other, otherLane]) => {
        const [from, to] = reachOf(other, character);
        if (lane === otherLane) return own[1] <= from || to <= own[0];
        return lane > otherLane ? !isIn(label.x, [from, to]) : !isIn(other.x, own);
      });
    const lane = Array.from({ length: order.length + 1 }, (_, index) => index + 1).find(fits);
    if (lane === undefined) return undefined;
    lanes.set(label, lane);
  }
  return lanes;
}

/**
 * Puts labels into as few rows as it finds, so that none meets another and, where there is a way, no line crosses a label. `character` is the width
 * of a character in parts of the narrowest ruler; labels behind `turnedFrom` stand to the left of their line. Keeps the order of the labels.
 */
export function inLanes<T extends Label>(
  labels: readonly T[],
  character: number,
  turnedFrom = 0.6,
): (T & PlacedLabel)[] {
  const turned = labels.map((label) => ({ ...label, isTurned: label.x > turnedFrom }));
  const left = turned.filter(({ isTurned }) => isTurned).toSorted((a, b) => a.x - b.x);
  const right = turned.filter(({ isTurned }) => !isTurned).toSorted((a, b) => b.x - a.x);
  const found = [
    [...left, ...right],
    [...right, ...left],
  ].flatMap((order) => lanesInOrder(order, character) ?? []);
  const [best] = found.toSorted((a, b) => Math.max(...a.values()) - Math.max(...b.values()));
  // Where no order works each label has a row of its own. Its words then stand over the lines that cross them.
  const apart = new Map([...left, ...right].map((label, index) => [label, index + 1]));
  return turned.map((label) => ({ ...label, lane: (best ?? apart).get(label) ?? 1 }));
}
