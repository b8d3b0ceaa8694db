// Which drawing a piece of scenery gets, and the frame it is drawn in.

import { MM, middleOf, outline, spot, type Thing, type View } from "../view";
import { box, disc, n, type Ink, type Piece, type Recipe } from "./pen";

/** The recipes of the game that is played; each brings its own, so that nobody loads those of another. */
export const RECIPES: Record<string, Recipe> = {};
export const bring = (recipes: Record<string, Recipe>): void => void Object.assign(RECIPES, recipes);
/** A line is drawn as wide as this, in millimetres. */
export const WIDE = 9;

const plain: Recipe = ({ w, d, round }) => (round ? [{ d: disc(0, 0, w / 2), fill: "plain" }, { d: disc(0, 0, w * 0.4), line: "contour", width: 1 }] : [{ d: box(-w / 2, -d / 2, w, d), fill: "plain" }]);

export interface Drawn {
  /** Where its frame lies on the table. */
  place: string;
  inks: Ink[];
  /** The outline that the rules know, on the table. */
  edge: string;
  /** Its middle, and how wide and deep it is on the table. */
  x: number;
  y: number;
  wide: number;
  high: number;
}

const isBox = (corners: number[][]): boolean => {
  if (corners.length !== 4) return false;
  const [a, b, c, d] = corners as [number[], number[], number[], number[]];
  return Math.hypot(a[0]! + c[0]! - b[0]! - d[0]!, a[1]! + c[1]! - b[1]! - d[1]!) < 40 && Math.abs(Math.hypot(a[0]! - c[0]!, a[1]! - c[1]!) - Math.hypot(b[0]! - d[0]!, b[1]! - d[1]!)) < 40;
};

/** A piece as it is drawn; `seed` is its number on the table. */
export function draw(table: View, thing: Thing, seed: number): Drawn {
  const height = (thing.top - thing.bottom) * MM;
  const recipe = RECIPES[thing.kind];
  if (thing.disc) {
    const { x, y } = spot(table, thing.disc);
    const r = thing.disc[2] * MM;
    const piece: Piece = { kind: thing.kind, w: 2 * r, d: 2 * r, round: true, height, seed };
    return { place: `translate(${n(x)} ${n(y)})`, inks: (recipe ?? plain)(piece), edge: disc(x, y, r), x, y, wide: 2 * r, high: 2 * r };
  }
  const corners = thing.corners ?? [];
  const [first, second] = corners.map((one) => spot(table, one));
  const { x, y } = spot(table, middleOf(corners));
  const xs = corners.map((one) => one[0] * MM);
  const ys = corners.map((one) => one[1] * MM);
  const size = { x, y, wide: Math.max(...xs) - Math.min(...xs), high: Math.max(...ys) - Math.min(...ys) };
  const turn = first && second ? Math.atan2(second.y - first.y, second.x - first.x) : 0;
  const place = `translate(${n(x)} ${n(y)}) rotate(${n((turn * 180) / Math.PI)})`;
  if (corners.length === 2) {
    const w = Math.hypot(second!.x - first!.x, second!.y - first!.y);
    const [sx, sy] = [(-Math.sin(turn) * WIDE) / 2, (Math.cos(turn) * WIDE) / 2];
    const edge = `M${n(first!.x + sx)} ${n(first!.y + sy)}L${n(second!.x + sx)} ${n(second!.y + sy)}L${n(second!.x - sx)} ${n(second!.y - sy)}L${n(first!.x - sx)} ${n(first!.y - sy)}Z`;
    return { ...size, place, edge, inks: (recipe ?? plain)({ kind: thing.kind, w, d: WIDE, round: false, height, seed }) };
  }
  const edge = `${outline(table, corners)}Z`;
  if (!isBox(corners)) return { ...size, place: "", edge, inks: [{ d: edge, fill: "plain" }] };
  const third = spot(table, corners[2]!);
  const piece: Piece = { kind: thing.kind, w: Math.hypot(second!.x - first!.x, second!.y - first!.y), d: Math.hypot(third.x - second!.x, third.y - second!.y), round: false, height, seed };
  return { ...size, place, edge, inks: (recipe ?? plain)(piece) };
}

/** How far the shadow of something falls, by its height in millimetres: never further than an inch. */
export function shadow(height: number): { x: number; y: number } {
  if (height <= 0) return { x: 0, y: 0 };
  return { x: Math.min(25.4, 0.075 * height + 2.5), y: Math.min(40.6, 0.115 * height + 5) };
}
