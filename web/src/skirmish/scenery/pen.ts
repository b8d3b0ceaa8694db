// What recipes of scenery draw with: paths in millimetres round the middle of a piece, paints by name, and a seed.

/** One element: a path, its paint and its line. Paints are names of tokens (`look.css`). */
export interface Ink {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  opacity?: number;
  /** What goes when somebody is inside. */
  lid?: boolean;
}

/** A piece in its own frame: `w` along its first side, `d` across, all round if it is a disc of that width. */
export interface Piece {
  kind: string;
  w: number;
  d: number;
  round: boolean;
  height: number;
  seed: number;
}

export type Recipe = (piece: Piece) => Ink[];

export const n = (value: number): number => Math.round(value * 100) / 100;

export const disc = (x: number, y: number, r: number): string => `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  const c = n(Math.min(r, w / 2, h / 2));
  if (!c) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
  return `M${n(x + c)} ${n(y)}h${n(w - 2 * c)}a${c} ${c} 0 0 1 ${c} ${c}v${n(h - 2 * c)}a${c} ${c} 0 0 1 ${-c} ${c}h${n(2 * c - w)}a${c} ${c} 0 0 1 ${-c} ${-c}v${n(2 * c - h)}a${c} ${c} 0 0 1 ${c} ${-c}Z`;
}

/** A box in the middle of the piece, so much smaller on every side. */
export const inset = (piece: Piece, by: number, r = 0): string => box(by - piece.w / 2, by - piece.d / 2, piece.w - 2 * by, piece.d - 2 * by, r);

export const line = (...points: number[]): string => points.reduce((path, value, index) => path + (index % 2 ? ` ${n(value)}` : `${index ? "L" : "M"}${n(value)}`), "");

/** A closed outline round the middle: a radius for each of its corners. */
export const blob = (radii: number[], turn = 0, wide = 1): string =>
  radii.map((r, index) => `${index ? "L" : "M"}${n(Math.cos(turn + (index / radii.length) * 2 * Math.PI) * r * wide)} ${n(Math.sin(turn + (index / radii.length) * 2 * Math.PI) * r)}`).join("") + "Z";

/** Numbers from 0 to 1 that are the same for the same piece. */
export function chance(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
export const joined = (count: number, make: (index: number) => string): string => many(count, make).join("");
