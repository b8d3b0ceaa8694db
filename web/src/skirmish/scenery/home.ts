// Things of a house, seen from above: every one inside the outline that the rules know.

import { box, chance, disc, inset, joined, line, many, n, type Ink, type Piece, type Recipe } from "./pen";

const shine = (d: string, width = 2, opacity = 0.6): Ink => ({ d, line: "shine", width, opacity });
/** An arc of light on something round: upper left. */
const gleam = (r: number, width = 1.6): Ink => shine(`M${n(-r)} 0A${n(r)} ${n(r)} 0 0 1 ${n(-r * 0.26)} ${n(-r * 0.966)}`, width, 0.75);
const turns = (count: number, r: number, make: (x: number, y: number, turn: number) => string): string =>
  joined(count, (index) => make(Math.cos((index / count) * 2 * Math.PI) * r, Math.sin((index / count) * 2 * Math.PI) * r, (index / count) * 2 * Math.PI));

const mug: Recipe = ({ w }) => {
  const r = w / 2;
  return [
    { d: disc(0, 0, r), fill: "ceramic" },
    { d: disc(0, 0, r * 0.93), fill: "red" },
    { d: disc(0, 0, r * 0.8), fill: "ceramic" },
    { d: disc(0, 0, r * 0.7), fill: "coffee" },
    { d: disc(0, 0, r * 0.55), line: "foam", width: 1.2, opacity: 0.5 },
    { d: `M${n(r * 0.62)} ${n(-r * 0.2)}H${n(r * 0.98)}V${n(r * 0.2)}H${n(r * 0.62)}Z`, fill: "red" },
    { d: `M${n(-r * 0.2)} ${n(r * 0.16)}c4-6 9-6 12 0s-2 9-7 6`, line: "foam", width: 1.4, opacity: 0.65 },
    gleam(r * 0.86, 2),
  ];
};

const tin: Recipe = ({ w }) => {
  const r = w / 2;
  return [
    { d: disc(0, 0, r), fill: "steel2" },
    { d: disc(0, 0, r * 0.92), fill: "steel" },
    { d: disc(0, 0, r * 0.8), line: "steel2", width: 1.4 },
    { d: disc(0, 0, r * 0.68), line: "steel2", width: 0.8 },
    { d: box(-r * 0.16, -r * 0.5, r * 0.32, r * 0.7, r * 0.16), fill: "steel2" },
    { d: box(-r * 0.08, -r * 0.4, r * 0.16, r * 0.3, r * 0.08), fill: "steel" },
    { d: disc(0, r * 0.12, r * 0.09), fill: "dark" },
    gleam(r * 0.87, 2),
  ];
};

const lamp: Recipe = ({ w }) => {
  const r = w / 2;
  return [
    { d: disc(0, 0, r), fill: "gold" },
    { d: disc(0, 0, r * 0.94), fill: "shade" },
    { d: turns(24, 1, (x, y) => line(x * r * 0.44, y * r * 0.44, x * r * 0.93, y * r * 0.93)), line: "gold", width: 1, opacity: 0.7 },
    { d: disc(0, 0, r * 0.66), fill: "glow", opacity: 0.45 },
    { d: disc(0, 0, r * 0.42), fill: "gold" },
    { d: disc(0, 0, r * 0.37), fill: "glow" },
    { d: disc(0, 0, r * 0.2), fill: "ceramic" },
    { d: line(-r * 0.37, 0, r * 0.37, 0) + line(0, -r * 0.37, 0, r * 0.37), line: "wood2", width: 1.6, opacity: 0.5 },
  ];
};

const bottle: Recipe = ({ w }) => {
  const r = w / 2;
  return [
    { d: disc(0, 0, r), fill: "teal" },
    { d: disc(0, 0, r * 0.8), fill: "teal2" },
    { d: disc(0, 0, r * 0.46), fill: "ceramic" },
    { d: box(-r * 0.13, -r * 0.86, r * 0.26, r * 0.9, r * 0.13), fill: "ceramic", line: "ink", width: 0.8 },
    { d: disc(0, 0, r * 0.24), fill: "steel" },
    { d: disc(0, -r * 0.72, r * 0.07), fill: "dark" },
    gleam(r * 0.89, 1.8),
  ];
};

