// What lies under a table: one tile of 250 millimetres for each ground, its grain as three paths.

import { chance, joined, many, n } from "./scenery/pen";

export interface Ground {
  /** The token of its colour. */
  paint: string;
  /** Lines between boards or stones. */
  seams: string;
  /** Grain, grass or cracks: darker, and lighter. */
  dark: string;
  light: string;
  /** Filled darker parts. */
  parts?: string;
}

const TILE = 250;
const grains = (count: number, seed: number, long: number, bend: number): string => {
  const luck = chance(seed);
  return joined(count, () => `M${n(luck() * (TILE - long))} ${n(4 + luck() * (TILE - 8))}q${n(long / 4)} ${n((luck() - 0.5) * bend)} ${n(long / 2)} 0t${n(long / 2)} 0`);
};
const scatter = (count: number, seed: number, make: (x: number, y: number, luck: () => number) => string): string => {
  const luck = chance(seed);
  return joined(count, () => make(n(8 + luck() * (TILE - 16)), n(8 + luck() * (TILE - 16)), luck));
};
/** Boards along the tile, each with its ends elsewhere; some a little darker. */
function boards(rows: number, seed: number): { seams: string; parts: string } {
  const luck = chance(seed);
  const high = TILE / rows;
  const ends = many(rows, () => [luck() * 110, 130 + luck() * 110]);
  const seams = many(rows, (row) => `M0 ${n(row * high)}H${TILE}${ends[row]!.map((x) => `M${n(x)} ${n(row * high)}v${n(high)}`).join("")}`).join("");
  const parts = many(rows, (row) => (row % 2 ? `M${n(ends[row]![0]!)} ${n(row * high)}H${n(ends[row]![1]!)}v${n(high)}H${n(ends[row]![0]!)}Z` : "")).join("");
  return { seams, parts };
}
function herringbone(): { seams: string; parts: string } {
  const step = 25;
  const seams = joined(10, (row) => joined(5, (column) => { const [x, y] = [column * 2 * step, row * step]; return `M${x} ${y}l${step} ${step}M${x + step} ${y + step}l${step} ${-step}`; })) + joined(5, (column) => `M${column * 2 * step} 0V${TILE}M${column * 2 * step + step} 0V${TILE}`);
  const parts = joined(5, (row) => joined(4, (column) => { const [x, y] = [column * 50, row * 50]; return `M${x} ${y}l25 25v25l-25-25Z`; }));
  return { seams, parts };
}
const slabs = (): string => joined(5, (row) => `M0 ${row * 50}H${TILE}` + joined(4, (column) => `M${n((column * 62.5 + (row % 2) * 31) % TILE)} ${row * 50}v50`));
const tuft = (x: number, y: number): string => `M${n(x - 3)} ${n(y)}l1.4-6M${n(x)} ${n(y)}v-7M${n(x + 3)} ${n(y)}l-1.4-6`;
const crack = (x: number, y: number, luck: () => number): string => `M${x} ${y}${many(4, () => `l${n((luck() - 0.3) * 16)} ${n((luck() - 0.5) * 18)}`).join("")}`;
const speck = (x: number, y: number): string => `M${x} ${y}h.6`;
const clump = (x: number, y: number, luck: () => number): string => { const r = n(2 + luck() * 4); return `M${x} ${y}a${r} ${r} 0 1 0 ${r} ${-r}Z`; };

export const GROUNDS: Record<string, Ground> = {
  "bedside-table": { paint: "walnut", ...boards(5, 3), dark: grains(26, 5, 70, 10), light: grains(12, 9, 60, 8) },
  desk: { paint: "oak", ...boards(4, 8), dark: grains(30, 12, 80, 8), light: grains(12, 14, 60, 6) },
  shelf: { paint: "painted", seams: "M0 0H250M0 125H250", parts: "", dark: grains(14, 4, 90, 3), light: grains(14, 6, 90, 3) },
  "kitchen-counter": { paint: "stone", seams: "", parts: "", dark: scatter(60, 17, speck) + scatter(9, 2, crack), light: scatter(6, 7, crack) },
  "living-room-floor": { paint: "parquet", ...herringbone(), dark: "", light: "" },
  cloth: { paint: "cloth", seams: "", parts: "", dark: joined(25, (index) => `M0 ${index * 10 + 3}H250`), light: joined(25, (index) => `M${index * 10 + 3} 0V250`) },
  golothar_roads: { paint: "roads", seams: "", parts: "", dark: scatter(16, 3, tuft) + "M0 96Q60 84 125 98T250 96M0 118Q60 106 125 120T250 118", light: scatter(12, 8, tuft) },
  darlime_village: { paint: "meadow", seams: "", parts: "", dark: scatter(19, 5, tuft), light: scatter(11, 11, tuft) + scatter(7, 21, (x, y) => `M${x} ${y}q14-5 28 0`) },
  eastern_woods: { paint: "needles", seams: "", parts: scatter(14, 6, clump), dark: scatter(40, 4, (x, y, luck) => `M${x} ${y}l${n((luck() - 0.5) * 10)} ${n((luck() - 0.5) * 10)}`), light: scatter(20, 9, (x, y, luck) => `M${x} ${y}l${n((luck() - 0.5) * 10)} ${n((luck() - 0.5) * 10)}`) },
  volcanic_entrances: { paint: "ash", seams: "", parts: "", dark: scatter(40, 13, speck) + scatter(12, 3, crack), light: scatter(8, 5, crack) },
  unuk_glaciers: { paint: "snow", seams: "", parts: "", dark: scatter(9, 6, crack), light: scatter(12, 2, (x, y) => `M${x} ${y}q18-9 36 0`) },
  technocrat_city: { paint: "paving", seams: slabs(), parts: "M50 50h62v50h-62ZM156 150h62v50h-62Z", dark: scatter(8, 2, crack), light: "" },
};
/** Tables that are strewn at random, by their room. */
const ROOMS: Record<string, string> = { "random-bedroom": "bedside-table", "random-bathroom": "shelf", "random-study": "desk", "random-kitchen": "kitchen-counter", "random-living-room": "living-room-floor", random: "desk" };
export const tileOf = (ground = ""): Ground => GROUNDS[ROOMS[ground] ?? ground] ?? GROUNDS["cloth"]!;
