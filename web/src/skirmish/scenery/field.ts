// Scenery of open country: woods, hills, water, lava, houses, towers, walls, stones.

import { blob, box, chance, disc, joined, line, many, n, type Ink, type Piece, type Recipe } from "./pen";

/** Crowns on a sunflower spiral: places and sizes inside a disc. */
function crowns(count: number, r: number, size: number, luck: () => number): { x: number; y: number; r: number }[] {
  return many(count, (index) => {
    const far = Math.sqrt((index + 0.6) / count) * (r - size - 1);
    const turn = index * 2.39996 + luck() * 0.5;
    return { x: Math.cos(turn) * far, y: Math.sin(turn) * far, r: size * (0.78 + luck() * 0.22) };
  });
}
/** A crown with lobes: round, and a little uneven. */
const crown = ({ x, y, r }: { x: number; y: number; r: number }, turn: number): string => {
  const lobes = 7;
  const at = (index: number, far: number): string => `${n(x + Math.cos(turn + (index / lobes) * 2 * Math.PI) * far)} ${n(y + Math.sin(turn + (index / lobes) * 2 * Math.PI) * far)}`;
  return `M${at(0, r * 0.86)}${joined(lobes, (index) => `Q${at(index + 0.5, r * 1.1)} ${at(index + 1, r * 0.86)}`)}Z`;
};

function grove({ w, seed }: Piece, count: number, size: number, paints: string[]): Ink[] {
  const luck = chance(seed);
  const r = w / 2;
  const all = crowns(count, r, size, luck);
  const tuft = all.map(({ x, y, r: wide }) => `M${n(x - wide * 0.5)} ${n(y - wide * 0.12)}Q${n(x - wide * 0.4)} ${n(y - wide * 0.52)} ${n(x + wide * 0.06)} ${n(y - wide * 0.54)}`).join("");
  const shade = all.map((one) => crown({ x: Math.min(one.x + 3.5, one.x + 3.5), y: one.y + 5, r: one.r * 0.94 }, 0.3)).filter((_, index) => Math.hypot(all[index]!.x + 3.5, all[index]!.y + 5) + all[index]!.r < r).join("");
  const some = (which: number): string => all.map((one, index) => (index % 3 === which ? crown(one, index) : "")).join("");
  return [
    { d: disc(0, 0, r), fill: "moss" },
    { d: joined(26, () => { const [far, turn] = [Math.sqrt(luck()) * (r - 4), luck() * 6.28]; const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far]; return `M${n(x - 1.4)} ${n(y)}l1.4-2.6l1.4 2.6`; }), line: "leafdark", width: 0.9, opacity: 0.5 },
    { d: shade, fill: "ink2", opacity: 0.28, lid: true },
    ...paints.map((paint, which): Ink => ({ d: some(which), fill: paint, line: "leafdark", width: 1, lid: true })),
    { d: tuft, line: "leaf3", width: 1.6, opacity: 0.75, lid: true },
  ];
}
const wood: Recipe = (piece) => grove(piece, 11, piece.w * 0.125, ["leaf", "leaf2", "pine"]);
const leafy: Recipe = (piece) => grove(piece, 17, piece.w * 0.118, ["leaf2", "leaf", "leaf3b"]);

