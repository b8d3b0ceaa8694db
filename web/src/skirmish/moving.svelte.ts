// Moving figures by hand: what is dragged or pointed at is asked of the server, drawn as it comes, and aimed at when let go.

import type { Json, Note } from "../protocol.gen";
import { deedOf, formOf, giving, heldFrom, stay, walk, walkOf, type Held } from "../table/hand";
import type { Holding } from "../table/holding.svelte";
import type { BoardProps } from "../games/game";
import { INCH } from "./lengths";
import { pointAt, spot, type Character, type View } from "./view";

const PAUSE_MS = 100;
/** So far from where it was wished for, a place is offered and not taken. */
const FAR = INCH / 2;

export const ARRANGEMENTS = ["keep", "line", "column", "cluster", "alone"] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

interface At {
  x: number;
  y: number;
}

export interface Way {
  character: number;
  path: number[][];
  cost: number;
  limit: number;
  costs: { x: number; y: number; kind: string; rise: number; cost: number; rule: string }[];
  fall: number;
}

/** What the moves of a plan come to. */
export interface Ways {
  plan: Json;
  ways: Way[];
  formation: { links: number[][][]; linked: boolean; distance: number };
}

interface Proposal extends Ways {
  note: Note | null;
  snapped: boolean;
  offered: boolean;
}

export interface Band {
  actions: number;
  limit: number;
  levels: { z: number; outlines: number[][][] }[];
}

export const waysOf = (detail: Json | undefined): Ways | null => {
  const found = detail as unknown as Partial<Ways> | null | undefined;
  return found?.ways && found.formation ? (found as Ways) : null;
};

export class Moving {
  movers: number[] = $state.raw([]);
  mover = $state(-1);
  /** Those that were drawn round: they move together, the others stay. */
  chosen: number[] = $state.raw([]);
  arrange: Arrangement = $state("keep");
  /** The next press sets a waypoint. */
  pinning = $state(false);
  via: number[][] = $state.raw([]);
  /** What the server proposes for what is pointed at; the plan in it can be adjusted figure by figure. */
  draft: Proposal | null = $state.raw(null);
  drag: { piece: Character; from: At; at: At | null; alone: boolean } | null = $state.raw(null);
  bands: Band[] = $state.raw([]);
  /** Where the keys have sent the one that moves, as far as it may get there. */
  private cursor: At | null = null;
  /** Whose bands those are, and how often they were asked for. */
  private banded = -1;
  private reads = 0;
  private dropped = false;
  private waiting: (() => Promise<void>) | null = null;
  private asking = false;

  begin(movers: number[]): void {
    this.movers = movers;
    this.mover = movers[0] ?? -1;
    this.drag = null;
    this.cursor = null;
    this.chosen = [];
    this.forget();
  }

  /** Whether a figure moves with others that were drawn round. */
  isChosen(piece: number): boolean {
    return this.chosen.length > 1 && this.chosen.includes(piece);
  }

  /** Where the others would go with the one that is dragged, before the server has said so. */
  along(view: View): { at: At; radius: number }[] {
    const held = this.drag;
    if (!held?.at || !held.piece.place || !this.isChosen(held.piece.id)) return [];
    const from = spot(view, held.piece.place);
    const [dx, dy] = [held.at.x - from.x, held.at.y - from.y];
    const others = view.characters.filter((one) => one.place && one.id !== held.piece.id && this.chosen.includes(one.id));
    return others.map((one) => ({ at: { x: spot(view, one.place!).x + dx, y: spot(view, one.place!).y + dy }, radius: one.radius }));
  }

  /** Who is moved next. */
  choose(piece: number, hand: Holding | null): void {
    this.mover = piece;
    this.cursor = null;
    if (hand) hand.active = piece;
  }

  /** Nothing is planned; whether something was. */
  forget(): boolean {
    const was = this.via.length > 0 || this.draft !== null;
    this.via = [];
    this.draft = null;
    this.pinning = false;
    return was;
  }

  /** How far somebody gets: the one that moves, or who is selected. */
  async readBands(looks: BoardProps["looks"], piece = this.mover): Promise<void> {
    const number = ++this.reads;
    if (piece !== this.banded) this.bands = [];
    this.banded = piece;
    if (piece < 0) return;
    const found = (await looks("bands", { piece })) as unknown as { bands: Band[] } | null;
    if (number === this.reads) this.bands = found?.bands ?? [];
  }

  // -- in the hand --------------------------------------------------------------------------------

