// A game that brings nothing to the client: what is asked is answered from the list of candidates, and the log tells
// events in the words of its texts.

import type { GameTable, Talk, Teller, Told } from "../games/game";
import type { Json, Seen } from "../protocol.gen";
import { has, say, type Args } from "../text/messages.svelte";
import Frame from "./Frame.svelte";

const PLAYERS = ["player", "owner", "by", "winner"];

function words(talk: Talk, args: { [key: string]: Json }): Args {
  const found: Args = { ...args };
  for (const name of PLAYERS) {
    const player = args[name];
    if (typeof player === "number" && player >= 0) found[name] = talk.name(player);
  }
  if (typeof args["reason"] === "string" && has(args["reason"])) found["reason"] = say(args["reason"]);
  return found;
}

/** Who threw, what for, and what fell. */
function thrown(talk: Talk, args: { [key: string]: Json }): string {
  const { player, purpose, faces } = args as unknown as { player: number; purpose: string; faces: number[] };
  return `${player >= 0 ? `${talk.name(player)}, ` : ""}${has(purpose) ? say(purpose) : purpose}: ${faces.join(", ")}`;
}

class PlainTeller implements Teller {
  constructor(private talk: () => Talk) {}

  tell(event: Seen): Told[] {
    const talk = this.talk();
    const isThrown = event.kind === "kernel.thrown";
    if (!isThrown && !has(event.kind)) return [];
    const text = isThrown ? thrown(talk, event.args) : say(event.kind, words(talk, event.args));
    const player = typeof event.args["player"] === "number" ? event.args["player"] : -1;
    return [{ n: event.n, entry: event.entry, at: event.at, text, rule: String(event.args["rule"] ?? ""), player, pieces: [], kind: isThrown ? "dice" : "plain", why: [] }];
  }

  opens(): null {
    return null;
  }
}

export const plainTable = (id: string): GameTable => ({
  id,
  texts: [id, "play"],
  Frame,
  bounds: () => ({ x: 0, y: 0, width: 1, height: 1 }),
  follow: (view) => view,
  words,
  teller: (talk) => new PlainTeller(talk),
  terms: {},
  pieces: () => [],
  pieceName: (_, piece) => String(piece),
  spaceName: (space) => String(space),
  where: () => null,
  atOnce: () => false,
  holds: () => false,
  hint: () => null,
});
