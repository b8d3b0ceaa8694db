// What somebody has missed: since they looked last, at a screen that went round, or since they left the page.

import type { Told } from "../games/game";
import type { Line } from "../net/line.svelte";

const FEW = 3; // so few lines are on the screen anyway
const keyOf = (line: Line): string => `dicefront.seen.${line.id}.${line.seat ?? "watch"}`;

export class Missed {
  /** The number of the last event that was seen before; null when nothing was missed. */
  since: number | null = $state(null);
  private left = new Map<number, number>();
  private known = new Set<Line>();

  /** A line has come to know the events of its match: was more seen of it before? */
  welcome(line: Line): void {
    if (this.known.has(line) || line.events.length === 0) return;
    this.known.add(line);
    const before = Number(readKept(keyOf(line)) ?? 0);
    if (before > 0 && line.events.length - before > FEW) this.since = before;
  }

  /** Everything up to now is seen. */
  keep(line: Line): void {
    const last = line.events.at(-1)?.n ?? 0;
    if (document.visibilityState === "visible" && last > 0) writeKept(keyOf(line), String(last));
  }

  /** The screen goes from one seat to another. */
  handed(from: Line | null, to: Line): void {
    if (from && from.seat !== null) this.left.set(from.seat, from.events.length);
    const before = to.seat === null ? undefined : this.left.get(to.seat);
    if (from !== to && before !== undefined && to.events.length > before) this.since = before;
  }

  close(): void {
    this.since = null;
  }
}

/** The lines that were missed. */
export const missedLines = (lines: Told[], since: number): Told[] => lines.filter((line) => line.n > since);

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function writeKept(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // a browser that keeps nothing shows no recap
  }
}