  /** The figure under a point: where it would go, to be adjusted, or where it stands. */
  private under(view: View, at: At): { piece: Character; ghost: boolean } | null {
    const near = (place: number[], one: Character): boolean => Math.hypot(at.x - spot(view, place).x, at.y - spot(view, place).y) <= (one.radius + INCH / 8) * 0.01;
    const own = view.characters.filter((one) => one.place !== null && this.movers.includes(one.id));
    const ghost = own.find((one) => near(this.draft?.ways.find((way) => way.character === one.id)?.path.at(-1) ?? [-INCH, -INCH], one));
    const figure = own.find((one) => near(one.place!, one));
    return ghost ? { piece: ghost, ghost: true } : figure ? { piece: figure, ghost: false } : null;
  }

  /** What the one that moves does with its move. */
  private takes(hand: Holding): string {
    return deedOf(hand.gesture, this.mover, walkOf(hand.held, this.mover)?.deed ?? "")?.takes ?? "";
  }

  /** Whether one figure moves while the others stay as they are. */
  private isAlone(hand: Holding): boolean {
    return this.arrange === "alone" || this.takes(hand) !== "";
  }

  /** Take up whatever of the troop lies under a point; whether there is something. */
  hold(view: View, at: At, hand: Holding): boolean {
    const found = this.under(view, at);
    if (!found) return false;
    const before = this.mover;
    this.mover = found.piece.id;
    this.drag = { piece: found.piece, from: at, at: null, alone: found.ghost || this.isAlone(hand) || this.isChosen(found.piece.id) };
    this.mover = before;
    return true;
  }

  pull(view: View, at: At, looks: BoardProps["looks"], hand: Holding): void {
    const held = this.drag;
    if (!held) return;
    if (!held.at && Math.hypot(at.x - held.from.x, at.y - held.from.y) <= held.piece.radius * 0.01) return;
    if (!held.at && !held.alone) this.draft = null;
    this.choose(held.piece.id, hand);
    if (this.takes(hand) === "shift") {
      if (!held.at) hand.mark();
      this.push(view, at, hand, true);
    } else this.later(() => this.ask(view, at, null, held.alone, looks, hand));
    this.drag = { ...held, at };
  }

  /** Let go, perhaps over an enemy: then it goes into contact. */
  async drop(view: View, looks: BoardProps["looks"], hand: Holding, enemy: number | null = null): Promise<void> {
    const held = this.drag;
    this.drag = null;
    if (!held?.at) return;
    this.dropped = true;
    this.waiting = null;
    if (this.isChosen(held.piece.id) && this.takes(hand) === "") await this.sendChosen(view, held.piece, held.at, looks, hand);
    else if (this.takes(hand) !== "shift") await this.send(view, held.at, enemy, held.alone, looks, hand);
  }

  /** All that were drawn round go as far as the one that was dragged, those in front first. */
  private async sendChosen(view: View, piece: Character, at: At, looks: BoardProps["looks"], hand: Holding): Promise<void> {
    const from = spot(view, piece.place!);
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const places = view.characters.flatMap((one) => (one.place && this.chosen.includes(one.id) ? [{ id: one.id, ...spot(view, one.place) }] : []));
    places.sort((one, other) => other.x * dx + other.y * dy - one.x * dx - one.y * dy);
    hand.mark();
    for (const one of places) {
      this.mover = one.id;
      await this.ask(view, { x: one.x + dx, y: one.y + dy }, null, true, looks, hand);
      if (this.draft) hand.change(moved(hand, one.id, this.draft.plan), true);
    }
    this.via = [];
    this.choose(piece.id, hand);
    hand.rest();
  }

  /** Shift a thing, and the figure with it, so far as it is pulled. */
  private push(view: View, at: At, hand: Holding, passing: boolean): void {
    const [thing] = walkOf(hand.held, this.mover)?.more ?? [];
    const from = view.characters.find((one) => one.id === this.mover)?.place;
    if (thing === undefined || !from) return;
    const [x, y] = pointAt(view, at);
    hand.change(giving(hand.held, this.mover, [thing, [x - from[0], y - from[1]]]), passing);
  }

  /** One step with the keys: on from where the last one led. */
  async step(view: View, across: number, up: number, by: number, looks: BoardProps["looks"], hand: Holding): Promise<void> {
    const walked = walkOf(hand.held, this.mover);
    const from = view.characters.find((one) => one.id === this.mover)?.place;
    if (!from) return;
    const shift = Array.isArray(walked?.more[1]) ? walked.more[1].map(Number) : [0, 0];
    const here = this.takes(hand) === "shift" ? [from[0] + shift[0]!, from[1] + shift[1]!] : (walked?.way.at(-1) ?? from);
    const now = this.cursor ?? spot(view, here);
    this.cursor = { x: now.x + across * by * 0.01, y: now.y - up * by * 0.01 };
    const at = this.cursor;
    if (this.takes(hand) === "shift") return this.push(view, at, hand, false);
    hand.expect(); // Enter, pressed at once, means the last step
    this.later(async () => {
      await this.send(view, at, null, this.isAlone(hand), looks, hand);
      if (!this.waiting) hand.arrived();
    });
  }