const plate: Recipe = ({ w }) => {
  const r = w / 2;
  return [
    { d: disc(0, 0, r), fill: "ceramic" },
    { d: disc(0, 0, r * 0.94), line: "navy", width: 2.2 },
    { d: disc(0, 0, r * 0.87), line: "navy", width: 0.8 },
    { d: turns(18, r * 0.905, (x, y) => disc(x, y, 1.3)), fill: "navy" },
    { d: disc(0, 0, r * 0.68), fill: "page", opacity: 0.75 },
    { d: disc(0, 0, r * 0.63), fill: "ceramic" },
    { d: `M${n(-r * 0.28)} ${n(r * 0.2)}q${n(r * 0.12)} ${n(-r * 0.1)} ${n(r * 0.2)} ${n(r * 0.04)}t${n(r * 0.16)} ${n(r * 0.02)}` + disc(r * 0.2, r * 0.1, 1.6) + disc(r * 0.3, -r * 0.06, 1.2) + disc(r * 0.12, r * 0.3, 1), line: "wood2", width: 1.4, opacity: 0.55 },
    gleam(r * 0.78, 2.4),
  ];
};

const pot: Recipe = ({ w }) => {
  const r = w / 2;
  const leaf = (far: number, wide: number) => (turn: number): string => {
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    const bend = (side: number): string => `${n((x * far) / 2 - y * wide * side)} ${n((y * far) / 2 + x * wide * side)}`;
    return `M0 0Q${bend(1)} ${n(x * far)} ${n(y * far)}Q${bend(-1)} 0 0Z`;
  };
  return [
    { d: disc(0, 0, r), fill: "terracotta" },
    { d: disc(0, 0, r * 0.86), fill: "terracotta2" },
    { d: disc(0, 0, r * 0.76), fill: "soil" },
    { d: many(7, (index) => leaf(r * 0.96, r * 0.3)(0.2 + (index / 7) * 2 * Math.PI)).join(""), fill: "leaf2", line: "leafdark", width: 0.8 },
    { d: many(6, (index) => leaf(r * 0.76, r * 0.26)(0.6 + (index / 6) * 2 * Math.PI)).join(""), fill: "leaf", line: "leafdark", width: 0.8 },
    { d: many(5, (index) => leaf(r * 0.46, r * 0.2)(0.1 + (index / 5) * 2 * Math.PI)).join(""), fill: "leaf3", line: "leafdark", width: 0.7 },
    { d: many(6, (index) => line(0, 0, Math.cos(0.6 + (index / 6) * 2 * Math.PI) * r * 0.66, Math.sin(0.6 + (index / 6) * 2 * Math.PI) * r * 0.66)).join(""), line: "leaf3", width: 0.7, opacity: 0.8 },
  ];
};

const phone: Recipe = ({ w, d }) => [
  { d: box(-w / 2, -d / 2, w, d, 8), fill: "steel2" },
  { d: box(1.5 - w / 2, 1.5 - d / 2, w - 3, d - 3, 7), fill: "dark" },
  { d: box(6 - w / 2, 5 - d / 2, w - 12, d - 10, 3), fill: "glass" },
  { d: joined(8, (index) => box(14 - w / 2 + (index % 4) * ((w - 44) / 4), 10 - d / 2 + Math.floor(index / 4) * (d * 0.3), d * 0.18, d * 0.18, 3)), fill: "shine", opacity: 0.35 },
  { d: box(12 - w / 2, d / 2 - 17, w - 40, 7, 3.5), fill: "shine", opacity: 0.25 },
  { d: disc(w / 2 - 11, 0, 2), fill: "dark" },
  { d: `M${n(w * 0.06)} ${n(5 - d / 2)}h${n(w * 0.12)}L${n(-w * 0.08)} ${n(d / 2 - 5)}h${n(-w * 0.12)}Z`, fill: "shine", opacity: 0.22 },
];

const remote: Recipe = ({ w, d }) => [
  { d: box(-w / 2, -d / 2, w, d, d * 0.24), fill: "dark" },
  { d: box(2 - w / 2, 2 - d / 2, w - 4, d - 4, d * 0.2), line: "steel2", width: 0.8, opacity: 0.5 },
  { d: disc(-w * 0.41, -d * 0.16, d * 0.1), fill: "red" },
  { d: disc(-w * 0.23, 0, d * 0.31), fill: "steel2" },
  { d: disc(-w * 0.23, 0, d * 0.15), fill: "dark" },
  { d: joined(12, (index) => disc(-w * 0.03 + Math.floor(index / 3) * w * 0.09, (index % 3 - 1) * d * 0.25, d * 0.085)), fill: "page" },
  { d: joined(2, (index) => box(w * 0.34, -d * 0.3 + index * d * 0.34, w * 0.08, d * 0.24, 3)), fill: "teal2" },
  { d: line(-w * 0.4, -d * 0.42, w * 0.42, -d * 0.42), line: "shine", width: 1.2, opacity: 0.5 },
];