/** Four contours of rising lightness; `corners` few make it a rock. */
function rise({ w, seed }: Piece, corners: number, paints: string[]): Ink[] {
  const luck = chance(seed);
  const r = w / 2;
  const wave = many(corners, () => 0.86 + luck() * 0.14);
  const smooth = (scale: number): string => {
    const at = (index: number): [number, number] => { const turn = (index / corners) * 2 * Math.PI; const far = r * scale * wave[((index % corners) + corners) % corners]!; return [Math.cos(turn) * far - r * (1 - scale) * 0.08, Math.sin(turn) * far - r * (1 - scale) * 0.1]; };
    if (corners < 10) return `M${many(corners, (index) => at(index).map(n).join(" ")).join("L")}Z`;
    const mid = (index: number): string => { const [a, b] = [at(index), at(index + 1)]; return `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`; };
    return `M${mid(-1)}${joined(corners, (index) => `Q${at(index).map(n).join(" ")} ${mid(index)}`)}Z`;
  };
  const scales = [0.97, 0.76, 0.54, 0.3];
  const tick = joined(30, () => { const [far, turn] = [(0.35 + luck() * 0.55) * r, luck() * 6.28]; const [x, y] = [Math.cos(turn), Math.sin(turn)]; return line(x * far, y * far, x * (far + 4), y * (far + 4)); });
  return [
    { d: disc(0, 0, r), fill: paints[0]! },
    ...scales.map((scale, index): Ink => ({ d: smooth(scale), fill: paints[index]!, line: "contour", width: 1.1 })),
    { d: tick, line: "contour", width: 0.9, opacity: 0.7 },
    { d: `M${n(-r * 0.62)} ${n(-r * 0.3)}A${n(r * 0.7)} ${n(r * 0.7)} 0 0 1 ${n(-r * 0.1)} ${n(-r * 0.68)}`, line: "shine", width: 2, opacity: 0.4 },
  ];
}
const hill: Recipe = (piece) => rise(piece, 18, ["hill1", "hill2", "hill3", "hill4"]);
const rock: Recipe = (piece) => rise(piece, 8, ["stone2", "stone", "stone3", "stone4"]);

const house = (roof: string, dark: string, sign: (piece: Piece) => Ink[]): Recipe => (piece) => {
  const { w, d } = piece;
  const rows = (from: number, to: number): string => joined(4, (index) => line(1 - w / 2, from + ((index + 1) * (to - from)) / 5, w / 2 - 1, from + ((index + 1) * (to - from)) / 5));
  const tiles = (from: number, to: number): string => joined(5, (row) => joined(Math.floor(w / 12), (index) => { const x = 6 - w / 2 + index * 12 + (row % 2) * 5; return line(x, from + (row * (to - from)) / 5, x, from + ((row + 1) * (to - from)) / 5); }));
  return [
    { d: box(-w / 2, -d / 2, w, d, 1), fill: "plank" },
    { d: joined(Math.floor(d / 9), (index) => line(-w / 2, (index + 1) * 9 - d / 2, w / 2, (index + 1) * 9 - d / 2)), line: "wood2", width: 0.8, opacity: 0.7 },
    { d: box(1.5 - w / 2, 1.5 - d / 2, w - 3, d - 3), line: "stone3", width: 3 },
    { d: box(-w / 2, -d / 2, w, d / 2), fill: roof, lid: true },
    { d: box(-w / 2, 0, w, d / 2), fill: dark, lid: true },
    { d: rows(-d / 2, 0) + rows(0, d / 2), line: "ink2", width: 0.9, opacity: 0.35, lid: true },
    { d: tiles(-d / 2, 0) + tiles(0, d / 2), line: "ink2", width: 0.6, opacity: 0.22, lid: true },
    { d: line(-w / 2 + 0.6, 0, w / 2 - 0.6, 0), line: "ridge", width: 2.6, lid: true },
    ...sign(piece).map((ink): Ink => ({ ...ink, lid: true })),
  ];
};
const chimney = ({ w, d }: Piece): Ink[] => [{ d: box(w * 0.22, -d * 0.34, w * 0.13, w * 0.13, 1), fill: "stone", line: "ink2", width: 1 }, { d: box(w * 0.25, -d * 0.34 + w * 0.03, w * 0.07, w * 0.07), fill: "dark" }];
const hay = ({ w, d }: Piece): Ink[] => [{ d: box(-w * 0.36, -d * 0.36, w * 0.2, d * 0.2, 2) + box(w * 0.14, d * 0.14, w * 0.22, d * 0.2, 2), fill: "gold", line: "ink2", width: 0.8 }];
const dome = ({ w, d }: Piece): Ink[] => [{ d: disc(0, 0, d * 0.28), fill: "steel2", line: "ink2", width: 1 }, { d: disc(-d * 0.05, -d * 0.06, d * 0.16), fill: "teal2", opacity: 0.9 }, { d: line(w * 0.3, -d * 0.3, w * 0.3, -d * 0.12) + disc(w * 0.3, -d * 0.32, 2.4), line: "glow", width: 1.6 }];
const cross = ({ d }: Piece): Ink[] => [{ d: disc(0, 0, d * 0.24), fill: "ceramic", line: "ink2", width: 1 }, { d: line(-d * 0.13, 0, d * 0.13, 0) + line(0, -d * 0.13, 0, d * 0.13), line: "red", width: 5 }];
const statue = ({ d }: Piece): Ink[] => [{ d: disc(0, 0, d * 0.3), fill: "stone3", line: "ink2", width: 1 }, { d: blob(many(10, (index) => d * (index % 2 ? 0.11 : 0.26)), -Math.PI / 2), fill: "gold", line: "ink2", width: 0.8 }];
const shells = ({ w, d }: Piece): Ink[] => [{ d: joined(3, (index) => `M${n((index - 1) * w * 0.28 - w * 0.1)} ${n(d * 0.2)}a${n(w * 0.1)} ${n(w * 0.1)} 0 0 1 ${n(w * 0.2)} 0Z`) + joined(3, (index) => `M${n((index - 1) * w * 0.28 - w * 0.1)} ${n(-d * 0.16)}a${n(w * 0.1)} ${n(w * 0.1)} 0 0 1 ${n(w * 0.2)} 0Z`), fill: "teal2", line: "ink2", width: 1 }];

