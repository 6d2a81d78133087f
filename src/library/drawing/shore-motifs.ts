import { box, circle, ellipse, light, line, path, times, wash, type Shape } from './strokes.ts';
import type { Motif } from './water-motifs.ts';

const kettle: Motif = (b) => [
  wash('M122 124q-6 -46 38 -46t38 46z'),
  line('M122 124q-6 -46 38 -46t38 46zM120 112q-18 -4 -22 -24l-8 2M146 78q0 -6 14 -6t14 6M136 82q-4 -30 24 -30t24 30'),
  ...times(3, (i) => line(path`M${92 - i * 7} ${80 - i * 4}q-8 -9 0 -16t0 ${-b(10, 18)}`, 0.8 - i * 0.15)),
];

const lamp: Motif = (b) => {
  const x = b(140, 176);
  return [
    light(path`M${x + 22} 62L${x - 14} 124h74z`, 0.28),
    line(path`M${x} 126V62q0 -14 14 -14h10M${x + 12} 50l10 -4l12 8v6h-22z`),
    light(circle(x + 23, 62, 5)),
    light(path`M${x + 6} 138h34M${x + 12} 147h22M${x + 18} 156h10`, 0.8),
  ];
};

const pillbox: Motif = (b) => {
  const open = Math.floor(b(1, 6));
  return times(7, (i): Shape[] => {
    const x = 96 + i * 18.5;
    return [
      wash(box(x, 98, 17, 26)),
      line(box(x, 98, 17, 26)),
      i === open ? line(path`M${x} 98l5 -16h15l-3 16`) : line(path`M${x + 3} 104h11`),
      ...(i === open ? [light(ellipse(x + 8, 111, 5, 5))] : []),
    ];
  }).flat();
};

const window: Motif = (b) => {
  const lit = Math.floor(b(0, 4));
  const [x, y] = [118 + (lit % 2) * 42, 54 + Math.floor(lit / 2) * 38];
  return [
    light(box(x, y, 42, 38), 0.75),
    line('M118 54h84v76h-84zM160 54v76M118 92h84M110 130h100'),
    line(path`M118 ${112 + b(-4, 4)}q20 -14 42 -4t42 -6`, 0.7),
    light('M132 146h34M140 155h20', 0.7),
  ];
};

const steeple: Motif = (b) => {
  const x = b(146, 166);
  return [
    line(path`M${x} 124V84l-12 0v40M${x - 12} 84l6 -38l6 38M${x - 6} 46v-9M${x - 10} 40h8`),
    wash(path`M${x} 124V100l26 -16l26 16v24z`),
    line(path`M${x} 124V100l26 -16l26 16v24zM${x + 20} 124v-14q6 -8 12 0v14`),
    light(circle(x - 6, 94, 3)),
    line(path`M${x - 10} 136h6M${x - 9} 144h5M${x + 6} 136h40M${x + 14} 144h26`, 0.5),
  ];
};

const chairs: Motif = (b) => {
  const gap = b(6, 16);
  return [
    line('M70 124h180M84 124v18M150 124v18M236 124v18'),
    line(path`M${128 - gap} 124V70M${128 - gap} 98h28v26M${128 - gap} 76h4M${128 - gap} 86h4`),
    line(path`M${192 + gap} 124V70M${192 + gap} 98h-28v26M${192 + gap} 76h-4M${192 + gap} 86h-4`),
    light(circle(160, 66, 12)),
  ];
};

const screen: Motif = (b) => {
  const x = b(138, 150);
  return [
    ...times(3, (i) => line(ellipse(x + 18, 92, 40 + i * 19, 34 + i * 13), 0.55 - i * 0.15)),
    light(box(x + 4, 64, 28, 52), 0.8),
    line(path`M${x + 5} 56h26q5 0 5 5v60q0 5 -5 5h-26q-5 0 -5 -5v-60q0 -5 5 -5zM${x + 14} 121h8`),
    line(path`M${x + 9} 74h18M${x + 9} 84h14M${x + 9} 94h18M${x + 9} 104h10`),
  ];
};

const road: Motif = (b) => {
  const end = b(150, 172);
  return [
    wash(path`M88 176Q130 130 ${end - 3} 92h6Q200 130 250 176z`),
    line(path`M88 176Q130 130 ${end - 3} 92M${end + 3} 92Q200 130 250 176`),
    line(path`M168 168l-2 -12M164 146l-2 -10M${end + 2} 124l-1 -7M${end + 1} 108v-4`, 0.8),
    line(path`M40 96Q100 76 ${end} 92T280 90`),
  ];
};

const door: Motif = (b) => {
  const x = b(130, 146);
  return [
    light(path`M${x + 40} 126L${x + 96} 164h-66L${x + 8} 126z`, 0.35),
    light(box(x + 8, 46, 32, 80), 0.8),
    line(box(x, 38, 48, 88)),
    wash(path`M${x} 38l26 9v72l-26 7z`, 1),
    line(path`M${x} 38l26 9v72l-26 7zM${x + 20} 82v6`),
  ];
};