const clock: Recipe = ({ w, d }) => [
  { d: box(-w / 2, -d / 2, w, d, 5), fill: "dark" },
  { d: box(3 - w / 2, 2.5 - d / 2, w - 6, d * 0.5, 3), fill: "steel2" },
  { d: box(-w * 0.22, 5 - d / 2, w * 0.44, d * 0.28, d * 0.14), fill: "red" },
  { d: box(-w * 0.16, 6.5 - d / 2, w * 0.32, d * 0.07, 1.5), fill: "shine", opacity: 0.5 },
  { d: disc(-w * 0.37, -d * 0.16, d * 0.09) + disc(w * 0.37, -d * 0.16, d * 0.09), fill: "dark" },
  { d: box(5 - w / 2, d * 0.1, w - 10, d * 0.32, 3), fill: "glass" },
  { d: [-0.27, -0.13, 0.13, 0.27].map((x) => line(x * w, d * 0.16, x * w, d * 0.24) + line(x * w, d * 0.28, x * w, d * 0.36)).join("") + line(0, d * 0.21, 0, d * 0.22) + line(0, d * 0.3, 0, d * 0.31), line: "glow", width: 2.6 },
];

const screen: Recipe = ({ w, d }) => [
  { d: box(-w / 2, -d / 2, w, d, 2), fill: "ink", opacity: 0.1 },
  { d: `M${n(-w * 0.19)} ${n(d * 0.46)}Q0 ${n(d * 0.5)} ${n(w * 0.19)} ${n(d * 0.46)}L${n(w * 0.1)} ${n(-d * 0.1)}H${n(-w * 0.1)}Z`, fill: "steel2" },
  { d: `M${n(-w * 0.16)} ${n(d * 0.41)}Q0 ${n(d * 0.45)} ${n(w * 0.16)} ${n(d * 0.41)}`, line: "shine", width: 1.4, opacity: 0.7 },
  { d: box(-w * 0.05, -d * 0.2, w * 0.1, d * 0.36, 4), fill: "steel" },
  { d: box(-w / 2, -d * 0.42, w, d * 0.34, 5), fill: "dark" },
  { d: box(4 - w / 2, -d * 0.2, w - 8, d * 0.1, 2), fill: "glass" },
  { d: box(-w * 0.3, -d * 0.38, w * 0.6, d * 0.1, 3), fill: "steel2", opacity: 0.5 },
  { d: joined(14, (index) => line(-w * 0.27 + index * w * 0.0415, -d * 0.36, -w * 0.27 + index * w * 0.0415, -d * 0.3)), line: "dark", width: 1.4 },
  { d: line(8 - w / 2, -d * 0.17, w * 0.1, -d * 0.17), line: "shine", width: 1.4, opacity: 0.7 },
];

/** A cover with its pages at two edges. */
function book({ w, d, seed }: Piece, cover: string): Ink[] {
  return [
    { d: box(-w / 2, -d / 2, w, d, 2), fill: "page" },
    { d: joined(3, (index) => line(6 - w / 2, d / 2 - 0.8 - index * 1.1, w / 2 - 1, d / 2 - 0.8 - index * 1.1)), line: "wood2", width: 0.4, opacity: 0.6 },
    { d: box(-w / 2, -d / 2, w - 3, d - 4, 2), fill: cover },
    { d: line(9 - w / 2, -d / 2, 9 - w / 2, d / 2 - 4), line: "ink", width: 1, opacity: 0.35 },
    { d: box(16 - w / 2, 7 - d / 2, w - 26, d - 18, 2), line: "gold", width: 1.2 },
    { d: box(-w * 0.2, -d * 0.24, w * 0.44, d * 0.26, 2), fill: "page" },
    { d: line(-w * 0.14, -d * 0.16, w * 0.18, -d * 0.16) + line(-w * 0.08, -d * 0.07, w * 0.12, -d * 0.07), line: "ink", width: 2, opacity: 0.65 },
    { d: seed % 2 ? disc(w * 0.02, d * 0.18, d * 0.09) : `M${n(w * 0.02)} ${n(d * 0.08)}l${n(d * 0.1)} ${n(d * 0.1)}l${n(-d * 0.1)} ${n(d * 0.1)}l${n(-d * 0.1)} ${n(-d * 0.1)}Z`, fill: "gold" },
  ];
}
const COVERS = ["maroon", "navy", "teal", "leaf2"];
const paperback: Recipe = (piece) => book(piece, COVERS[piece.seed % COVERS.length]!);