const tower: Recipe = ({ w, d }) => {
  const tooth = w / 9;
  const side = joined(5, (index) => box(-w / 2 + index * 2 * tooth, -d / 2, tooth, tooth) + box(-w / 2 + index * 2 * tooth, d / 2 - tooth, tooth, tooth)) + joined(3, (index) => box(-w / 2, -d / 2 + (index + 1) * 2 * tooth, tooth, tooth) + box(w / 2 - tooth, -d / 2 + (index + 1) * 2 * tooth, tooth, tooth));
  return [
    { d: box(-w / 2, -d / 2, w, d), fill: "stone2" },
    { d: box(tooth - w / 2, tooth - d / 2, w - 2 * tooth, d - 2 * tooth), fill: "stone3" },
    { d: joined(3, (index) => line(tooth - w / 2, -d / 2 + tooth + ((index + 1) * (d - 2 * tooth)) / 4, w / 2 - tooth, -d / 2 + tooth + ((index + 1) * (d - 2 * tooth)) / 4)) + joined(8, (index) => { const row = index % 4; const x = -w * 0.18 + Math.floor(index / 4) * w * 0.36 + (row % 2 ? w * 0.1 : -w * 0.02); const top = -d / 2 + tooth + (row * (d - 2 * tooth)) / 4; return line(x, top, x, top + (d - 2 * tooth) / 4); }), line: "stone2", width: 1 },
    { d: side, fill: "stone4", line: "ink2", width: 0.8 },
    { d: box(-w * 0.13, -d * 0.13, w * 0.26, d * 0.26, 1), fill: "wood2", line: "ink2", width: 1 },
    { d: line(-w * 0.04, -d * 0.13, -w * 0.04, d * 0.13) + line(w * 0.05, -d * 0.13, w * 0.05, d * 0.13), line: "ink2", width: 0.8 },
    { d: disc(w * 0.09, 0, 1.6), fill: "gold" },
  ];
};

