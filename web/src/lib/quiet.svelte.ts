// Whom one does not want to hear, and how much is said at all; kept in this browser.

import { SvelteSet } from "svelte/reactivity";
import { settings } from "./settings.svelte";

const KEY = "dicefront.muted";

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

const muted = new SvelteSet<string>(kept());

export const isMuted = (name: string): boolean => muted.has(name);

export function mute(name: string, on: boolean): void {
  if (on) muted.add(name);
  else muted.delete(name);
  try {
    localStorage.setItem(KEY, JSON.stringify([...muted]));
  } catch {
    // then it holds for this page
  }
}

/** Whether a line is heard, given the seats of friends and one's own; ready-made phrases begin with a colon. */
export function isHeard(line: { name: string; text: string; player: number | null }, close: number[]): boolean {
  if (settings.chat === "off" || isMuted(line.name)) return false;
  if (settings.chat === "on" || line.text.startsWith(":")) return true;
  return settings.chat === "friends" && line.player !== null && close.includes(line.player);
}