const stack: Recipe = (piece) => {
  const { w, d, seed } = piece;
  const top = { ...piece, w: w - 14, d: d - 12 };
  return [
    { d: box(-w / 2, -d / 2, w, d, 2), fill: COVERS[(seed + 1) % 4]! },
    { d: box(2 - w / 2, d / 2 - 3.4, w - 4, 2, 0.6) + box(w / 2 - 3.4, 2 - d / 2, 2, d - 4, 0.6), fill: "page" },
    { d: `M${n(3 - w / 2)} ${n(9 - d / 2)}L${n(w / 2 - 9)} ${n(3 - d / 2)}L${n(w / 2 - 4)} ${n(d / 2 - 10)}L${n(9 - w / 2)} ${n(d / 2 - 4)}Z`, fill: COVERS[(seed + 2) % 4]!, line: "ink", width: 0.8 },
    { d: `M${n(9 - w / 2)} ${n(d / 2 - 6)}L${n(w / 2 - 6)} ${n(d / 2 - 11.6)}`, line: "page", width: 1.6 },
    ...book(top, COVERS[seed % 4]!).map((ink) => ({ ...ink })),
  ];
};

const notebook: Recipe = ({ w, d }) => [
  { d: box(-w / 2, -d / 2, w, d, 3), fill: "paper" },
  { d: joined(9, (index) => line(14 - w / 2, -d / 2 + ((index + 1.2) * d) / 10.4, w / 2 - 4, -d / 2 + ((index + 1.2) * d) / 10.4)), line: "blue", width: 0.8, opacity: 0.6 },
  { d: line(24 - w / 2, 2 - d / 2, 24 - w / 2, d / 2 - 2), line: "red", width: 1, opacity: 0.7 },
  { d: joined(11, (index) => disc(6.5 - w / 2, -d / 2 + ((index + 0.75) * d) / 11.5, 1.9)), fill: "dark" },
  { d: joined(11, (index) => line(1.2 - w / 2, -d / 2 + ((index + 0.75) * d) / 11.5, 6.5 - w / 2, -d / 2 + ((index + 0.75) * d) / 11.5)), line: "steel2", width: 1.8 },
  { d: `M${n(-w * 0.26)} ${n(-d * 0.33)}q4-5 8 0t8 0t8 0t8 0M${n(-w * 0.26)} ${n(-d * 0.23)}q5-5 10 0t10 0t10 0t10 0t10 0M${n(-w * 0.26)} ${n(-d * 0.135)}q4-5 8 0t8 0t8 0`, line: "navy", width: 1.3, opacity: 0.75 },
  { d: `M${n(w * 0.18)} ${n(d * 0.2)}h18v12h-18ZM${n(w * 0.18)} ${n(d * 0.2)}l9-9l9 9M${n(w * 0.18 + 7)} ${n(d * 0.2 + 12)}v-7h5v7`, line: "navy", width: 1.2, opacity: 0.7 },
];

const soap: Recipe = ({ w, d }) => [
  { d: box(-w / 2, -d / 2, w, d, d * 0.28), fill: "pink" },
  { d: inset({ w, d } as Piece, d * 0.12, d * 0.2), fill: "pink2" },
  { d: inset({ w, d } as Piece, d * 0.22, d * 0.16), line: "pink", width: 1.6 },
  { d: `M${n(-w * 0.16)} 2q${n(w * 0.08)}-9 ${n(w * 0.16)} 0t${n(w * 0.16)} 0`, line: "maroon", width: 1.8, opacity: 0.5 },
  { d: disc(w * 0.31, -d * 0.26, 2.6) + disc(w * 0.38, -d * 0.12, 1.5), fill: "ceramic", opacity: 0.8 },
  { d: line(-w * 0.36, -d * 0.34, w * 0.1, -d * 0.34), line: "shine", width: 2, opacity: 0.7 },
];