/** Water or lava in a box or a disc: bank, body, lines that flow. */
function pool({ w, d, round, seed }: Piece, paints: { bank: string; body: string; deep: string; flow: string }, isDeep: boolean): Ink[] {
  const luck = chance(seed);
  const shape = (by: number): string => (round ? disc(0, 0, w / 2 - by) : box(by - w / 2, by - d / 2, w - 2 * by, d - 2 * by, 9));
  const flow = joined(isDeep ? 5 : 3, (index) => { const y = ((index + 1) / (isDeep ? 6 : 4) - 0.5) * d * 0.8; const x = -w * 0.36 + luck() * w * 0.3; const step = w * 0.09; return `M${n(x)} ${n(y)}q${n(step / 2)} ${n(-d * 0.07)} ${n(step)} 0t${n(step)} 0t${n(step)} 0`; });
  return [
    { d: shape(0), fill: paints.bank },
    { d: shape(3.4), fill: isDeep ? paints.deep : paints.body, line: "ink2", width: 0.8 },
    ...(isDeep ? [{ d: shape(8), fill: paints.body, opacity: 0.55 }, { d: shape(14), fill: paints.deep }] : []),
    { d: flow, line: paints.flow, width: 1.8, opacity: 0.85 },
    { d: joined(9, () => { const [x, y] = [(luck() - 0.5) * w * 0.7, (luck() - 0.5) * d * 0.6]; return disc(x, y, 0.9 + luck()); }), fill: paints.flow, opacity: 0.7 },
  ];
}
const WATER = { bank: "bank", body: "water", deep: "water2", flow: "foamy" };
const LAVA = { bank: "char", body: "lava", deep: "lava2", flow: "magma" };
const MIRE = { bank: "moss", body: "mire", deep: "mire2", flow: "leaf3" };
const reeds = ({ w, d, seed }: Piece): Ink => { const luck = chance(seed + 5); return { d: joined(14, () => { const [x, y] = [(luck() - 0.5) * w * 0.8, (luck() - 0.5) * d * 0.6 + 2]; return `M${n(x)} ${n(y)}l-2-6M${n(x)} ${n(y)}v-7M${n(x)} ${n(y)}l2-6`; }), line: "leafdark", width: 1.1 }; };

const rubble: Recipe = (piece) => {
  const { w, d, round, seed } = piece;
  const luck = chance(seed);
  const stone = (size: number): string => {
    const [x, y] = [(luck() - 0.5) * (w - 4 * size) * (round ? 0.7 : 1), (luck() - 0.5) * (d - 4 * size) * (round ? 0.7 : 1)];
    return `M${many(6, (index) => { const far = size * (0.75 + luck() * 0.45); return `${n(x + Math.cos(index * 1.047) * far)} ${n(y + Math.sin(index * 1.047) * far)}`; }).join("L")}Z`;
  };
  return [
    { d: round ? disc(0, 0, w / 2) : box(-w / 2, -d / 2, w, d, 6), fill: "dust" },
    { d: joined(40, () => disc((luck() - 0.5) * w * 0.9 * (round ? 0.7 : 1), (luck() - 0.5) * d * 0.9 * (round ? 0.7 : 1), 0.5 + luck())), fill: "stone2", opacity: 0.6 },
    { d: joined(8, () => stone(4.5)), fill: "stone2", line: "ink2", width: 0.8 },
    { d: joined(8, () => stone(5.5)), fill: "stone", line: "ink2", width: 0.8 },
    { d: joined(6, () => stone(6.5)), fill: "stone3", line: "ink2", width: 0.8 },
  ];
};
const ruins: Recipe = (piece) => {
  const { w, d } = piece;
  return [...rubble(piece), { d: `M${n(-w / 2 + 1)} ${n(d / 2 - 1)}V${n(-d / 2 + 1)}H${n(w * 0.12)}v5h-9v3H${n(-w / 2 + 7)}V${n(d * 0.14)}h-2V${n(d / 2 - 1)}ZM${n(w / 2 - 1)} ${n(-d * 0.12)}V${n(d / 2 - 1)}H${n(w * 0.1)}v-6H${n(w / 2 - 7)}V${n(-d * 0.12)}Z`, fill: "stone4", line: "ink2", width: 1 }, { d: line(-w / 2 + 1, -d * 0.2, -w / 2 + 7, -d * 0.2) + line(-w / 2 + 1, d * 0.05, -w / 2 + 7, d * 0.05) + line(-w * 0.28, -d / 2 + 1, -w * 0.28, -d / 2 + 7) + line(w * 0.3, d / 2 - 7, w * 0.3, d / 2 - 1) + line(w / 2 - 7, d * 0.16, w / 2 - 1, d * 0.16), line: "ink2", width: 0.9 }];
};

