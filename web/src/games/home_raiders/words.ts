// Home Raiders in words: troops by letter, characters by letter and number, lengths in the unit of the reader.

import { settings } from "../../lib/settings.svelte";
import type { Json, Seen } from "../../protocol.gen";
import { has, say, t, type Args } from "../../text/messages.svelte";
import type { PieceLine, Step, Talk, Teller, Told } from "../game";
import { named } from "../../text/named";
import { inWords, piecesIn, type Calls } from "../../text/terms";
import { TERMS } from "./terms.gen";
import { poolLabel, poolOf } from "./dice";
import { lengthNumber, placeText, unitWord } from "../../skirmish/lengths";
import { characterName, labelOf, numbered, thingName, troopName } from "../../skirmish/names";
import { headingText, pointText } from "../../skirmish/where";
import { book } from "./book";
import { withThrow } from "../../table/speech";
import { r } from "./text";
import { seen } from "../../skirmish/view";

/** A number for each player; a name may end with a number itself. */
export const counted = (talk: Talk, counts: (number | string)[]): string => counts.map((count, seat) => `${talk.name(seat)} (${count})`).join(", ");

const ability = (id: Json): string => (has(`home_raiders.ability.${String(id)}`) ? say(`home_raiders.ability.${String(id)}`) : String(id));
/** The middle of a troop that is placed: [[character, [x, y, z]], …]. */
function middle(value: Json[]): number[] {
  const spots = value.flatMap((one) => (Array.isArray(one) && Array.isArray(one[1]) ? [one[1]] : []));
  const sum = (axis: number): number => spots.reduce<number>((total, spot) => total + Number(spot[axis] ?? 0), 0) / Math.max(1, spots.length);
  return [sum(0), sum(1)];
}

function cardName(view: Json, id: string): string {
  const card = book()?.cards[id] ?? seen(view)?.characters?.find((one) => one.card === id);
  return card ? named(card) : id.replace(/^[a-z]{2}-(\d+-)?/, "").replace(/(^|-)([a-z])/g, (_, gap: string, letter: string) => (gap ? " " : "") + letter.toUpperCase());
}

/** A team as it is written, in short. */
function team(view: Json, value: Json): string {
  if (typeof value === "string") return cardName(view, value);
  const troops = (value as { troops?: { card: string; copies: number }[] } | null)?.troops ?? [];
  return troops.map((one) => `${one.copies > 1 ? `${one.copies}× ` : ""}${cardName(view, one.card)}`).join(", ");
}

/** Those who are ready, of a card one after the other: "Thimble Fusiliers A1, A2". In the log every name is whole, and leads to its piece. */
function several(talk: Talk, value: Json): unknown {
  if (!Array.isArray(value)) return typeof value === "number" ? characterName(talk, value) : value;
  const people = value.flatMap((id) => seen(talk.view)?.characters?.find((one) => one.id === id) ?? []);
  return people.map((one, index) => (index > 0 && people[index - 1]!.card === one.card ? labelOf(talk, one) : `${named(one)} ${labelOf(talk, one)}`)).join(", ") || "none";
}

/** Arguments that need more than their term: the dice of a pool, a troop that is placed. */
const OWN: Record<string, (talk: Talk, value: Json) => unknown> = {
  pool: (_talk, value) => (typeof value === "string" ? poolLabel(poolOf(value)) : value),
  controller: (talk, value) => (typeof value === "number" && value >= 0 ? talk.name(value) : value),
  ...Object.fromEntries(["fighters", "shooters"].map((name) => [name, several])),
  places: (talk, value) => (Array.isArray(value) ? pointText(talk, middle(value)) : value),
};

function callsOf(talk: Talk): Calls {
  return {
    id: "home_raiders",
    piece: (id) => characterName(talk, id),
    group: (id) => troopName(talk, id),
    thing: (id) => thingName(seen(talk.view), seen(talk.view)?.things?.[id], talk.name),
    marker: (id) => r("marker", { number: id + 1 }),
    length: lengthNumber,
    point: (point) => pointText(talk, point.map(Number)),
    named: (family, id) => (family === "card" ? cardName(talk.view, id) : family === "faction" ? named(book()?.factions[id] ?? { name_en: id, name_nl: id }) : null),
    army: (roster) => team(talk.view, roster),
    nothing: "none",
  };
}

export function words(talk: Talk, args: { [key: string]: Json }, _about: string): Args {
  const found: Args = { unit: unitWord(), ...inWords(TERMS, callsOf(talk), talk, args) };
  for (const [name, own] of Object.entries(OWN)) if (args[name] !== undefined && args[name] !== null) found[name] = own(talk, args[name]);
  const [x, y, dx, dy] = [args["x"], args["y"], args["dx"], args["dy"]];
  if (typeof x === "number" && typeof y === "number") found["place"] = pointText(talk, [x, y]);
  if (typeof dx === "number" && typeof dy === "number") {
    found["length"] = lengthNumber(Math.hypot(dx, dy));
    found["heading"] = headingText(dx, dy);
  }
  if (args["first_team"] !== undefined) [found["one"], found["other"]] = [talk.name(0), talk.name(1)];
  if (settings.language === "nl" && typeof args["name_nl"] === "string") found["name"] = args["name_nl"];
  return found;
}