const towel: Recipe = ({ w, d }) => [
  { d: box(-w / 2, -d / 2, w, d, 5), fill: "cloth2" },
  { d: box(-w / 2, -d / 2, w, d - 7, 5), fill: "cloth" },
  { d: joined(2, (index) => box(-w / 2, d * 0.2 + index * 11, w, 5)), fill: "ceramic", opacity: 0.75 },
  { d: `M${n(-w / 2)} ${n(-d * 0.12)}Q${n(-w * 0.1)} ${n(-d * 0.02)} ${n(w / 2)} ${n(-d * 0.13)}`, line: "cloth2", width: 2.4 },
  { d: joined(16, (index) => line(8 - w / 2 + (index * (w - 16)) / 15, d / 2 - 6, 8 - w / 2 + (index * (w - 16)) / 15, d / 2 - 1.4)), line: "ceramic", width: 1.2, opacity: 0.6 },
  { d: joined(40, (index) => line(8 - w / 2 + (index % 10) * ((w - 18) / 9), 8 - d / 2 + Math.floor(index / 10) * d * 0.075, 11 - w / 2 + (index % 10) * ((w - 18) / 9), 9.5 - d / 2 + Math.floor(index / 10) * d * 0.075)), line: "cloth2", width: 1, opacity: 0.7 },
];

const tissues: Recipe = ({ w, d }) => [
  { d: box(-w / 2, -d / 2, w, d, 4), fill: "teal" },
  { d: inset({ w, d } as Piece, 5, 3), fill: "teal2" },
  { d: joined(10, (index) => `M${n(-w * 0.44 + (index % 5) * w * 0.22)} ${n((Math.floor(index / 5) * 2 - 1) * d * 0.34)}q3.5-8 7 0q-3.5 8-7 0Z`), fill: "teal", opacity: 0.8 },
  { d: `M${n(-w * 0.27)} 0Q0 ${n(-d * 0.3)} ${n(w * 0.27)} 0Q0 ${n(d * 0.3)} ${n(-w * 0.27)} 0Z`, fill: "dark" },
  { d: `M${n(-w * 0.17)} ${n(d * 0.1)}C${n(-w * 0.2)} ${n(-d * 0.26)} ${n(-w * 0.06)} ${n(-d * 0.34)} ${n(-w * 0.02)} ${n(-d * 0.14)}C${n(w * 0.04)} ${n(-d * 0.36)} ${n(w * 0.16)} ${n(-d * 0.26)} ${n(w * 0.16)} ${n(d * 0.1)}Q0 ${n(d * 0.2)} ${n(-w * 0.17)} ${n(d * 0.1)}Z`, fill: "ceramic", line: "steel2", width: 0.8 },
  { d: `M${n(-w * 0.02)} ${n(-d * 0.14)}Q${n(-w * 0.03)} 0 ${n(-w * 0.05)} ${n(d * 0.12)}M${n(w * 0.08)} ${n(-d * 0.18)}Q${n(w * 0.08)} 0 ${n(w * 0.06)} ${n(d * 0.12)}`, line: "steel2", width: 1, opacity: 0.8 },
];

const carton: Recipe = ({ w, d }) => [
  { d: box(-w / 2, -d / 2, w, d, 2), fill: "ceramic" },
  { d: `M${n(-w / 2)} ${n(-d / 2)}L0 ${n(-d * 0.07)}L${n(w / 2)} ${n(-d / 2)}Z`, fill: "blue" },
  { d: `M${n(-w / 2)} ${n(d / 2)}L0 ${n(d * 0.07)}L${n(w / 2)} ${n(d / 2)}Z`, fill: "blue" },
  { d: `M${n(-w / 2)} ${n(-d / 2)}L0 0L${n(-w / 2)} ${n(d / 2)}Z`, fill: "ink", opacity: 0.1 },
  { d: box(-w / 2, -d * 0.07, w, d * 0.14), fill: "page", line: "steel2", width: 0.8 },
  { d: disc(w * 0.24, d * 0.26, w * 0.14), fill: "red" },
  { d: disc(w * 0.24, d * 0.26, w * 0.08), line: "ceramic", width: 1.2, opacity: 0.7 },
];

