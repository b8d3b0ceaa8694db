// Where words stand on the table: round what they name, never on a figure, never on each other; what finds no place is left out.

import { HIGH as ODDS_HIGH, WIDE as ODDS_WIDE } from "./spots";

export interface Wish {
  id: string;
  text: string;
  /** What it names, in pixels, and how far round it nothing may stand. */
  x: number;
  y: number;
  off: number;
  /** Less is placed first. */
  rank: number;
  /** It may stand on what it names. */
  over?: boolean;
}
export interface Placed extends Wish {
  left: number;
  top: number;
  width: number;
  /** Drawn from the label to what it names. */
  leader: boolean;
}
export interface Base {
  x: number;
  y: number;
  r: number;
}

export const HIGH = 18;
export const MOST = 24;
const PLACES = [[0, 1], [0, -1], [1, 0], [-1, 0], [0.71, 0.71], [-0.71, 0.71], [0.71, -0.71], [-0.71, -0.71]] as const;

/** How wide a text of twelve pixels is, about: enough for wide letters. */
export const widthOf = (text: string): number => Math.ceil([...text].reduce((sum, letter) => sum + ("il.,'|!: ".includes(letter) ? 4.2 : "mwMW%".includes(letter) ? 10.5 : 7.2), 12));

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function placed(wishes: Wish[], bases: Base[], room: Room, odds: { x: number; y: number }[]): Placed[] {
  const found: Placed[] = [];
  const isFree = (left: number, top: number, width: number): boolean => {
    if (left < room.x || top < room.y || left + width > room.x + room.width || top + HIGH > room.y + room.height) return false;
    if (found.some((one) => left < one.left + one.width + 2 && one.left < left + width + 2 && top < one.top + HIGH + 1 && one.top < top + HIGH + 1)) return false;
    if (odds.some((one) => left < one.x + ODDS_WIDE / 2 && one.x - ODDS_WIDE / 2 < left + width && top < one.y + ODDS_HIGH / 2 && one.y - ODDS_HIGH / 2 < top + HIGH)) return false;
    return !bases.some((base) => {
      const [dx, dy] = [base.x - Math.min(Math.max(base.x, left), left + width), base.y - Math.min(Math.max(base.y, top), top + HIGH)];
      return dx * dx + dy * dy < base.r * base.r;
    });
  };
  for (const wish of [...wishes].sort((one, other) => one.rank - other.rank)) {
    if (found.length >= MOST) break;
    if (wish.x < room.x || wish.y < room.y || wish.x > room.x + room.width || wish.y > room.y + room.height) continue;
    const width = widthOf(wish.text);
    const spots: { x: number; y: number; leader: boolean }[] = wish.over ? [{ x: wish.x, y: wish.y, leader: false }] : [];
    for (const far of [2, 20, 40]) for (const [dx, dy] of PLACES) spots.push({ x: wish.x + dx * (wish.off + far + (dx ? width / 2 : 0)), y: wish.y + dy * (wish.off + far + HIGH / 2), leader: far > 2 });
    const spot = spots.find(({ x, y }) => isFree(x - width / 2, y - HIGH / 2, width));
    if (spot) found.push({ ...wish, left: spot.x - width / 2, top: spot.y - HIGH / 2, width, leader: spot.leader });
  }
  return found;
}
