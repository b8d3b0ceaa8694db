// Windows to react: their names, and what can be said about them beforehand.

import type { GameTable, Talk } from "../games/game";
import type { MatchInfo, ReactingInfo, SetStanding, Standing } from "../protocol.gen";
import { has, say, tt } from "../text/messages.svelte";

export const EVERY = "*";

/** A standing choice as it is wished for. */
export type Order = Pick<SetStanding, "kind"> & Partial<Omit<SetStanding, "type" | "id" | "kind">>;

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

/** The name of a policy of a game, as something that is done. */
export function policyName(kind: string, policy: string): string {
  return say(`${parts(kind).game}.web.policy-${policy}`);
}

/** An open fact on which somebody wishes to be asked, in the words of the game. */
export const callName = (game: GameTable, call: string): string => say(`${game.id}.web.call-${call}`);

const groupName = (game: GameTable, group: string[]): string => listed(group.map((call) => callName(game, call)), "conjunction");
const listed = (names: string[], type: "conjunction" | "disjunction"): string => new Intl.ListFormat(document.documentElement.lang || "en", { type }).format(names);

/** A choice in one sentence. */
export function orderText(game: GameTable, talk: Talk, order: Order | Standing): string {
  return tt("order", {
    window: windowName(order.kind),
    who: order.piece === null || order.piece === undefined ? "any" : game.pieceName(talk, order.piece),
    how: order.policy ? "policy" : order.how === "ask" && order.calls?.length ? "calls" : (order.how ?? "answer"),
    calls: listed((order.calls ?? []).map((group) => groupName(game, group)), "disjunction"),
    policy: order.policy ? policyName(order.kind, order.policy) : "",
    least: order.least ?? "none",
    within: order.within ?? "none",
    times: order.times ?? "none",
    sight: order.sight ? "seen" : "any",
    left: order.left === null || order.left === undefined ? "none" : say(`${game.id}.web.order-left`, { left: order.left }),
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