const board: Recipe = ({ w, d, seed }) => {
  const luck = chance(seed);
  return [
    { d: box(-w / 2, -d / 2, w, d, 7), fill: "wood2" },
    { d: box(1.6 - w / 2, 1.6 - d / 2, w - 4.4, d - 4.4, 6), fill: "wood" },
    { d: joined(3, (index) => line(2 - w / 2, -d / 4 + (index * d) / 4, w / 2 - 3, -d / 4 + (index * d) / 4)), line: "wood2", width: 1, opacity: 0.8 },
    { d: joined(12, (index) => { const y = -d * 0.44 + index * d * 0.08; const x = 8 - w / 2 + luck() * w * 0.5; return `M${n(x)} ${n(y)}q${n(w * 0.1)} ${n(luck() * 5 - 2.5)} ${n(w * 0.2)} 0t${n(w * 0.16)} 0`; }), line: "wood2", width: 0.8, opacity: 0.55 },
    { d: inset({ w, d } as Piece, 8, 4), line: "wood2", width: 1.6, opacity: 0.7 },
    { d: disc(w / 2 - 18, 0, 7), fill: "wood2" },
    { d: disc(w / 2 - 18, 0, 5), fill: "dark" },
    { d: line(-w * 0.2, -d * 0.2, w * 0.08, d * 0.1) + line(-w * 0.1, d * 0.2, w * 0.12, -d * 0.16) + line(-w * 0.02, d * 0.26, w * 0.2, d * 0.06), line: "shine", width: 1, opacity: 0.55 },
  ];
};

const dots = ({ w, d }: Piece): Ink => ({ d: joined(Math.floor(w / 9) * Math.floor(d / 9), (index) => { const wide = Math.floor(w / 9); return disc(6 - w / 2 + (index % wide) * 9, 6 - d / 2 + Math.floor(index / wide) * 9, 0.6); }), fill: "ink", opacity: 0.45 });
const tray = ({ w, d }: Piece): Ink => ({ d: box(-w / 2, -d / 2, w, d, 4), fill: "ink", opacity: 0.16 });

const pens: Recipe = (piece) => {
  const { w, d } = piece;
  const pen = (from: number, to: number): string => { const [a, b] = [from * d, to * d]; return `M${n(4 - w / 2)} ${n(a - 2.6)}L${n(w / 2 - 16)} ${n(b - 2.6)}V${n(b + 2.6)}L${n(4 - w / 2)} ${n(a + 2.6)}Z`; };
  const tip = (to: number): string => `M${n(w / 2 - 16)} ${n(to * d - 2.6)}L${n(w / 2 - 4)} ${n(to * d)}L${n(w / 2 - 16)} ${n(to * d + 2.6)}Z`;
  const ends = [[-0.36, 0.14], [0.34, -0.12], [-0.1, -0.36], [0.12, 0.36], [-0.26, 0.26], [0.26, -0.3]] as const;
  return [
    tray(piece),
    { d: pen(...ends[0]) + pen(...ends[3]), fill: "blue", line: "ink", width: 0.7 },
    { d: pen(...ends[1]) + pen(...ends[5]), fill: "red", line: "ink", width: 0.7 },
    { d: pen(...ends[2]) + pen(...ends[4]), fill: "gold", line: "ink", width: 0.7 },
    { d: ends.map(([, to]) => tip(to)).join(""), fill: "page", line: "ink", width: 0.7 },
    { d: ends.map(([, to]) => disc(w / 2 - 6, to * d, 1.4)).join(""), fill: "dark" },
    dots(piece),
  ];
};

