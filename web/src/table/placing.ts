// Where a hint lies: near the thing it talks about, over as little as possible of what can be pressed or read.

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;
/** How far apart the places lie that are tried where none beside the thing is free. */
const STEP = 24;
/** What a covered pixel costs; a pixel of distance costs 8. */
const COVERED = 6;

function shared(one: Rect, other: Rect): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const middle = (rect: Rect): { x: number; y: number } => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

/** The best place for a box of this size within an area: beside the target, or in a corner with a line to it. */
export function placeFor(size: { width: number; height: number }, target: Rect, area: Rect, others: Rect[]): Rect {
  const { width, height } = size;
  const at = middle(target);
  const right = area.left + area.width - width - EDGE;
  const bottom = area.top + area.height - height - EDGE;
  const clampX = (x: number): number => Math.max(area.left + EDGE, Math.min(right, x));
  const clampY = (y: number): number => Math.max(area.top + EDGE, Math.min(bottom, y));
  const places: [number, number][] = [
    [at.x - width / 2, target.top + target.height + GAP],
    [at.x - width / 2, target.top - height - GAP],
    [target.left + target.width + GAP, at.y - height / 2],
    [target.left - width - GAP, at.y - height / 2],
    [area.left, at.y - height / 2],
    [right, at.y - height / 2],
    [area.left, area.top],
    [right, area.top],
    [area.left, bottom],
    [right, bottom],
  ];
  for (let y = area.top; y <= bottom; y += STEP) for (let x = area.left; x <= right; x += STEP) places.push([x, y]);
  let best: Rect | null = null;
  let least = Infinity;
  for (const [x, y] of places) {
    const rect = { left: clampX(x), top: clampY(y), width, height };
    const here = middle(rect);
    const covered = others.reduce((sum, one) => sum + shared(rect, one), shared(rect, target) * 4);
    const cost = covered * COVERED + Math.hypot(here.x - at.x, here.y - at.y) * 8;
    if (cost < least) [best, least] = [rect, cost];
  }
  return best!;
}
