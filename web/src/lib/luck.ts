// How lucky the dice were: each die against the middle of its faces, and how many would have fallen worse.

import type { Seen } from "../protocol.gen";

export interface Luck {
  player: number;
  dice: number;
  /** How far the dice lay above (or below) their middle on average; 1 is always the highest face. */
  share: number;
  /** The share of games in which as many such dice fall worse, by the normal distribution. */
  better: number;
}

export function luckOf(events: Seen[]): Luck[] {
  const found = new Map<number, { dice: number; sum: number; spread: number }>();
  for (const event of events) {
    if (event.kind !== "kernel.thrown") continue;
    const args = event.args as { player: number; sides: number[]; faces: number[] };
    if (args.player < 0) continue;
    const known = found.get(args.player) ?? { dice: 0, sum: 0, spread: 0 };
    args.sides.forEach((sides, index) => {
      const half = Math.max(1, sides - 1) / 2;
      const above = ((args.faces[index] ?? 0) - (sides + 1) / 2) / half;
      known.dice += 1;
      known.sum += above;
      known.spread += (sides * sides - 1) / 12 / (half * half);
    });
    found.set(args.player, known);
  }
  return [...found.entries()]
    .sort(([one], [other]) => one - other)
    .map(([player, one]) => ({ player, dice: one.dice, share: one.sum / one.dice, better: normal(one.sum / Math.sqrt(one.spread || 1)) }));
}

/** The share of a normal distribution below a number of deviations (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const k = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    Math.exp((-z * z) / 2) * 0.3989422804 * k * (0.31938153 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
}
