import { box, circle, ellipse, light, line, path, times, wash, type Shape } from './strokes.ts';
import type { Motif } from './water-motifs.ts';

const page: Motif = (b) => [
  wash('M118 46h66l18 18v78h-84z', 1),
  line('M118 46h66l18 18v78h-84zM184 46v18h18'),
  ...times(6, (i) => line(path`M136 ${74 + i * 10}h${b(30, 56)}`, 0.8)),
  light(circle(128, 84, 4)),
];

const calendar: Motif = (b) => {
  const lit = Math.floor(b(8, 18));
  const dayAt = (i: number) => box(114 + (i % 7) * 13.5, 76 + Math.floor(i / 7) * 17, 9, 11);
  return [
    wash(box(106, 52, 108, 90), 1),
    line(path`M106 52h108v90h-108zM106 68h108M130 46v12M190 46v12`),
    ...times(21, (i): Shape[] => (i === lit ? [light(dayAt(i)), line(dayAt(i))] : [line(dayAt(i), 0.6)])).flat(),
  ];
};

const eggcup: Motif = () => [
  light('M132 92c0 -30 14 -46 28 -46s28 16 28 46z', 0.7),
  line('M132 92c0 -30 14 -46 28 -46s28 16 28 46'),
  wash('M126 90h68q-2 28 -34 28t-34 -28z', 1),
  line('M126 90h68q-2 28 -34 28t-34 -28zM160 118v12M138 136q4 -6 22 -6t22 6z'),
];

const candles: Motif = (b) =>
  times(6, (i): Shape[] => {
    const [x, height] = [96 + i * 24, 66 - i * 10];
    const top = 130 - height;
    return [
      ...(i % 2 ? [wash(box(x, top, 12, height), 1)] : []),
      line(box(x, top, 12, height)),
      line(path`M${x + 6} ${top}v-5`),
      light(path`M${x + 6} ${top - 18}q${b(5, 8)} 9 0 13q-7 -4 0 -13z`),
    ];
  }).flat();

const hourglass: Motif = (b) => {
  const level = b(62, 74);
  return [
    wash(path`M${136 + (level - 50) / 2} ${level}H${184 - (level - 50) / 2}L162 90h-4z`, 1),
    light(path`M132 130q4 ${-b(14, 22)} 28 -22q24 2 28 22z`, 0.8),
    line('M122 46h76M122 134h76M132 46q-2 30 26 44q-28 14 -26 44M188 46q2 30 -26 44q28 14 26 44'),
    line('M160 90v16', 0.6),
  ];
};

const washing: Motif = (b) => {
  const sag = b(6, 12);
  return [
    line(path`M84 126V52M236 126V52M84 58Q160 ${58 + sag * 2} 236 58`),
    wash('M102 62h10q6 6 12 0h10l8 12l-8 5v29h-32v-29l-8 -5z', 1),
    line('M102 62h10q6 6 12 0h10l8 12l-8 5v29h-32v-29l-8 -5z'),
    line(path`M154 ${60 + sag}h24v38h-24zM160 ${66 + sag}v26M172 ${66 + sag}v26`),
    light(path`M192 62h28l-3 ${b(26, 34)}h-22z`, 0.8),
    line('M192 62h28'),
    line(ellipse(160, 144, 26, 5), 0.6),
  ];
};

/** Motifs of what is held in a hand or kept in a kitchen. */
export const keptMotifs = { page, calendar, eggcup, candles, hourglass, washing };
