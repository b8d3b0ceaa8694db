// SphereWars in words: combatants by name, seat and number, lengths in the unit of the reader.

import type { Json, Seen } from "../../protocol.gen";
import { lengthNumber, placeText, unitWord } from "../../skirmish/lengths";
import { numbered } from "../../skirmish/names";
import { landmark, part, pointText } from "../../skirmish/where";
import { seen } from "../../skirmish/view";
import { has, say, type Args } from "../../text/messages.svelte";
import { inWords, piecesIn, type Calls } from "../../text/terms";
import type { Thrown } from "../../net/line.svelte";
import type { PieceLine, Step, Talk, Teller, Told, Verdict } from "../game";
import { TERMS } from "./terms.gen";
import { withThrow } from "../../table/speech";
import { w } from "./text";
import { called, nameOf, shapedTalk, sphere } from "./view";

type Line = { combatant: string; count?: number; options?: string[]; artefacts?: string[]; consumables?: string[] };

/** Who it is, how many, and what they carry. */
function lineText(one: Line): string {
  const carried = [...(one.options ?? []).map((id) => called("option", id)), ...[...(one.artefacts ?? []), ...(one.consumables ?? [])].map((id) => called("trait", id))];
  return `${(one.count ?? 1) > 1 ? `${one.count}× ` : ""}${called("profile", one.combatant)}${carried.length > 0 ? ` (${carried.join(", ")})` : ""}`;
}

/** A band as it is written, in short; of several all. */
export function bandText(value: Json): string {
  if (Array.isArray(value)) return value.map(bandText).join("; ");
  if (typeof value === "string") return called("band", value);
  const lines = (value as { recruits?: Line[] } | null)?.recruits ?? [];
  return lines.map(lineText).join(", ");
}

function callsOf(talk: Talk): Calls {
  return {
    id: "spherewars",
    piece: (id) => nameOf(sphere(talk.view), id),
    length: lengthNumber,
    point: (point) => pointText(shapedTalk(talk), point.map(Number)),
    army: bandText,
    nothing: "none",
  };
}

export const words = (talk: Talk, args: { [key: string]: Json }): Args => ({ unit: unitWord(), ...inWords(TERMS, callsOf(talk), talk, args) });

/** A piece that is laid is the landmark there: only the part of the table tells something. */
const LAID = "spherewars.piece_laid";

/** Whoever is on the table by now has a name. */
export const known = (view: Json): string => String(sphere(view)?.combatants?.length ?? 0);

export const pieces = (talk: Talk): PieceLine[] =>
  (sphere(talk.view)?.combatants ?? []).map((one) => ({
    piece: one.id,
    owner: one.owner,
    name: nameOf(sphere(talk.view), one.id),
    place: one.place ? placeIn(talk, one.place) : "–",
    state: conditions(one.id, talk).join(", "),
  }));

/** Where somebody stands: coordinates, as they are typed; where they are not told the landmark. */
const placeIn = (talk: Talk, place: number[]): string => (sphere(talk.view).open_measuring ? placeText(place) : landmark(shapedTalk(talk), place));

/** What is in force on a combatant, and what ends it. */
export interface Lasting {
  trait: string;
  until: string;
}

/** What is in force on a combatant, in words. */
export function conditions(id: number, talk: Talk, lasting: Lasting[] = []): string[] {
  const one = sphere(talk.view).combatants[id];
  if (!one) return [];
  return [
    w("wounds", { left: one.wounds, most: one.most_wounds }),
    ...(one.fatigue > 0 ? [w("fatigue", { fatigue: one.fatigue })] : []),
    ...(one.fleeing ? [w("ends-fleeing")] : []),
    ...(one.ordered ? [w("ends-order")] : []),
    ...[...new Set(one.effects)].map((effect) => {
      const until = lasting.find((other) => other.trait === effect)?.until;
      return until ? `${called("trait", effect)}, ${w(`until-${until}`)}` : called("trait", effect);
    }),
  ];
}

interface Part {
  reason: string;
  amount: number;
  rule: string;
}
const partsIn = (value: Json | undefined): Part[] =>
  Array.isArray(value) ? value.flatMap(partsIn) : value && typeof value === "object" && "reason" in value ? [value as unknown as Part] : [];

/** Tells events in order; throws become the explanation of what follows from them. */
export class SphereTeller implements Teller {
  private steps: Step[] = [];

  constructor(private talk: () => Talk) {}

  tell(event: Seen): Told[] {
    const talk = this.talk();
    if (event.kind === "kernel.thrown") {
      this.steps = withThrow(this.steps, talk, event);
      return [];
    }
    if (!has(event.kind)) return [];
    const said = words(talk, event.args);
    if (event.kind === LAID && Array.isArray(event.args["place"])) said["place"] = part(seen(shapedTalk(talk).view), event.args["place"].map(Number));
    const text = say(event.kind, said);
    const parts = [...partsIn(event.args["parts"]), ...partsIn(event.args["number_parts"])];
    const why = [...this.steps, ...parts.map((one) => ({ text: `${has(one.reason) ? say(one.reason) : one.reason}: ${one.amount}`, rule: one.rule }))];
    this.steps = [];
    const pieces = piecesIn(TERMS, event.args);
    const owner = sphere(talk.view)?.combatants?.[pieces[0] ?? -1]?.owner ?? -1;
    const player = typeof event.args["player"] === "number" ? event.args["player"] : owner;
    const names = [...pieces.map((piece) => ({ piece, text: nameOf(sphere(talk.view), piece) })), ...numbered(shapedTalk(talk))];
    return [{ n: event.n, entry: event.entry, at: event.at, text, rule: String(event.args["rule"] ?? ""), player, pieces, kind: this.kind(event, why), why, names }];
  }

  opens(event: Seen): { player: number; who: string } | null {
    if (event.kind !== "spherewars.activated") return null;
    const view = sphere(this.talk().view);
    const id = Number(event.args["combatant"]);
    return { player: view.combatants?.[id]?.owner ?? -1, who: nameOf(view, id) };
  }

  private kind(event: Seen, why: Step[]): Told["kind"] {
    if (/round_begun|turn_begun/.test(event.kind)) return "head";
    if (/died|wounded|left_table/.test(event.kind)) return "loss";
    return why.length > 0 ? "dice" : "plain";
  }
}

/** Dice for a spell and against it: a one or a two never counts (SW-SPE-31). */
const SPELL_DICE = ["casting", "dispelling"];
const LOST = 2;
export const verdicts = ({ purpose, faces }: Thrown): (Verdict | null)[] => (SPELL_DICE.includes(purpose.split(".").at(-1) ?? "") ? faces.map((face) => (face <= LOST ? "failure" : null)) : []);
