// Where a card lies beside something on the table: over nothing that matters, and as near as that allows.

import type { Rect } from "../lib/layout.svelte";

export interface Hindrance extends Rect {
  /** What lies there is chosen, aimed at, offered or asked about: nothing may cover it. */
  barred: boolean;
  cost: number;
}

const GAP = 16;
const PLACES = 12;

export const meet = (one: Rect, other: Rect): boolean => one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;
const within = (one: Rect, area: Rect): boolean => one.left >= area.left && one.top >= area.top && one.left + one.width <= area.left + area.width && one.top + one.height <= area.top + area.height;

/** Twelve places round the anchor; if all are barred, the right inside edge of the area, with a line to the anchor. */
export function placeBeside(size: { width: number; height: number }, anchor: Rect, area: Rect, others: Hindrance[]): Rect & { docked: boolean } {
  const middle = { x: anchor.left + anchor.width / 2, y: anchor.top + anchor.height / 2 };
  let best: Rect | null = null;
  let least = Infinity;
  for (let index = 0; index < PLACES; index++) {
    const angle = (index * 2 * Math.PI) / PLACES;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const left = middle.x + across * (anchor.width / 2 + GAP) + (across > 0.1 ? 0 : across < -0.1 ? -size.width : -size.width / 2);
    const top = middle.y + down * (anchor.height / 2 + GAP) + (down > 0.6 ? 0 : down < -0.6 ? -size.height : -size.height / 2 + (down * size.height) / 2);
    const rect = { left, top, ...size };
    if (!within(rect, area) || others.some((one) => one.barred && meet(rect, one))) continue;
    const far = Math.hypot(left + size.width / 2 - middle.x, top + size.height / 2 - middle.y);
    const cost = others.reduce((sum, one) => sum + (meet(rect, one) ? one.cost : 0), 0) + far / 100;
    if (cost < least) [best, least] = [rect, cost];
  }
  if (best) return { ...best, docked: false };
  return { ...docked(size, middle, area, others), docked: true };
}

/** A place at the right or left inside edge of the area that bars as little as possible. */
function docked(size: { width: number; height: number }, middle: { x: number; y: number }, area: Rect, others: Hindrance[]): Rect {
  const lowest = area.top + area.height - size.height;
  const edges = [area.left + area.width - size.width, area.left];
  const tops = Array.from({ length: 9 }, (_, index) => area.top + (index * Math.max(0, lowest - area.top)) / 8);
  const cost = (rect: Rect): number => others.reduce((sum, one) => sum + (meet(rect, one) ? (one.barred ? 1000 : one.cost) : 0), 0) + Math.abs(rect.top + size.height / 2 - middle.y) / 100 + (rect.left === edges[0] ? 0 : 0.5);
  const rects = edges.flatMap((left) => tops.map((top) => ({ left, top, ...size })));
  return rects.sort((one, other) => cost(one) - cost(other))[0]!;
}