/** Along a line of nine millimetres. */
const hedge: Recipe = ({ w, d, seed }) => {
  const luck = chance(seed);
  const count = Math.floor(w / 8);
  const bush = (which: number): string => joined(count, (index) => (index % 2 === which ? crown({ x: 4.5 - w / 2 + (index * (w - 9)) / (count - 1), y: (luck() - 0.5) * 0.8, r: d * 0.42 }, luck() * 6) : ""));
  return [{ d: box(-w / 2, -d / 2, w, d, 4), fill: "leafdark" }, { d: bush(0), fill: "leaf2" }, { d: bush(1), fill: "leaf", line: "leafdark", width: 0.6 }, { d: joined(count, (index) => disc(4.5 - w / 2 + (index * (w - 9)) / (count - 1), -1.4, 0.7)), fill: "leaf3" }];
};
const wall: Recipe = ({ w, d }) => {
  const count = Math.floor(w / 11);
  return [{ d: box(-w / 2, -d / 2, w, d, 1), fill: "stone" }, { d: joined(count, (index) => (index % 2 ? box(-w / 2 + (index * w) / count, -d / 2 + 0.4, w / count, d - 0.8) : "")), fill: "stone3" }, { d: joined(count - 1, (index) => line(-w / 2 + ((index + 1) * w) / count, -d / 2, -w / 2 + ((index + 1) * w) / count, d / 2)) + line(-w / 2, 0, w / 2, 0), line: "ink2", width: 0.8, opacity: 0.7 }, { d: line(1 - w / 2, 1 - d / 2, w / 2 - 1, 1 - d / 2), line: "shine", width: 1, opacity: 0.5 }];
};
const fence: Recipe = ({ w, d }) => {
  const count = Math.floor(w / 25);
  return [{ d: box(-w / 2, -d / 2, w, d, 2), fill: "ink2", opacity: 0.14 }, { d: box(1 - w / 2, -d * 0.24, w - 2, d * 0.18) + box(1 - w / 2, d * 0.1, w - 2, d * 0.18), fill: "plank", line: "ink2", width: 0.6 }, { d: joined(count + 1, (index) => box(-w / 2 + 0.5 + (index * (w - 5)) / count, -d / 2 + 1, 4, d - 2, 1)), fill: "wood2", line: "ink2", width: 0.7 }];
};

