// Where figures stand so close that a finger may mean several of them: they are shown larger, and chosen there.

/** Something that can be chosen, where it lies on the screen. */
export interface Choice {
  id: string;
  name: string;
  x: number;
  y: number;
  r: number;
  does: () => void;
}

/** A finger means what lies so near to it; a pointer rests so long, on a knot of so many. */
const NEAR = 22;
const REST_MS = 300;
const MANY = 4;
/** Bases that are at least so wide are hit without help. */
const EASY = 44;
/** Between bases that touch, in pixels. */
const TOUCHING = 2;

/** The lens is so wide, and shows so much larger. */
export const WIDE = 220;
export const TIMES = 2.5;

interface Round {
  x: number;
  y: number;
  r: number;
}
const apart = (one: { x: number; y: number }, other: { x: number; y: number }): number => Math.hypot(one.x - other.x, one.y - other.y);

/** All that touch each other, beginning with one. */
export function knotOf<T extends Round>(first: T, all: T[]): T[] {
  const found = [first];
  for (const one of found) found.push(...all.filter((other) => !found.includes(other) && apart(one, other) <= one.r + other.r + TOUCHING));
  return found;
}

class Knots {
  /** What lies under the lens, and the middle of it on the screen. */
  open: { x: number; y: number; choices: Choice[] } | null = $state.raw(null);
  /** What can be chosen now. */
  choices: () => Choice[] = () => [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A finger came down here: whether it may mean several. */
  at(x: number, y: number): boolean {
    const all = this.choices();
    const near = all.filter((one) => apart(one, { x, y }) <= NEAR);
    if (near.length < 2 || near.every((one) => 2 * one.r >= EASY)) return false;
    this.show(x, y, all);
    return true;
  }
  /** A pointer moves here; it may come to rest on a knot. */
  moved(x: number, y: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const all = this.choices();
      const under = all.find((one) => apart(one, { x, y }) <= one.r);
      if (under && 2 * under.r < EASY && knotOf(under, all).length >= MANY) this.show(x, y, all);
    }, REST_MS);
  }
  left(): void {
    clearTimeout(this.timer);
  }
  private show(x: number, y: number, all: Choice[]): void {
    const half = WIDE / 2 / TIMES;
    this.open = { x, y, choices: all.filter((one) => Math.abs(one.x - x) <= half && Math.abs(one.y - y) <= half) };
  }
  take(choice: Choice): void {
    this.open = null;
    choice.does();
  }
  close(): boolean {
    const was = this.open !== null;
    this.open = null;
    return was;
  }
}

export const knots = new Knots();
