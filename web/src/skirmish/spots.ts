// Places on the table that can be hit, and what is written beside them: large enough, and not over each other.

interface At {
  x: number;
  y: number;
}

const apart = (one: At, other: At): number => Math.hypot(one.x - other.x, one.y - other.y);

/** How large each may be hit: as wished, but not into its neighbour; never smaller than the least. */
export function roomy(spots: At[], wished: number, least: number): number[] {
  return spots.map((one) => {
    const gaps = spots.filter((other) => other !== one).map((other) => apart(one, other) / 2);
    return Math.max(least, Math.min(wished, ...gaps));
  });
}

/** Which of these lies nearest to a point, if one is near enough; -1 if none is. */
export function near(spots: At[], at: At, most: number): number {
  const far = spots.map((one) => apart(one, at));
  const least = Math.min(...far);
  return least <= most ? far.indexOf(least) : -1;
}

/** So large a chance is written, in pixels. */
export const WIDE = 40;
export const HIGH = 17;
/** Round a base lies the ring of a target. */
const RING = 13;
interface Round extends At {
  r: number;
}
/** A chance beside a figure: where it is written, and how far right of the figure and below it, as the reader sees it. */
export interface Odds extends At {
  id: number;
  right: number;
  below: number;
}

/** Where chances are written, in pixels: the weightiest first, above, below or beside their figures, over no base and no other
 *  chance. What finds no place is left out; the best has one always. */
export function unpiled(labels: (Round & { id: number; weight: number })[], bases: Round[], flipped: boolean): Odds[] {
  const kept: Odds[] = [];
  const sign = flipped ? -1 : 1;
  const places = (one: Round & { id: number }): Odds[] => {
    const [up, out] = [one.r + RING + HIGH / 2, one.r + RING + WIDE / 2];
    return [[0, -up], [0, up], [out, 0], [-out, 0]].map(([right, below]) => ({ id: one.id, right: right!, below: below!, x: one.x + sign * right!, y: one.y + sign * below! }));
  };
  const isOnBase = (at: At): boolean => bases.some(({ x, y, r }) => Math.hypot(Math.max(0, Math.abs(x - at.x) - WIDE / 2), Math.max(0, Math.abs(y - at.y) - HIGH / 2)) < r);
  const isOver = (at: At): boolean => kept.some((other) => Math.abs(other.x - at.x) < WIDE && Math.abs(other.y - at.y) < HIGH);
  for (const one of [...labels].sort((a, b) => b.weight - a.weight)) {
    const all = places(one);
    const found = all.find((at) => !isOver(at) && !isOnBase(at)) ?? (kept.length === 0 ? all[0] : undefined);
    if (found) kept.push(found);
  }
  return kept;
}
