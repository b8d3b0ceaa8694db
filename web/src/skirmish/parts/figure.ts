// A figure from its parts: build, skin, head, arm, off and back become a few painted paths in a box of a hundred.

import { BUILDS, SKINS, type Build } from "./bodies";
import { HEADS } from "./heads";
import { ARMS, BACKS, OFFS } from "./things";

/** Parts that a game adds to those that all share. */
export interface Parts {
  builds: Record<string, Build>;
  heads: Record<string, string>;
  arms: Record<string, string>;
  offs: Record<string, string>;
  backs: Record<string, string>;
}
/** A game brings its own parts, so that nobody loads those of another. */
export function bringParts(parts: Parts): void {
  Object.assign(BUILDS, parts.builds);
  Object.assign(HEADS, parts.heads);
  Object.assign(ARMS, parts.arms);
  Object.assign(OFFS, parts.offs);
  Object.assign(BACKS, parts.backs);
}

/** Build, skin, head, arm, off, back: names of parts. */
export type Look = readonly [string, string, string, string, string, string];
export const PLAIN: Look = ["slim", "cloth", "bare", "none", "none", "none"];

export interface Shape {
  d: string;
  /** The paint it is filled with, or the line is drawn with. */
  paint: string;
  /** Filled with an edge round it, a line in a paint, an edge alone, or a fine line. */
  kind: "fill" | "line" | "edge" | "fine";
  transform: string;
  /** How much larger than it is written. */
  size: number;
}

const PAINTS: Record<string, string> = { l: "light", m: "metal", w: "wood", g: "glow", d: "dark" };

function shapes(part: string | undefined, x: number, y: number, size: number, mirrored = false): Shape[] {
  if (!part) return [];
  const transform = x || y || size !== 1 || mirrored ? `translate(${x} ${y}) scale(${mirrored ? -size : size} ${size})` : "";
  return part.split("|").map((one): Shape => {
    const [letter, d] = [one[0]!, one.slice(2)];
    if (letter === "x") return { d, paint: "dark", kind: "fine", transform, size };
    if (letter === "X") return { d, paint: "dark", kind: "edge", transform, size };
    const paint = PAINTS[letter.toLowerCase()]!;
    return { d, paint, kind: letter === letter.toLowerCase() ? "fill" : "line", transform, size };
  });
}

/** What a figure is drawn from, back to front. Parts that nobody knows are left out. */
export function figure([build, skin, head, arm, off, back]: Look): Shape[] {
  const body = BUILDS[build] ?? BUILDS["slim"]!;
  const [cx, cy, wide] = body.chest;
  const [first, ...others] = [...body.heads].reverse();
  return [
    ...shapes(BACKS[back], cx, cy, Math.min(1, 0.8 + wide / 8)),
    ...shapes(body.d, 0, 0, 1),
    ...shapes(SKINS[skin], cx, cy, wide),
    ...others.flatMap(([x, y, size]) => shapes(HEADS[head], x, y, size)),
    ...(off in OFFS ? shapes(OFFS[off], body.other[0], body.other[1], 1) : shapes(ARMS[off], body.other[0], body.other[1], 1, true)),
    ...shapes(ARMS[arm], body.hand[0], body.hand[1], 1),
    ...(first ? shapes(HEADS[head], first[0], first[1], first[2]) : []),
  ];
}

/** How wide edges are. */
export const EDGE = 2.6;

/** The same as elements of a drawing, to be put into it once and used often. */
export function markup(look: Look): string {
  const put = ({ d, paint, kind, transform, size }: Shape): string => {
    const place = transform ? ` transform="${transform}"` : "";
    const wide = (width: number): string => `stroke-width="${Math.round((width / size) * 10) / 10}"`;
    if (kind === "fill") return `<path d="${d}" fill="var(--p-${paint})"${size === 1 ? "" : ` ${wide(EDGE)}`}${place}/>`;
    if (kind === "line") return `<path d="${d}" fill="none" ${wide(6.2)}${place}/><path d="${d}" fill="none" stroke="var(--p-${paint})" ${wide(3.4)}${place}/>`;
    return `<path class="${kind}" d="${d}" fill="none" ${wide(2.2)}${place}/>`;
  };
  return figure(look).map(put).join("");
}
