// What is agreed on for a match, in words.

import type { GameInfo, GameOption, Json, MatchInfo } from "../protocol.gen";
import { has, say, t } from "../text/messages.svelte";
import { seatName } from "../text/seats";
import { control, nameOf as nameOfClock } from "./clocks";

const nameOf = (game: string, value: unknown): string => {
  const id = `${game}.value-${String(value)}`;
  return typeof value === "string" && has(id) ? say(id) : String(value);
};

/** The option by which lists may break limits of list building, with its values. */
export const LISTS = "lists";
export const LEGAL = "legal";
export const AGREED = "agreed";
export const isAgreed = (match: MatchInfo): boolean => match.options[LISTS] === AGREED;

/** So many numbers are chosen from a list; of more one is typed. */
const MOST_LISTED = 60;

/** Whether an option takes more numbers than a list can hold. */
export const isTyped = ({ numbers }: GameOption): boolean => numbers !== null && (numbers[1] ?? 0) - (numbers[0] ?? 0) >= MOST_LISTED;

/** All values of an option that can be listed. */
export function listed(option: GameOption): Json[] {
  const found = [...option.values];
  if (option.numbers && !isTyped(option)) for (let value = option.numbers[0] ?? 0; value <= (option.numbers[1] ?? -1); value++) if (!found.includes(value)) found.push(value);
  return found;
}

/** The options that differ from the usual ones: scenario, table, points, house rules. */
export function houseRules(match: MatchInfo, game: GameInfo | undefined): { name: string; value: string }[] {
  const found = [];
  for (const option of game?.options ?? []) {
    const value = match.options[option.name];
    if (option.name === game?.seat_option || value === undefined || value === option.default) continue;
    const id = `${match.game}.option-${option.name}`;
    found.push({ name: has(id) ? say(id) : option.name, value: nameOf(match.game, value) });
  }
  return found;
}

/** The set-up in a few words: scenario or table, and the size of the armies. */
export function setupText(match: MatchInfo): string {
  const { scenario, table, points, stars, side_length: side } = match.options;
  const parts = [];
  if (scenario !== undefined) parts.push(nameOf(match.game, scenario));
  if (table !== undefined) parts.push(nameOf(match.game, table));
  if (typeof side === "number") parts.push(say("lobby.side", { length: side }));
  if (typeof points === "number") parts.push(say("lobby.points", { points }));
  if (typeof stars === "number") parts.push(say("lobby.stars", { stars }));
  return parts.join(", ");
}

export function clockText(match: MatchInfo): string {
  const clock = match.clock;
  if (!clock) return t("clock-none");
  const known = nameOfClock(control(clock));
  if (known) return known;
  return clock.bank > 0 ? say("lobby.clock", { minutes: Math.round(clock.bank / 60), gain: clock.gain }) : say("lobby.clock-move", { seconds: clock.move });
}

/** Who plays: people and opponents by name. */
export const people = (match: MatchInfo): string =>
  match.seats
    .map((seat) => {
      if (seat.kind === "empty") return t("seat-free");
      if (seat.name || has(`story.opponent-${seat.level}`)) return seatName(match, seat.seat);
      return seat.kind === "computer" ? t("computer") : t("seat-number", { number: seat.seat + 1 });
    })
    .join(" – ");
