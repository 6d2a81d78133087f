import { motifNames, type MotifName } from '../../model/motifs.ts';
import { keptMotifs } from './kept-motifs.ts';
import { shoreMotifs } from './shore-motifs.ts';
import { betweenFor, line, path, times, wash, type Between, type Shape } from './strokes.ts';
import { horizon, waterMotifs, type Motif } from './water-motifs.ts';

const motifs: Readonly<Record<MotifName, Motif>> = { ...waterMotifs, ...shoreMotifs, ...keptMotifs };

/** The sheet that drawings are made on. A frame may cut it to any shape around its middle. */
export const sheet = { width: 320, height: 200 };

/** Hills across the whole width, ending at the water. */
function shores(between: Between): Shape[] {
  return times(2 + Math.round(between(0, 1)), (index) => {
    const y = horizon - index * between(5, 9);
    const [a, b, c] = [between(6, 20), between(-8, 8), between(4, 16)];
    return line(
      path`M0 ${y}C${between(50, 90)} ${y - a} ${between(100, 140)} ${y + b} 168 ${y - c / 2}S${between(250, 290)} ${y - c} 320 ${y - a / 3}`,
      index === 0 ? 1 : 0.45,
    );
  });
}

/** Short strokes on the water, denser towards the middle. */
function glitter(between: Between): Shape[] {
  return times(9, () => {
    const [x, y] = [between(10, 290), between(horizon + 12, 190)];
    return line(path`M${x} ${y}h${between(10, 34)}`, 0.4);
  });
}

/**
 * The drawing of an essay or a page: its motif on the shore of a lake, varied by its seed. Always the same for the same
 * seed, on its page, in the library and on its share image. Without a motif the seed chooses one.
 */
export function drawingOf(seed: string, motif?: MotifName): Shape[] {
  const between = betweenFor(seed);
  const name = motif ?? motifNames[Math.floor(between(0, motifNames.length))] ?? 'reeds';
  return [
    wash(path`M0 ${horizon}H320V200H0z`, 0.35),
    ...shores(between),
    ...glitter(between),
    ...motifs[name](between),
  ];
}
