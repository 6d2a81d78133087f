/** A ring on the water: an ellipse in a square of 100 units. */
export interface Ring {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  opacity: number;
}

/** A drawing of still water: rings where something touched it, contour lines of the far shore, and sometimes a low sun. */
export interface Drawing {
  rings: Ring[];
  lines: string[];
  sun?: { cx: number; cy: number; r: number };
}

/** Repeatable numbers from 0 up to 1 out of a text (FNV-1a into mulberry32). */
function numbersFrom(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Coordinates are whole units: nobody sees a tenth, and the library page holds every drawing. */
const round = Math.round;
const tenths = (value: number) => Math.round(value * 10) / 10;

/** The drawing of an essay: always the same for the same slug, on its page, in the library and on its share image. */
export function drawingOf(slug: string): Drawing {
  const next = numbersFrom(slug);
  const between = (low: number, high: number) => low + (high - low) * next();
  const horizon = between(30, 46);

  const lines = Array.from({ length: 2 + Math.floor(next() * 3) }, (_, index) => {
    const y = horizon - index * between(5, 9);
    const [a, b, c] = [between(4, 14), between(-8, 8), between(4, 12)];
    return `M0 ${round(y)}C${round(between(14, 26))} ${round(y - a)} ${round(between(30, 44))} ${round(y + b)} 52 ${round(y - c / 2)}S${round(between(78, 90))} ${round(y - c)} 100 ${round(y - a / 3)}`;
  });

  const rings = Array.from({ length: 1 + Math.floor(next() * 2.6) }).flatMap((_, source) => {
    const cx = between(22, 78);
    const cy = between(horizon + 14, 86);
    const count = source === 0 ? 4 + Math.floor(next() * 3) : 2 + Math.floor(next() * 2);
    const step = between(6, 10);
    return Array.from({ length: count }, (_ring, index) => {
      const rx = 3 + index * step * (1 + index * 0.12);
      return {
        cx: round(cx),
        cy: round(cy),
        rx: round(rx),
        ry: round(rx * 0.3),
        opacity: tenths(1 - index / (count + 1)),
      };
    });
  });

  const hasSun = next() > 0.55;
  return hasSun
    ? {
        rings,
        lines,
        sun: { cx: round(between(20, 80)), cy: round(horizon - between(12, 22)), r: round(between(6, 11)) },
      }
    : { rings, lines };
}