const dial: Motif = (b) => {
  const angle = b(-2.4, -0.8);
  return [
    wash(circle(160, 90, 38)),
    line(circle(160, 90, 38)),
    ...times(9, (i) => {
      const a = -Math.PI + 0.35 + i * 0.305;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      return line(path`M${160 + c * 32} ${90 + s * 32}L${160 + c * 26} ${90 + s * 26}`);
    }),
    line(path`M160 90L${160 + Math.cos(angle) * 25} ${90 + Math.sin(angle) * 25}`),
    light(circle(160, 90, 5)),
    line('M160 128q0 16 30 14t30 18q0 14 22 14'),
  ];
};

const books: Motif = (b) => {
  const shelf = times(8, (i) => ({ width: b(10, 16), height: b(40, 64), at: i }));
  let x = 92;
  return [
    line('M80 126h160'),
    ...shelf.flatMap(({ width, height, at }) => {
      const spine = box(x, 126 - height, width, height);
      x += Math.round(width) + 2;
      return at === 3 ? [light(spine, 0.8), line(spine)] : [...(at % 2 ? [wash(spine)] : []), line(spine)];
    }),
    line(path`M${x + 4} 126l14 -52l11 3l-13 49z`),
  ];
};

const clock: Motif = (b) => [
  wash('M106 124a54 54 0 0 1 108 0z'),
  line('M106 124a54 54 0 0 1 108 0'),
  ...times(7, (i) => {
    const a = -Math.PI + (i * Math.PI) / 6;
    return line(
      path`M${160 + Math.cos(a) * 54} ${124 + Math.sin(a) * 54}L${160 + Math.cos(a) * 45} ${124 + Math.sin(a) * 45}`,
    );
  }),
  line(path`M160 124L${160 + b(-26, 26)} 84`),
  light(circle(160, 122, 6)),
];

const columns: Motif = () => [
  wash('M98 72l62 -28l62 28z'),
  line('M98 72l62 -28l62 28zM94 78h132M92 124h136M86 130h148'),
  ...times(5, (i) => line(path`M${106 + i * 24} 80v42M${114 + i * 24} 80v42`)),
];

const towers: Motif = (b) => {
  const rows = times(6, (i) => ({ x: 94 + i * 22, height: b(36, 78) }));
  return rows.flatMap(({ x, height }, i) => [
    ...(i % 2 ? [wash(box(x, 124 - height, 20, height))] : []),
    line(box(x, 124 - height, 20, height)),
    ...(i % 3 === 1 ? [light(box(x + 5, 130 - height, 4, 6)), light(box(x + 11, 142 - height, 4, 6))] : []),
  ]);
};

const tree: Motif = (b) => {
  const grow = (x: number, y: number, angle: number, length: number, depth: number): Shape[] => {
    const [toX, toY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    const limb = line(path`M${x} ${y}L${toX} ${toY}`);
    if (depth === 0) return [limb, ...(b(0, 1) > 0.6 ? [wash(circle(toX, toY, 6), 1)] : [])];
    const spread = b(0.35, 0.6);
    return [
      limb,
      ...[-spread, spread].flatMap((turn) => grow(toX, toY, angle + turn, length * b(0.66, 0.78), depth - 1)),
    ];
  };
  return [...grow(160, 128, -Math.PI / 2 + b(-0.1, 0.1), 28, 4), line('M130 128q30 -6 62 0')];
};

const easel: Motif = (b) => [
  line('M130 128L154 50M190 128L166 50M160 92v36M120 104h80'),
  wash(box(126, 58, 68, 46), 1),
  line(box(126, 58, 68, 46)),
  line(path`M126 88q18 ${-b(10, 18)} 34 -2t34 -6M134 96h20`),
  light(circle(b(140, 180), 72, 6)),
];

const bench: Motif = (b) => [
  line('M104 96h112M104 86h112M104 76h112M104 108h112M112 108v18M208 108v18M112 108V72M208 108V72'),
  wash(path`M216 128q10 -60 ${b(30, 40)} -60q26 6 20 60z`, 0.8),
  line('M240 128V92'),
];

const kite: Motif = (b) => {
  const [x, y] = [b(170, 196), b(56, 64)];
  return [
    light(path`M${x} ${y - 18}l14 18l-14 24l-14 -24z`, 0.85),
    line(path`M${x} ${y - 18}l14 18l-14 24l-14 -24zM${x} ${y - 18}v42M${x - 14} ${y}h28`),
    line(path`M${x} ${y + 24}q-6 20 -30 24t-34 28`),
    line('M106 124v-16M106 112l-6 4M106 112l8 -2M106 104a4 4 0 1 0 .1 0'),
  ];
};

const pot: Motif = (b) => [
  line('M112 92h96v24q0 10 -12 10h-72q-12 0 -12 -10zM104 96h8M208 96h8M106 92h108'),
  wash('M112 92h96v12h-96z', 1),
  ...times(4, (i) => line(path`M${132 + i * 18} 82q-6 -8 0 -15t0 ${-b(8, 14)}`, 0.8)),
];

/** Motifs of what people build and keep. */
export const shoreMotifs = {
  kettle,
  lamp,
  pillbox,
  window,
  steeple,
  chairs,
  screen,
  road,
  door,
  dial,
  books,
  clock,
  columns,
  towers,
  tree,
  easel,
  bench,
  kite,
  pot,
};