const dolmen: Recipe = ({ w }) => {
  const r = w / 2;
  return [{ d: disc(0, 0, r), fill: "moss" }, { d: joined(7, (index) => disc(Math.cos(index * 0.9) * r * 0.78, Math.sin(index * 0.9) * r * 0.78, r * 0.15)), fill: "stone", line: "ink2", width: 0.8 }, { d: `M${n(-r * 0.5)} ${n(r * 0.2)}L${n(-r * 0.42)} ${n(-r * 0.4)}L${n(r * 0.1)} ${n(-r * 0.56)}L${n(r * 0.52)} ${n(-r * 0.2)}L${n(r * 0.44)} ${n(r * 0.42)}L${n(-r * 0.1)} ${n(r * 0.54)}Z`, fill: "stone3", line: "ink2", width: 1.2 }, { d: `M${n(-r * 0.16)} ${n(r * 0.14)}a${n(r * 0.2)} ${n(r * 0.2)} 0 1 1 ${n(r * 0.3)} ${n(-r * 0.1)}a${n(r * 0.1)} ${n(r * 0.1)} 0 1 1 ${n(-r * 0.16)} ${n(-r * 0.06)}`, line: "ink2", width: 1.4 }];
};
const relic: Recipe = ({ w }) => {
  const r = w / 2;
  return [{ d: disc(0, 0, r), fill: "stone2" }, { d: disc(0, 0, r * 0.84), fill: "stone3" }, { d: blob(many(8, (index) => r * (index % 2 ? 0.34 : 0.74)), Math.PI / 8), fill: "gold", line: "ink2", width: 0.8 }, { d: disc(0, 0, r * 0.24), fill: "glow", line: "ink2", width: 0.8 }];
};
const camp: Recipe = ({ w }) => {
  const r = w / 2;
  const tent = (turn: number): string => { const [x, y] = [Math.cos(turn) * r * 0.68, Math.sin(turn) * r * 0.68]; return many(6, (index) => `${index ? "L" : "M"}${n(x + Math.cos(index * 1.047 + turn) * r * 0.24)} ${n(y + Math.sin(index * 1.047 + turn) * r * 0.24)}`).join("") + "Z"; };
  const ropes = (turn: number): string => { const [x, y] = [Math.cos(turn) * r * 0.68, Math.sin(turn) * r * 0.68]; return joined(6, (index) => line(x, y, x + Math.cos(index * 1.047 + turn) * r * 0.24, y + Math.sin(index * 1.047 + turn) * r * 0.24)); };
  const around = many(6, (index) => (index / 6) * 2 * Math.PI);
  return [{ d: disc(0, 0, r), fill: "dust", opacity: 0.7 }, { d: disc(0, 0, r * 0.36), fill: "soil", opacity: 0.35 }, { d: around.map(tent).join(""), fill: "canvas", line: "ink2", width: 1 }, { d: around.map(ropes).join(""), line: "wood2", width: 0.9 }, { d: line(-r * 0.12, -r * 0.08, r * 0.12, r * 0.08) + line(-r * 0.12, r * 0.08, r * 0.12, -r * 0.08), line: "wood2", width: 4 }, { d: `M0 ${n(-r * 0.16)}Q${n(r * 0.14)} 0 0 ${n(r * 0.1)}Q${n(-r * 0.14)} 0 0 ${n(-r * 0.16)}Z`, fill: "lava" }];
};

const mire: Recipe = (piece) => [...pool(piece, MIRE, false), reeds(piece)];
const swamp: Recipe = (piece) => [...pool(piece, MIRE, true), reeds(piece)];
const river: Recipe = (piece) => pool(piece, WATER, false);
const lake: Recipe = (piece) => pool(piece, WATER, true);
const lava: Recipe = (piece) => pool(piece, LAVA, false);
const deepLava: Recipe = (piece) => pool(piece, LAVA, true);

export const FIELD: Record<string, Recipe> = {
  wood, leafy_wood: leafy, jungle: leafy, hill, mountain: rock, rock, tower, watchtower: tower, rubble, ruins, hedge, wall, fence, dolmen, relic, camp,
  stream: river, shallow_river: river, mire, marsh: mire, deep_river: lake, lake, swamp, lava_stream: lava, lava_pool: lava, lava_river: deepLava, lava_lake: deepLava,
  house: house("roof", "roof2", chimney), stable: house("thatch", "thatch2", hay), farm: house("roof", "roof2", hay), laboratory: house("slate", "slate2", dome),
  hospital: house("slate", "slate2", cross), monument: house("stone3", "stone", statue), scion_building: house("teal", "deepteal", shells),
};
