// Time controls by name, and how long a game lasts at most with each.

import type { GameLength, NewMatch } from "../protocol.gen";
import { number, say } from "../text/messages.svelte";

export type Control = Required<NonNullable<NewMatch["clock"]>>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const REACTION = 20; // seconds to react at one sitting, before the usual answer is given
/** A control with all its parts, in the same order. */
export const control = (given: Partial<Control>): Control => ({ bank: given.bank ?? 0, gain: given.gain ?? 0, move: given.move ?? 0, soft: given.soft ?? 0, most: given.most ?? 0 });

/** At one sitting with a bank or a time for every move, or by and by over days. */
export const CONTROLS: Record<string, Control | null> = {
  none: null,
  "live-10": control({ bank: 10 * MINUTE, gain: 5, soft: REACTION }),
  "live-20": control({ bank: 20 * MINUTE, gain: 5, soft: REACTION }),
  "live-40": control({ bank: 40 * MINUTE, gain: 5, soft: REACTION }),
  "move-30": control({ move: 30 }),
  "move-120": control({ move: 2 * MINUTE }),
  "days-fast": control({ bank: DAY, gain: HOUR, most: DAY }),
  "days-normal": control({ bank: 3 * DAY, gain: 4 * HOUR, most: 3 * DAY }),
  "days-slow": control({ bank: 7 * DAY, gain: 12 * HOUR, most: 7 * DAY }),
};

/** How many times as long a host can make all times of a control (Z-10). */
export const LONGER = [1, 2, 3, 5, 10];
export function lengthened(clock: Control | null | undefined, times: number): Control | null {
  return clock ? control({ bank: clock.bank * times, gain: clock.gain * times, move: clock.move * times, soft: clock.soft * times, most: clock.most * times }) : null;
}

/** The name of a control, and how many times as long it is; null if it has none. */
export function nameOf(clock: Control): string | null {
  const written = JSON.stringify(clock);
  for (const times of LONGER) {
    const known = Object.keys(CONTROLS).find((id) => CONTROLS[id] && JSON.stringify(lengthened(CONTROLS[id], times)) === written);
    if (known) return times === 1 ? controlName(known) : say("lobby.clock-longer", { clock: controlName(known), times });
  }
  return null;
}

export const controlName = (id: string): string => say(`lobby.clock-${id}`);

/** What all may use together: their banks, what their decisions add to them, or the time of every move. */
export function longest(clock: Control, seats: number, decisions: number): number {
  return clock.move > 0 ? clock.move * decisions : seats * clock.bank + clock.gain * decisions;
}

export function duration(seconds: number): string {
  if (seconds < 2 * HOUR) return say("lobby.minutes", { minutes: Math.round(seconds / MINUTE) });
  if (seconds < 2 * DAY) return say("lobby.hours", { hours: Math.round(seconds / HOUR) });
  return say("lobby.days", { days: Math.round(seconds / DAY) });
}

/** How long a game lasts, with what that is based on. */
export function estimate(clock: Control | null, seats: number, length: GameLength): string[] {
  const based = say(length.simulated ? "lobby.length-simulated" : "lobby.length-played", { decisions: number(length.decisions), games: length.games, rules: length.rules, date: length.date });
  const usual = length.minutes === null ? [] : [say("lobby.length-minutes", { time: duration(length.minutes * MINUTE) })];
  const most = clock ? [say("lobby.length-most", { time: duration(longest(clock, seats, length.decisions)) })] : [];
  return [...usual, ...most, based];
}