const cutlery: Recipe = (piece) => {
  const { w, d } = piece;
  const handle = (y: number): string => `M${n(5 - w / 2)} ${n(y - 2.6)}L${n(w * 0.12)} ${n(y - 1.2)}v2.4L${n(5 - w / 2)} ${n(y + 2.6)}Z`;
  const [a, b, c, e] = [-0.36 * d, -0.12 * d, 0.12 * d, 0.36 * d];
  return [
    tray(piece),
    { d: [a, b, c, e].map(handle).join(""), fill: "steel", line: "ink", width: 0.7 },
    { d: `M${n(w * 0.12)} ${n(a - 3)}H${n(w * 0.4)}q${n(w * 0.06)} 3 0 6H${n(w * 0.12)}ZM${n(w * 0.12)} ${n(c - 3)}H${n(w * 0.42)}q${n(w * 0.04)} 3 -2 6H${n(w * 0.12)}Z`, fill: "steel2", line: "ink", width: 0.7 },
    { d: `M${n(w * 0.12)} ${n(b)}C${n(w * 0.18)} ${n(b - 9)} ${n(w * 0.42)} ${n(b - 8)} ${n(w * 0.44)} ${n(b)}C${n(w * 0.42)} ${n(b + 8)} ${n(w * 0.18)} ${n(b + 9)} ${n(w * 0.12)} ${n(b)}Z`, fill: "steel", line: "ink", width: 0.7 },
    { d: `M${n(w * 0.12)} ${n(e - 1)}q8-5 ${n(w * 0.1)}-4.4H${n(w * 0.44)}v2.6H${n(w * 0.26)}v1.6H${n(w * 0.44)}v2.6H${n(w * 0.26)}v1.6H${n(w * 0.44)}v2.4H${n(w * 0.22)}q-12 0-18-4Z`, fill: "steel", line: "ink", width: 0.7 },
    { d: line(10 - w / 2, a, 0, a) + line(10 - w / 2, b, 0, b) + line(10 - w / 2, c, 0, c) + line(10 - w / 2, e, 0, e), line: "shine", width: 1, opacity: 0.8 },
    dots(piece),
  ];
};

const keyboard: Recipe = (piece) => {
  const { w, d } = piece;
  const row = (y: number, from: number, to: number, size: number): string => { const count = Math.max(1, Math.floor((to - from) / (size + 4))); const wide = (to - from - 4 * (count - 1)) / count; return joined(count, (index) => box(from + index * (wide + 4), y, wide, size, 3)); };
  const size = (d - 20 - 16) / 5;
  const y = (index: number): number => 8 - d / 2 + index * (size + 4);
  const [left, right] = [9 - w / 2, w / 2 - 9];
  return [
    { d: box(-w / 2, -d / 2, w, d, 6), fill: "steel2" },
    { d: box(2 - w / 2, 2 - d / 2, w - 4, d - 4, 5), fill: "steel" },
    { d: many(4, (index) => row(y(index), left, right, size)).join("") + row(y(4), left, -w * 0.26, size) + row(y(4), w * 0.16, right, size), fill: "ceramic", line: "steel2", width: 0.8 },
    { d: box(-w * 0.24, y(4), w * 0.38, size, 3), fill: "ceramic", line: "steel2", width: 0.8 },
    { d: box(left, y(0), size * 1.1, size, 3), fill: "red" },
    dots(piece),
  ];
};

const glasses: Recipe = (piece) => {
  const { w, d } = piece;
  const r = d * 0.3;
  return [
    tray(piece),
    { d: disc(-w * 0.24, d * 0.08, r) + disc(w * 0.24, d * 0.08, r), fill: "glass", opacity: 0.55 },
    { d: disc(-w * 0.24, d * 0.08, r) + disc(w * 0.24, d * 0.08, r), line: "coffee", width: 3.4 },
    { d: `M${n(-w * 0.24 + r)} ${n(d * 0.04)}Q0 ${n(-d * 0.2)} ${n(w * 0.24 - r)} ${n(d * 0.04)}M${n(-w * 0.24 - r)} ${n(d * 0.04)}L${n(-w * 0.46)} ${n(-d * 0.1)}L${n(-w * 0.3)} ${n(-d * 0.4)}M${n(w * 0.24 + r)} ${n(d * 0.04)}L${n(w * 0.46)} ${n(-d * 0.1)}L${n(w * 0.3)} ${n(-d * 0.4)}`, line: "coffee", width: 2.6 },
    { d: line(-w * 0.29, d * 0.16, -w * 0.22, -d * 0.04) + line(w * 0.19, d * 0.16, w * 0.26, -d * 0.04), line: "shine", width: 2, opacity: 0.8 },
    dots(piece),
  ];
};

export const HOME: Record<string, Recipe> = {
  mug, tin, lamp, plate, phone, paperback, notebook, keyboard,
  "shampoo-bottle": bottle, "flower-pot": pot, "remote-control": remote, "alarm-clock": clock, "computer-screen": screen,
  "stack-of-books": stack, "bar-of-soap": soap, "folded-towel": towel, "tissue-box": tissues, "milk-carton": carton,
  "chopping-board": board, "heap-of-pens": pens, "heap-of-cutlery": cutlery, "pair-of-glasses": glasses,
};
