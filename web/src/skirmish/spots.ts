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

const WIDE = 40;
const HIGH = 17;

/** Which of these can be written on the table: the weightiest first, and nothing over another. */
export function unpiled(labels: (At & { id: number; weight: number })[]): number[] {
  const kept: (At & { id: number })[] = [];
  for (const one of [...labels].sort((a, b) => b.weight - a.weight))
    if (!kept.some((other) => Math.abs(other.x - one.x) < WIDE && Math.abs(other.y - one.y) < HIGH)) kept.push(one);
  return kept.map((one) => one.id);
}
