// Home Raiders: a table that is measured, drawn from data.

import { settings } from "../../lib/settings.svelte";
import type { Json, Seen } from "../../protocol.gen";
import { has, say, t, type Args } from "../../text/messages.svelte";
import type { GameClient, Step, Talk, Teller, Told } from "../game";
import Board from "./Board.svelte";
import Strip from "./Strip.svelte";
import { MM, bounds, follow, seen } from "./view";

const nameOf = (one: { name_en: string; name_nl: string }): string => (settings.language === "nl" ? one.name_nl : one.name_en);

function words(talk: Talk, args: { [key: string]: Json }): Args {
  const found: Args = { ...args };
  const table = seen(talk.view);
  for (const name of ["player", "winner", "owner", "by", "controller"]) {
    const player = args[name];
    if (typeof player === "number" && player >= 0 && player < 4) found[name] = talk.name(player);
  }
  for (const name of ["character", "target", "attacker", "defender", "mini", "foe", "leader"]) {
    const id = args[name];
    const one = typeof id === "number" ? table?.characters?.find((other) => other.id === id) : undefined;
    if (one) found[name] = `${nameOf(one)} ${one.id}`;
  }
  const troop = args["troop"];
  const unit = typeof troop === "number" ? table?.troops?.find((other) => other.id === troop) : undefined;
  if (unit) found["troop"] = nameOf(unit);
  if (typeof args["reason"] === "string") found["reason"] = say(args["reason"]);
  return found;
}

class MeasuredTeller implements Teller {
  private steps: Step[] = [];

  constructor(private talk: () => Talk) {}

  tell(event: Seen): Told[] {
    if (event.kind === "kernel.thrown") {
      const args = event.args as { player: number; purpose: string; rule: string; faces: number[] };
      this.steps = [...this.steps.slice(-8), { text: `${has(args.purpose) ? say(args.purpose) : args.purpose}: ${args.faces.join(", ")}`, rule: args.rule }];
      return [];
    }
    if (!has(event.kind)) return [];
    const text = say(event.kind, words(this.talk(), event.args));
    const why = this.steps;
    this.steps = [];
    const player = typeof event.args["player"] === "number" ? event.args["player"] : -1;
    return [{ n: event.n, entry: event.entry, at: event.at, text, rule: "", player, pieces: [], kind: why.length > 0 ? "dice" : "plain", why }];
  }
}

const measured: GameClient = {
  id: "home_raiders",
  texts: ["home_raiders", "play"],
  Board,
  Strip,
  bounds,
  follow,
  words,
  teller: (talk) => new MeasuredTeller(talk),
  pieces: (talk) =>
    (seen(talk.view)?.characters ?? []).map((one) => ({
      piece: one.id,
      owner: one.owner,
      name: `${nameOf(one)} ${one.id}`,
      place: one.place ? `${Math.round(one.place[0] / 1000)}, ${Math.round(one.place[1] / 1000)} cm` : "–",
      state: [...(one.wounds > 0 ? [t("wounds", { wounds: one.wounds })] : []), ...one.marks].join(", "),
    })),
  pieceName(talk, piece) {
    const one = seen(talk.view)?.characters?.find((other) => other.id === piece);
    return one ? `${nameOf(one)} ${one.id}` : String(piece);
  },
  spaceName: (space) => String(space),
  where(view, piece) {
    const one = seen(view)?.characters?.find((other) => other.id === piece);
    if (!one?.place) return null;
    const radius = one.radius * MM;
    return { x: one.place[0] * MM - radius, y: one.place[1] * MM - radius, width: radius * 2, height: radius * 2 };
  },
  atOnce: () => false,
  holds: () => false,
  hint: () => null,
};

export default measured;
