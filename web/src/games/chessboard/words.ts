// Chessboard Skirmish in words: miniatures by die and space, throws with the reason of every number.

import type { Json, Seen } from "../../protocol.gen";
import { say, type Args } from "../../text/messages.svelte";
import type { Thrown } from "../../net/line.svelte";
import { thrownStep } from "../../table/speech";
import type { PieceLine, Step, Talk, Told, Teller, Verdict } from "../game";
import { inWords } from "../../text/terms";
import { TERMS } from "./terms.gen";
import { seen, spaceName, type Mini } from "./view";

const OWNER_NAMED = ["chessboard.deployed", "chessboard.activated", "chessboard.entered"];
const PLACE_NAMED = [
  "chessboard.deployed",
  "chessboard.entered",
  "chessboard.moved",
  "chessboard.turn.move",
  "chessboard.marker-picked-up",
];

/** The paragraph that an event shows, where the event does not name it itself. */
const RULES: Record<string, string> = {
  "chessboard.armies-revealed": "CB-ARM-07",
  "chessboard.deployer-found": "CB-DEP-01",
  "chessboard.initiative-won": "CB-RND-02",
  "chessboard.activated": "CB-TRN-01",
  "chessboard.moved": "CB-MOV-01",
  "chessboard.marker-picked-up": "CB-RET-07",
  "chessboard.pick-up-failed": "CB-SKL-03",
  "chessboard.overtime": "CB-SUR-03",
  "chessboard.reinforcing": "CB-DEP-10",
  "chessboard.rerolled": "CB-HER-01",
  "chessboard.round-finished": "CB-TRN-06",
  "chessboard.hit": "CB-DEF-02",
  "chessboard.defended": "CB-DEF-03",
  "chessboard.saved": "CB-DIE-09",
  "chessboard.armor-used": "CB-DEF-06",
  "chessboard.defeated": "CB-DEF-07",
};

export function label(talk: Talk, mini: Mini, owner = true, space: number | null = mini.space): string {
  const which = (owner ? "mini" : "own-mini") + (space === null ? "-off" : "");
  return say(`chessboard.play.${which}`, {
    player: talk.name(mini.owner),
    die: String(mini.die),
    space: space === null ? "-" : spaceName(space),
  });
}

/** What a miniature has besides its die, in words. */
export function kit(mini: Mini): string {
  const parts = [];
  if (mini.bow) parts.push(say("chessboard.equipment-bow"));
  if (mini.gun) parts.push(say("chessboard.equipment-gun"));
  if (mini.armor) parts.push(say("chessboard.play.armor", { left: mini.armor }));
  if (mini.hero) parts.push(say(mini.reroll ? "chessboard.play.hero" : "chessboard.play.hero-spent"));
  return parts.join(", ");
}

export function words(talk: Talk, args: { [key: string]: Json }, about: string, places?: Map<number, number>): Args {
  const minis = seen(talk.view)?.minis ?? [];
  const withOwner = !OWNER_NAMED.includes(about) && about.split(".").length === 2;
  function piece(id: number, name: string): unknown {
    const mini = minis.find((one) => one.id === id);
    if (!mini) return id;
    const known = places ? (places.get(mini.id) ?? null) : mini.space;
    return label(talk, mini, withOwner || name !== "mini", PLACE_NAMED.includes(about) ? null : known);
  }
  const space = (id: number): unknown => (id >= 0 ? spaceName(id) : id);
  const entry = (index: number): string => say("chessboard.play.number", { number: index + 1 });
  return inWords(TERMS, { id: "chessboard", piece, space, entry, nothing: "-" }, talk, args);
}

export function pieces(talk: Talk): PieceLine[] {
  return (seen(talk.view)?.minis ?? [])
    .filter((mini) => mini.where !== "defeated")
    .map((mini) => {
      const state = [];
      if (mini.where === "reserve") state.push(say("chessboard.play.state-reserve"));
      else state.push(say(mini.ready ? "chessboard.play.state-ready" : "chessboard.play.state-spent"));
      const shared = seen(talk.view).minis.some((one) => one.id !== mini.id && one.space !== null && one.space === mini.space);
      if (shared) state.push(say("chessboard.play.state-engaged"));
      if (seen(talk.view).carrier === mini.id) state.push(say("chessboard.play.state-carrier"));
      const has = kit(mini);
      if (has) state.push(has);
      return {
        piece: mini.id,
        owner: mini.owner,
        name: `d${mini.die}`,
        place: mini.space === null ? "–" : spaceName(mini.space),
        state: state.join(", "),
      };
    });
}

const QUIET = ["chessboard.activated"];
const LOSSES = ["chessboard.defeated", "chessboard.armor-used"];
const DICE = ["chessboard.hit", "chessboard.defended", "chessboard.saved", "chessboard.rerolled", "chessboard.initiative-won", "chessboard.deployer-found", "chessboard.pick-up-failed"];
const BEGINS = ["chessboard.attack", "chessboard.initiative", "chessboard.roll-off", "chessboard.skill"];

