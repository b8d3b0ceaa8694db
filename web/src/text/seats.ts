// What seats are called: people by their name, computers by the name of their level, empty ones by their place.

import type { MatchInfo } from "../protocol.gen";
import { has, say, t } from "./messages.svelte";
import { personName } from "./people";

export function seatName(match: Pick<MatchInfo, "game" | "seats"> | null | undefined, player: number): string {
  const seat = match?.seats[player];
  if (seat?.name) return personName(seat.name);
  if (seat?.kind === "computer" && has(`story.opponent-${seat.level}`)) {
    const before = match!.seats.filter((one) => one.kind === "computer" && !one.name && one.level === seat.level && one.seat < player).length;
    const name = say(`story.opponent-${seat.level}`);
    return before > 0 ? `${name} ${before + 1}` : name;
  }
  const own = `${match?.game}.seat-${player}`;
  return has(own) ? say(own) : say("play.seat", { number: player + 1 });
}

/** A computer opponent by its name and how strong it is. */
export function opponentName(level: string): string {
  const id = `story.opponent-${level}`;
  return has(id) ? t("opponent-of-level", { name: say(id), level: t(`level-${level}`) }) : t(`level-${level}`);
}
