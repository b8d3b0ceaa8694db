// Whose a base is: side A has a whole rim, side B a cut one; the seats of a side differ by the shape of their field.

import type { View } from "./view";

export interface Seat {
  /** 0 for side A, 1 for side B. */
  side: number;
  /** The number among the seats of its side. */
  place: number;
  /** The name of its colours: `--seat-N` and `--seat-N-dark`. */
  token: string;
}

/** The seat of an owner; where a game names no sides, every other seat is on the same. */
export function seatOf(table: Pick<View, "sides">, owner: number): Seat {
  const sides = table.sides ?? [];
  const side = sides[owner] ?? owner % 2;
  const place = Math.min(2, sides.length > 0 ? sides.slice(0, owner).filter((one) => one === side).length : Math.floor(owner / 2));
  return { side, place, token: `--seat-${side + 2 * place}` };
}

/** The field of a base, in a box of a hundred. */
export const FIELDS = ["M-43 0a43 43 0 1 0 86 0a43 43 0 1 0 -86 0Z", "M43 0L21.5 37.2H-21.5L-43 0L-21.5 -37.2H21.5Z", "M-31 -31H31V31H-31Z"] as const;
/** Silhouettes are smaller on a square. */
export const SIZES = [0.86, 0.84, 0.8] as const;
/** The rim of side B: twenty dashes. */
export const CUT = { r: 45.75, width: 5.5, dash: (2 * Math.PI * 45.75) / 40 };
