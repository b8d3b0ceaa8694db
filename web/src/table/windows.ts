// Windows to react: which ones a game has, their names, and what can be said about them beforehand.

import type { GameClient, Talk } from "../games/game";
import type { MatchInfo, ReactingInfo, SetStanding, Standing } from "../protocol.gen";
import { has, say, tt } from "../text/messages.svelte";

const WINDOWS: Record<string, string[]> = {
  chessboard: ["chessboard.reroll.defence", "chessboard.reroll.save"],
  home_raiders: ["free-attack", "ground", "bodyguard", "deflect", "energy-barrier", "flicker", "defensive-stance"].map((one) => `home_raiders.react.${one}`),
};

export const EVERY = "*";

/** A standing choice as it is wished for. */
export type Order = Pick<SetStanding, "kind"> & Partial<Omit<SetStanding, "type" | "id" | "kind">>;

export const windowsOf = (game: string): string[] => WINDOWS[game] ?? [];

/** The game of a kind of question, and the rest of the kind as a part of a message's id. */
function parts(kind: string): { game: string; id: string } {
  const [game = "", ...rest] = kind.split(".");
  return { game, id: rest.join("-") };
}

export function windowName(kind: string): string {
  if (kind === EVERY) return tt("window-every");
  const { game, id } = parts(kind);
  return has(`${game}.web.window-${id}`) ? say(`${game}.web.window-${id}`) : kind;
}

/** Choices that make sense for most players, to be taken over with one press; each has a sentence that says why. */
export function proposals(game: string): Order[] {
  if (game === "chessboard") {
    return [
      { kind: "chessboard.reroll.save", how: "react", least: 50 },
      { kind: "chessboard.reroll.defence", how: "react", least: 50 },
    ];
  }
  if (game === "home_raiders") {
    return [
      { kind: "home_raiders.react.free-attack", how: "react" },
      { kind: "home_raiders.react.ground", how: "react", sight: true },
    ];
  }
  return [];
}

/** A choice in one sentence. */
export function orderText(game: GameClient, talk: Talk, order: Order | Standing): string {
  return tt("order", {
    window: windowName(order.kind),
    who: order.piece === null || order.piece === undefined ? "any" : game.pieceName(talk, order.piece),
    how: order.how ?? "answer",
    least: order.least ?? "none",
    within: order.within ?? "none",
    times: order.times ?? "none",
    sight: order.sight ? "seen" : "any",
    left: order.left ?? "none",
    game: game.id,
    until: order.until ?? "always",
  });
}

/** Why a choice is proposed, in one sentence. */
export function proposalText(order: Order): string {
  const { game, id } = parts(order.kind);
  return say(`${game}.web.proposal-${id}`);
}

export const sameOrder = (one: Order | Standing, other: Order | Standing): boolean =>
  one.kind === other.kind && (one.piece ?? null) === (other.piece ?? null);

/** So many entries of the history are the start of a match: armies, deployment and the first turns. */
export const START = 40;

/** Whether players may be away for long: there is no clock, or one of many hours. */
export const isUnhurried = (match: MatchInfo | null): boolean => match !== null && (match.clock === null || match.clock.bank >= HALF_A_DAY);
const HALF_A_DAY = 43_200;

export const INTERRUPTS = ["attacked", "leader", "near", "ending"] as const;

export const usualReacting: ReactingInfo = { mode: "usual", interrupts: [...INTERRUPTS], near: 0, after: 0 };
