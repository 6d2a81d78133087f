/** What a shape is drawn with: a line of ink, a wash of water, or light. */
type Tone = 'line' | 'wash' | 'light';

/** A piece of a drawing on a sheet of 320 by 200 units, as SVG path data. */
export interface Shape {
  d: string;
  tone: Tone;
  /** 0 to 1; left out for 1. */
  opacity?: number;
}

/** A number between two, repeatable for a seed. */
export type Between = (low: number, high: number) => number;

/** Repeatable numbers out of a text (FNV-1a into mulberry32). */
export function betweenFor(seed: string): Between {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return low + (high - low) * (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296);
  };
}

/** Path data with whole coordinates: nobody sees a tenth, and the library page holds every drawing. */
export const path = (parts: TemplateStringsArray, ...values: number[]): string =>
  String.raw({ raw: parts.raw }, ...values.map(Math.round));

export const line = (d: string, opacity?: number): Shape => ({
  d,
  tone: 'line',
  ...(opacity !== undefined && { opacity }),
});
export const wash = (d: string, opacity?: number): Shape => ({
  d,
  tone: 'wash',
  ...(opacity !== undefined && { opacity }),
});
export const light = (d: string, opacity?: number): Shape => ({
  d,
  tone: 'light',
  ...(opacity !== undefined && { opacity }),
});

/** An ellipse around a center. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  path`M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * Math.round(rx)} 0a${rx} ${ry} 0 1 0 ${-2 * Math.round(rx)} 0z`;

export const circle = (cx: number, cy: number, r: number): string => ellipse(cx, cy, r, r);

/** A box from its top left corner. */
export const box = (x: number, y: number, width: number, height: number): string =>
  path`M${x} ${y}h${width}v${height}h${-Math.round(width)}z`;

/** So many things, each made from its number. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