  /** Whether the click that comes now is the end of a drag. */
  swallows(): boolean {
    const was = this.dropped;
    this.dropped = false;
    return was;
  }

  /** A waypoint where the pointer is. */
  pin(view: View, at: At): void {
    this.via = [...this.via, pointAt(view, at)];
    this.pinning = false;
  }

  // -- what the server says -----------------------------------------------------------------------

  /** One question at a time: while the pointer moves on only the last place matters. */
  private later(task: () => Promise<void>): void {
    this.waiting = task;
    if (!this.asking) void this.work();
  }
  private async work(): Promise<void> {
    this.asking = true;
    while (this.waiting) {
      const task = this.waiting;
      this.waiting = null;
      const next = Date.now() + PAUSE_MS;
      await task();
      const wait = next - Date.now();
      if (this.waiting && wait > 0) await new Promise((done) => setTimeout(done, wait)); // at most ten a second (V-1)
    }
    this.asking = false;
  }

  private async ask(view: View, at: At, enemy: number | null, alone: boolean, looks: BoardProps["looks"], hand: Holding): Promise<void> {
    const [x, y] = pointAt(view, at);
    const args: Record<string, Json> = { piece: this.mover, x, y, via: this.via, arrange: alone ? "alone" : this.arrange };
    const deed = walkOf(hand.held, this.mover)?.deed;
    if (enemy !== null) args["enemy"] = enemy;
    if (deed) args["deed"] = deed;
    if (alone) args["made"] = formOf(hand.gesture, { ...hand.held, walks: hand.held.walks.filter((one) => one.figure === this.mover ? one.way.length > 0 && !one.deed : true) });
    this.draft = ((await looks("propose", args)) as unknown as Proposal | null) ?? this.draft;
  }

  /** Hold what comes nearest to a point: it is judged as a whole. */
  async send(view: View, at: At, enemy: number | null, alone: boolean, looks: BoardProps["looks"], hand: Holding): Promise<void> {
    if (this.takes(hand) === "shift") return this.push(view, at, hand, false);
    const mover = this.mover;
    await this.ask(view, at, enemy, alone, looks, hand);
    const draft = this.draft;
    this.via = [];
    if (!draft) return;
    const stands = view.characters.find((one) => one.id === mover)?.place;
    const end = draft.ways.find((one) => one.character === mover)?.path.at(-1);
    const [x, y] = pointAt(view, at);
    if (enemy === null && end && this.cursor === null && Math.hypot(end[0]! - x, end[1]! - y) > FAR) {
      const note = draft.note ?? { id: "skirmish.too-far", args: {}, rule: "" };
      return hand.suggest(alone ? moved(hand, mover, draft.plan, stands) : arranged(hand, draft.plan), { note, marks: [] });
    }
    hand.change(alone ? moved(hand, mover, draft.plan, stands) : arranged(hand, draft.plan));
    const left = this.movers.find((one) => !hand.held.walks.some((way) => way.figure === one));
    if (this.arrange === "alone" && left !== undefined && this.cursor === null && this.takes(hand) === "") this.choose(left, hand);
  }
}

/** One figure goes another way; who is carried along stays beside it, also where it only stood until now. */
function moved(hand: Holding, figure: number, plan: Json, stands?: number[] | null): Held {
  const before = walkOf(hand.held, figure);
  const way = walkOf(heldFrom(hand.gesture, plan), figure)?.way ?? [];
  const found = way.length > 0 || before?.deed ? walk(hand.held, figure, way) : stay(hand.held, figure);
  const [from, to] = [before?.way.at(-1) ?? stands, way.at(-1)];
  const aboard = before?.more[0];
  if (deedOf(hand.gesture, figure, before?.deed ?? "")?.takes !== "places" || !Array.isArray(aboard) || !from || !to) return found;
  const along = aboard.map((one) => (Array.isArray(one) ? [one[0]!, Number(one[1]) + to[0]! - from[0]!, Number(one[2]) + to[1]! - from[1]!] : one));
  return giving(found, figure, [along]);
}

/** All go another way; deeds that take no more than a way are kept. */
function arranged(hand: Holding, plan: Json): Held {
  const found = heldFrom(hand.gesture, plan);
  const walks = found.walks.map((one) => {
    const before = walkOf(hand.held, one.figure);
    const takes = deedOf(hand.gesture, one.figure, before?.deed ?? "")?.takes ?? "";
    return before && ["way", "group"].includes(takes) ? { ...one, deed: before.deed, more: before.more } : one;
  });
  return { ...found, walks };
}

export const moving = new Moving();
