// Time in words and numbers.

import { settings } from "../lib/settings.svelte";
import type { ClockInfo, SeatClock } from "../protocol.gen";

/** Seconds left on a clock that was told at a moment. */
export const leftOf = (clock: SeatClock, now: number, toldAt: number): number =>
  Math.max(0, clock.left - (clock.runs ? (now - toldAt) / 1000 : 0));

/** How a length of time is shown: 2:05, 1:02:05, or days for slow games. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (value: number): string => String(value).padStart(2, "0");
  if (whole >= 172_800) return `${Math.floor(whole / 86_400)} d ${Math.floor((whole % 86_400) / 3600)} h`;
  if (whole >= 3600) return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}

/** How near the end of the time is: warnings come at a fifth and at a tenth of it (C-3). */
export function urgency(left: number, control: ClockInfo): 0 | 1 | 2 {
  const whole = control.bank || control.move;
  if (whole === 0 || left > whole * 0.2) return 0;
  return left > whole * 0.1 ? 1 : 2;
}

/** The time of day of an event, in the manner of the reader's language. */
export const timeText = (at: number): string => new Date(at * 1000).toLocaleTimeString(settings.language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
