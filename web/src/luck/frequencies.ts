// How often each face came up, and how unusual that is.

import type { Seen } from "../protocol.gen";

interface Thrown {
  player: number;
  sides: number[];
  faces: number[];
}

const thrown = (events: Seen[]): Thrown[] => events.filter((event) => event.kind === "kernel.thrown").map((event) => event.args as unknown as Thrown);

/** The share of a normal distribution below a number of standard deviations. */
function below(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const tail = 0.3989423 * Math.exp((-deviations * deviations) / 2) * t * (0.3193815 + t * (-0.3565638 + t * (1.781478 + t * (-1.821256 + t * 1.330274))));
  return deviations > 0 ? 1 - tail : tail;
}

export interface Frequency {
  sides: number;
  counts: number[];
  total: number;
  /** In how many of a hundred fair sets of so many dice the faces are at least this uneven. */
  usual: number;
}

/** How often each face came up, for each kind of die, of one player or of all. */
export function frequencies(events: Seen[], player: number | null = null): Frequency[] {
  const found = new Map<number, number[]>();
  for (const one of thrown(events)) {
    if (one.player < 0 || (player !== null && one.player !== player)) continue; // what the table draws is no die of anybody
    one.sides.forEach((sides, index) => {
      const counts = found.get(sides) ?? Array.from({ length: sides }, () => 0);
      counts[(one.faces[index] ?? 1) - 1]! += 1;
      found.set(sides, counts);
    });
  }
  return [...found.entries()].sort(([a], [b]) => a - b).map(([sides, counts]) => weigh(sides, counts));
}

/** Counts of one kind of die, weighed against fair ones. */
export function weigh(sides: number, counts: number[]): Frequency {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / sides;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const free = sides - 1;
  // Wilson and Hilferty: the cube root of chi square is almost normal.
  const deviations = ((chi / free) ** (1 / 3) - (1 - 2 / (9 * free))) / Math.sqrt(2 / (9 * free));
  return { sides, counts, total, usual: Math.round((1 - below(deviations)) * 100) };
}