/** Names come from the table and from the catalogue: what there is by now. */
export function known(view: Json): string {
  const now = seen(view);
  return `${now?.characters?.length ?? 0} ${now?.troops?.length ?? 0} ${now?.things?.length ?? 0} ${book() !== null}`;
}

export function pieces(talk: Talk): PieceLine[] {
  return (seen(talk.view)?.characters ?? []).map((one) => ({
    piece: one.id,
    owner: one.owner,
    name: `${named(one)} ${labelOf(talk, one)}`,
    place: one.place ? placeText(one.place) : "–",
    state: [...(one.wounds > 0 ? [t("wounds", { wounds: one.wounds })] : []), ...one.abilities.map(ability)].join(", "),
  }));
}

interface Change {
  reasons: string[];
  rules: string[];
  from: string;
  to: string;
}

/** How a pool came about: the card, every change with its reason, and what the total is made of. */
function poolSteps(args: { [key: string]: Json }): Step[] {
  const { printed, changes, parts } = args as unknown as { printed: string; changes: Change[]; parts: { reason: string; amount: number; rule: string }[] };
  const why = (reason: string): string => (has(reason) ? say(reason) : reason);
  return [
    { text: r("pool-printed", { pool: poolLabel(poolOf(printed)) }), rule: "HR-CRD-03" },
    ...changes.map((one) => ({ text: r("pool-change", { reasons: one.reasons.map(why).join(", "), pool: poolLabel(poolOf(one.to)) }), rule: one.rules[0] ?? "" })),
    ...parts.map((one) => ({ text: `${why(one.reason)}: ${one.amount}`, rule: one.rule })),
  ];
}

/** Sentences that say in words who it is, or where something came to lie; those of the terminal have numbers and coordinates. */
const PLACED: Record<string, string> = Object.fromEntries(["teams-shown", "object-shifted", "marker-placed", "pushed", "carried", "shoved", "fell"].map((name) => [`home_raiders.${name}`, `home_raiders.web.${name}`]));

/** Tells events in order; throws and pools become the explanation of what follows from them. */
export class RaidersTeller implements Teller {
  private steps: Step[] = [];

  constructor(private talk: () => Talk) {}

  tell(event: Seen): Told[] {
    const talk = this.talk();
    if (event.kind === "kernel.thrown") {
      this.steps = withThrow(this.steps, talk, event);
      return [];
    }
    if (!has(event.kind)) return [];
    const isPool = event.kind === "home_raiders.pool-rolled";
    const isEmpty = isPool && Array.isArray(event.args["dice"]) && event.args["dice"].length === 0;
    const text = say(isEmpty ? "home_raiders.web.no-dice" : (PLACED[event.kind] ?? event.kind), words(talk, event.args, event.kind));
    const own = isPool ? [...poolSteps(event.args), { text, rule: "HR-DIC-16" }] : [{ text, rule: String(event.args["rule"] ?? "") }];
    const why = this.steps.length > 0 || isPool ? [...this.steps, ...own] : [];
    // An attack is explained by both pools: they are kept until it is decided.
    this.steps = isPool ? why : [];
    const player = typeof event.args["player"] === "number" ? event.args["player"] : this.owner(event);
    return [{ n: event.n, entry: event.entry, at: event.at, text, rule: "", player, pieces: this.pieces(event), kind: this.kind(event, why), why, names: this.names(event) }];
  }

  opens(event: Seen): { player: number; who: string } | null {
    if (event.kind !== "home_raiders.activated") return null;
    return { player: Number(event.args["player"]), who: troopName(this.talk(), Number(event.args["troop"])) };
  }

  private kind(event: Seen, why: Step[]): Told["kind"] {
    if (event.kind === "home_raiders.round-begun") return "head";
    if (/vanished|wounded/.test(event.kind)) return "loss";
    return why.length > 0 ? "dice" : "plain";
  }

  private pieces(event: Seen): number[] {
    return piecesIn(TERMS, event.args);
  }

  private names(event: Seen): { piece: number; text: string }[] {
    const talk = this.talk();
    const troop = seen(talk.view)?.troops?.find((one) => one.id === event.args["troop"]);
    const first = troop?.members[0];
    return [
      ...this.pieces(event).map((piece) => ({ piece, text: characterName(talk, piece) })),
      ...(troop && first !== undefined ? [{ piece: first, text: troopName(talk, troop.id) }] : []),
      ...numbered(talk),
    ];
  }

  private owner(event: Seen): number {
    const id = event.args["character"] ?? event.args["attacker"] ?? event.args["target"];
    return seen(this.talk().view)?.characters?.find((one) => one.id === id)?.owner ?? -1;
  }
}
