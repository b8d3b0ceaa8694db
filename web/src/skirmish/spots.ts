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

/** Which of these chances can be written, by where they stand in pixels: the weightiest first, and nothing over another or over a
 *  base; where no place is free the best stands alone. */
export function unpiled(labels: (At & { id: number; weight: number })[], bases: (At & { r: number })[]): (At & { id: number })[] {
  const kept: (At & { id: number })[] = [];
  const sorted = [...labels].sort((a, b) => b.weight - a.weight);
  const isOnBase = (one: At): boolean => bases.some(({ x, y, r }) => Math.hypot(Math.max(0, Math.abs(x - one.x) - WIDE / 2), Math.max(0, Math.abs(y - one.y) - HIGH / 2)) < r);
  for (const one of sorted)
    if (!isOnBase(one) && !kept.some((other) => Math.abs(other.x - one.x) < WIDE && Math.abs(other.y - one.y) < HIGH)) kept.push(one);
  return kept.length > 0 ? kept : sorted.slice(0, 1);
}