const SUCCEEDS: Record<string, string[]> = { attack: ["chessboard.hit"], defence: ["chessboard.defended"], save: ["chessboard.saved"] };
const FAILS: Record<string, string[]> = { attack: ["chessboard.defended"], defence: ["chessboard.hit"], save: ["chessboard.armor-used", "chessboard.defeated"], skill: ["chessboard.pick-up-failed"] };

/** How a throw came out: the first event after it that decides about what was thrown for. */
export function verdicts(thrown: Thrown, events: Seen[]): (Verdict | null)[] {
  const what = thrown.purpose.split(".").pop() ?? "";
  for (const event of events) {
    if (event.n <= thrown.key) continue;
    const isAgain = event.kind === "kernel.thrown" && event.args["purpose"] === thrown.purpose && event.args["player"] === thrown.player;
    if (isAgain) return what in FAILS ? ["rerolled"] : [];
    if (SUCCEEDS[what]?.includes(event.kind)) return ["success"];
    if (FAILS[what]?.includes(event.kind)) return ["failure"];
    if (event.kind === "chessboard.activated") return [];
  }
  return [];
}

/** Tells events in order, and remembers the dice for the explanation of what they decided. */
export class ChessTeller implements Teller {
  private places = new Map<number, number>();
  private steps: Step[] = [];

  constructor(private talk: () => Talk) {}

  tell(event: Seen): Told[] {
    if (event.kind === "kernel.thrown") {
      this.thrown(event);
      return [];
    }
    const lines = this.lines(event);
    this.follow(event);
    return lines;
  }

  private thrown(event: Seen): void {
    const args = event.args as { player: number; purpose: string };
    const second = args.player === 1 && args.purpose !== "chessboard.skill" && args.purpose !== "chessboard.attack";
    if (BEGINS.includes(args.purpose) && !second && args.purpose !== "chessboard.attack") this.steps = [];
    this.steps = [...this.steps, thrownStep(this.talk(), event, "chessboard.play.roll")];
  }

  private lines(event: Seen): Told[] {
    if (QUIET.includes(event.kind)) return [];
    const args = event.args as { spaces?: number[]; start?: number; end?: number };
    if (event.kind === "chessboard.obstacles-set" && !args.spaces?.length) return [];
    if (event.kind === "chessboard.moved" && args.start === args.end) return [];
    const said = words(this.talk(), event.args, event.kind, this.places);
    const text = say(event.kind, said);
    const rule = RULES[event.kind] ?? (typeof event.args["rule"] === "string" ? event.args["rule"] : "");
    const isDice = DICE.includes(event.kind) || LOSSES.includes(event.kind);
    if (event.kind === "chessboard.attacked") this.steps = [{ text, rule: "CB-ATK-01" }];
    else if (isDice) this.steps = [...this.steps, { text, rule }];
    const pieces = ["mini", "target"].flatMap((name) => (typeof event.args[name] === "number" ? [event.args[name] as number] : []));
    return [
      {
        n: event.n,
        entry: event.entry,
        at: event.at,
        text: text.replace(` (${rule})`, ""),
        rule: isDice || event.kind.includes("ended") ? rule : "",
        player: this.owner(event),
        pieces,
        kind: event.kind === "chessboard.round-begun" ? "head" : LOSSES.includes(event.kind) ? "loss" : isDice ? "dice" : "plain",
        why: isDice ? this.steps : [],
        names: ["mini", "target"].flatMap((name) => (typeof event.args[name] === "number" ? [{ piece: event.args[name], text: String(said[name]) }] : [])),
      },
    ];
  }

  opens(event: Seen): { player: number; who: string } | null {
    if (event.kind !== "chessboard.activated") return null;
    const { player, mini } = event.args as { player: number; mini: number };
    const one = seen(this.talk().view)?.minis.find((other) => other.id === mini);
    return { player, who: one ? label(this.talk(), one, false, this.places.get(mini) ?? null) : "none" };
  }

  private owner(event: Seen): number {
    const { player, mini, target } = event.args as Record<string, number>;
    if (player !== undefined) return player;
    const id = mini ?? target;
    return seen(this.talk().view)?.minis.find((one) => one.id === id)?.owner ?? -1;
  }

  private follow(event: Seen): void {
    const { mini, target, space, end } = event.args as Record<string, number>;
    if ((event.kind === "chessboard.deployed" || event.kind === "chessboard.entered") && mini !== undefined) this.places.set(mini, space ?? 0);
    else if (event.kind === "chessboard.moved" && mini !== undefined) this.places.set(mini, end ?? 0);
    else if (event.kind === "chessboard.defeated" && target !== undefined) this.places.delete(target);
  }
}
