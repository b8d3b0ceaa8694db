// Crystals in words: characters by owner and class, one line per event.

import type { Json, Seen } from "../../protocol.gen";
import { fraction, percent, say, type Args } from "../../text/messages.svelte";
import type { Thrown } from "../../net/line.svelte";
import { thrownStep } from "../../table/speech";
import type { PieceLine, Step, Talk, Teller, Told, Verdict } from "../game";
import { BASE, START, seen, type Character } from "./view";
import { inWords } from "../../text/terms";
import { TERMS } from "./terms.gen";

const RULES: Record<string, string> = {
  "crystals.revealed": "CR-SET-06",
  "crystals.tied": "CR-SET-10",
  "crystals.went-first": "CR-SET-09",
  "crystals.spawned": "CR-SPN-03",
  "crystals.no-move": "CR-TRN-07",
  "crystals.moved": "CR-MOV-01",
  "crystals.jumped": "CR-TEL-01",
  "crystals.came-home": "CR-LAP-05",
  "crystals.killed": "CR-KIL-02",
  "crystals.saved": "CR-TOW-11",
  "crystals.pushed-back": "CR-TOW-13",
  "crystals.mine-laid": "CR-MIN-01",
  "crystals.mine-killed": "CR-MIN-10",
  "crystals.mine-survived": "CR-MIN-11",
  "crystals.mine-taken": "CR-MIN-12",
  "crystals.mine-cleared": "CR-MIN-14",
  "crystals.gained": "CR-EXP-05",
  "crystals.points-lost": "CR-EXP-09",
  "crystals.extra-turn": "CR-XTR-02",
  "crystals.extra-turn-lost": "CR-XTR-04",
};

export const placeName = (one: Character): string =>
  one.step === BASE ? say("crystals.place-base") : one.step === START ? say("crystals.place-start") : `F${one.field}`;

export function characterName(_talk: Talk, one: Character, role = one.role): string {
  return `${say(`crystals.role-${role}`)}, ${placeName(one)}`;
}

function ability(role: string, level: number): string {
  return role === "attacker" ? say("crystals.play.not-shown") : say(`crystals.ability-${role}`, { level });
}

export function words(talk: Talk, args: { [key: string]: Json }, about: string): Args {
  const found = inWords(TERMS, { id: "crystals", nothing: "-" }, talk, args);
  const characters = seen(talk.view)?.characters ?? [];
  const number = args["character"];
  const one = typeof number === "number" ? characters[number] : undefined;
  if (one) {
    found["role"] ??= one.role;
    found["whose"] = say("crystals.play.whose", { player: talk.name(one.owner), role: say(`crystals.role-${one.role}`) });
    found["target"] = found["whose"];
    if (about.startsWith("server.")) found["character"] = found["whose"];
    found["player"] ??= talk.name(one.owner);
  }
  for (const name of ["saved", "chance", "survives", "killed"]) {
    const value = args[name];
    if (typeof value === "string" && /^\d+(\/\d+)?$/.test(value)) found[name] = percent(fraction(value));
  }
  return found;
}

export function pieces(talk: Talk): PieceLine[] {
  return (seen(talk.view)?.characters ?? []).map((one) => ({
    piece: one.number,
    owner: one.owner,
    name: say(`crystals.role-${one.role}`),
    place: placeName(one),
    state: `${say("web.level-short", { level: one.level })}, ${say("web.experience", { experience: one.experience })}, ${ability(one.role, one.level)}`,
  }));
}

const LOSSES = ["crystals.killed", "crystals.mine-killed"];
const EXPLAINED = [...LOSSES, "crystals.saved", "crystals.moved", "crystals.came-home", "crystals.no-move", "crystals.extra-turn", "crystals.went-first", "crystals.mine-survived", "crystals.pushed-back"];

/** How the throw for a Tower's save or against a mine came out. */
export function verdicts(thrown: Thrown, events: Seen[]): (Verdict | null)[] {
  if (thrown.purpose !== "crystals.defence") return [];
  for (const event of events) {
    if (event.n <= thrown.key) continue;
    if (["crystals.saved", "crystals.mine-survived"].includes(event.kind)) return ["success"];
    if (["crystals.killed", "crystals.mine-killed"].includes(event.kind)) return ["failure"];
  }
  return [];
}

export class CrystalsTeller implements Teller {
  private steps: Step[] = [];
  private speaker = -1;
  private revealed = false;
  private roller = -1;

  constructor(private talk: () => Talk) {}

  tell(event: Seen): Told[] {
    if (event.kind === "kernel.thrown") {
      this.thrown(event);
      return [];
    }
    const told = this.revealed && event.kind === "crystals.spawned"; // the choice that was just shown
    this.revealed = event.kind === "crystals.revealed";
    if (told) return [];
    const talk = this.talk();
    const player = typeof event.args["player"] === "number" ? event.args["player"] : -1;
    const text = say(event.kind, words(talk, event.args, event.kind));
    const rule = RULES[event.kind] ?? "";
    this.steps = [...this.steps, { text, rule }];
    const explained = EXPLAINED.includes(event.kind);
    const line: Told = {
      n: event.n,
      entry: event.entry,
      at: event.at,
      text,
      rule: explained ? rule : "",
      player,
      pieces: typeof event.args["character"] === "number" ? [event.args["character"]] : [],
      kind: LOSSES.includes(event.kind) ? "loss" : explained ? "dice" : "plain",
      why: explained ? this.steps : [],
      names: typeof event.args["character"] === "number" && typeof event.args["role"] === "string" ? [{ piece: event.args["character"], text: say(`crystals.role-${event.args["role"]}`) }] : [],
    };
    return [line];
  }

  /** A turn begins with the roll of another player; an extra turn belongs to the one that earned it. */
  opens(event: Seen): { player: number; who: string } | null {
    const player = Number(event.args["player"] ?? -1);
    if (event.kind !== "kernel.thrown" || event.args["purpose"] !== "crystals.move" || player === this.roller) return null;
    this.roller = player;
    return { player, who: "none" };
  }

  private thrown(event: Seen): void {
    const args = event.args as { player: number; purpose: string };
    const begins = args.purpose === "crystals.move" || (args.purpose === "crystals.first-turn" && this.speaker !== -2);
    if (begins) this.steps = [];
    this.speaker = args.purpose === "crystals.first-turn" ? -2 : args.player;
    this.steps = [...this.steps, thrownStep(this.talk(), event, "crystals.play.roll")];
  }
}
