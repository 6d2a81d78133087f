import { box, circle, ellipse, light, line, path, times, wash, type Between, type Shape } from './strokes.ts';

/** Where the water begins. */
export const horizon = 124;

/** What’s on the shore or in the water, drawn within 90–230 across and 40–140 down, so that any frame shows it whole. */
export type Motif = (between: Between) => Shape[];

const fog: Motif = (b) =>
  times(6, (i) => {
    const [x, y, width] = [b(-30, 120), 62 + i * 13, b(120, 220)];
    return wash(path`M${x} ${y}h${width}a6 6 0 0 1 0 12h${-Math.round(width)}a6 6 0 0 1 0 -12z`, i % 2 ? 0.9 : 0.55);
  });

const reeds: Motif = (b) =>
  times(13, (i) => {
    const [x, top, lean] = [96 + i * 10 + b(-4, 4), b(58, 96), b(-10, 10)];
    const stem = line(path`M${x} 138Q${x} ${top + 30} ${x + lean} ${top}`);
    return i % 3 ? [stem] : [stem, wash(ellipse(x + lean, top - 5, 3, 9), 1), line(ellipse(x + lean, top - 5, 3, 9))];
  }).flat();

const boat: Motif = (b) => {
  const x = b(140, 180);
  return [
    line(path`M${x - 34} 116h68q-6 14 -18 14h-34q-12 0 -16 -14z`),
    line(path`M${x} 116V52`),
    wash(path`M${x + 3} 56q30 26 24 54h-24z`),
    line(path`M${x + 3} 56q30 26 24 54h-24z`),
    line(path`M${x - 24} 140h48M${x - 14} 148h30M${x - 6} 156h14`, 0.6),
  ];
};

const twoBoats: Motif = (b) =>
  [112, 206].flatMap((at) => {
    const x = at + b(-8, 8);
    return [
      line(path`M${x - 26} 116h52q-4 12 -14 12h-26q-8 0 -12 -12z`),
      line(path`M${x - 12} 116l6 -10M${x + 14} 116l18 -22`),
      line(path`M${x - 18} 138h36M${x - 8} 146h18`, 0.6),
    ];
  });

const moon: Motif = (b) => {
  const [x, y] = [b(140, 180), b(80, 90)];
  return [
    light(circle(x, y, 17)),
    ...times(4, (i) => line(ellipse(x, y, 30 + i * 17, 9 + i * 7), 1 - i * 0.2)),
    wash(circle(x + 30 + 17 * 2, y, 5), 1),
    line(circle(x + 30 + 17 * 2, y, 5)),
  ];
};

const rain: Motif = (b) => [
  wash(path`M104 86q-4 -22 20 -22q8 -20 34 -14q26 -10 36 14q26 0 22 22z`),
  line(path`M104 86q-4 -22 20 -22q8 -20 34 -14q26 -10 36 14q26 0 22 22z`),
  ...times(11, (i) => {
    const x = 108 + i * 10;
    return line(path`M${x} ${94 + b(0, 8)}l-5 ${b(12, 24)}`, 0.8);
  }),
  ...times(3, (i) => line(ellipse(118 + i * 42, 142 + b(-3, 6), 13, 4), 0.7)),
];

const waves: Motif = (b) =>
  times(6, (i) => {
    const [y, w, lift] = [66 + i * 15, 22 + i * 5, b(9, 14)];
    const start = 84 - i * 6 + b(0, 10);
    const humps = times(6, () => path`q${w / 4} ${-lift} ${w / 2} 0t${w / 2} 0`).join('');
    return line(path`M${start} ${y}` + humps, 0.4 + i * 0.12);
  });

const bridge: Motif = (b) => {
  const [high, arches] = [b(76, 84), 3];
  return [
    line(path`M0 ${high + 6}Q160 ${high - 16} 320 ${high + 6}M0 ${high + 16}Q160 ${high - 6} 320 ${high + 16}`),
    ...times(arches, (i) => line(path`M${84 + i * 56} 126q2 -38 24 -38t24 38`)),
    ...times(arches, (i) => line(path`M${84 + i * 56} 132q4 28 24 28t24 -28`, 0.4)),
  ];
};

const steps: Motif = (b) => {
  const rise = b(11, 13);
  const stair = times(6, () => path`h22v${rise}`).join('');
  return [
    wash(path`M92 64` + stair + path`H92z`),
    line(path`M60 64h32` + stair + 'h40'),
    line(path`M214 150h50M226 158h30`, 0.6),
  ];
};

const birds: Motif = (b) =>
  times(9, (i) => {
    const [x, y, s] = [96 + i * 16 + b(-6, 6), 92 - Math.abs(i - 4) * -6 - b(20, 34), b(6, 10)];
    return line(path`M${x - s} ${y - s / 2}q${s / 2} ${-s / 3} ${s} ${s / 2}q${s / 2} ${-s} ${s} ${-s / 2}`);
  });

const lanterns: Motif = (b) => {
  const sag = b(22, 30);
  const at = (x: number) => 60 + sag * (1 - ((x - 160) / 100) ** 2);
  return [
    line(path`M60 60Q160 ${60 + sag * 2} 260 60`),
    ...times(6, (i) => 85 + i * 30).flatMap((x) => [
      line(path`M${x} ${at(x)}v8`),
      light(ellipse(x, at(x) + 17, 7, 9)),
      line(ellipse(x, at(x) + 17, 7, 9)),
      light(path`M${x - 5} ${150 + b(-4, 4)}h10`, 0.8),
    ]),
  ];
};

const tub: Motif = (b) => [
  line(path`M96 84h128q4 0 4 6q-4 34 -30 34h-76q-26 0 -30 -34q0 -6 4 -6z`),
  line('M116 124l-6 10M204 124l6 10M206 84V62q0 -10 -11 -10t-11 9'),
  ...times(3, (i) => line(path`M${124 + i * 20} 76q-6 -8 0 -14t0 ${-b(9, 14)}`, 0.8)),
  wash(box(98, 90, 124, 8), 1),
];

/** Motifs of water and weather. */
export const waterMotifs = { fog, reeds, boat, twoBoats, moon, rain, waves, bridge, steps, birds, lanterns, tub };
