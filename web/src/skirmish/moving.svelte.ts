// Moving figures by hand: what is dragged or pointed at is asked of the server, drawn as it comes, and aimed at when let go.

import type { Json, Note } from "../protocol.gen";
import type { Choosing } from "../table/choosing.svelte";
import type { BoardProps } from "../games/game";
import { INCH } from "./lengths";
import { pointAt, spot, type Character, type View } from "./view";

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
  arrange: Arrangement = $state("keep");
  /** The next press sets a waypoint. */
  pinning = $state(false);
  via: number[][] = $state.raw([]);
  /** What the server proposes for what is pointed at; the plan in it can be adjusted figure by figure. */
  draft: Proposal | null = $state.raw(null);
  drag: { piece: Character; from: At; at: At | null; alone: boolean } | null = $state.raw(null);
  bands: Band[] = $state.raw([]);
  private dropped = false;
  private waiting: (() => Promise<void>) | null = null;
  private asking = false;

  begin(movers: number[]): void {
    this.movers = movers;
    this.mover = movers[0] ?? -1;
    this.bands = [];
    this.drag = null;
    this.forget();
  }

  /** Nothing is planned; whether something was. */
  forget(): boolean {
    const was = this.via.length > 0 || this.draft !== null;
    this.via = [];
    this.draft = null;
    this.pinning = false;
    return was;
  }

  async readBands(looks: BoardProps["looks"]): Promise<void> {
    const piece = this.mover;
    this.bands = [];
    if (piece < 0) return;
    const found = (await looks("bands", { piece })) as unknown as { bands: Band[] } | null;
    if (piece === this.mover) this.bands = found?.bands ?? [];
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

  /** Take up whatever of the troop lies under a point; whether there is something. */
  hold(view: View, at: At): boolean {
    const found = this.under(view, at);
    if (!found) return false;
    this.drag = { piece: found.piece, from: at, at: null, alone: found.ghost || this.arrange === "alone" };
    return true;
  }

  pull(view: View, at: At, looks: BoardProps["looks"]): void {
    const held = this.drag;
    if (!held) return;
    if (!held.at && Math.hypot(at.x - held.from.x, at.y - held.from.y) <= held.piece.radius * 0.01) return;
    if (!held.at && !held.alone) this.draft = null;
    this.mover = held.piece.id;
    this.drag = { ...held, at };
    this.later(() => this.ask(view, at, null, held.alone, looks));
  }

  async drop(view: View, looks: BoardProps["looks"], choosing: Choosing): Promise<void> {
    const held = this.drag;
    this.drag = null;
    if (!held?.at) return;
    this.dropped = true;
    this.waiting = null;
    await this.send(view, held.at, null, held.alone, looks, choosing);
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
      await task();
    }
    this.asking = false;
  }

  private async ask(view: View, at: At, enemy: number | null, alone: boolean, looks: BoardProps["looks"]): Promise<void> {
    const [x, y] = pointAt(view, at);
    const args: Record<string, Json> = { piece: this.mover, x, y, via: this.via, arrange: alone ? "alone" : this.arrange };
    if (enemy !== null) args["enemy"] = enemy;
    if (alone && this.draft) args["made"] = this.draft.plan;
    this.draft = ((await looks("propose", args)) as unknown as Proposal | null) ?? this.draft;
  }

  /** Aim at what comes nearest to a point. */
  async send(view: View, at: At, enemy: number | null, alone: boolean, looks: BoardProps["looks"], choosing: Choosing): Promise<void> {
    await this.ask(view, at, enemy, alone, looks);
    const draft = this.draft;
    this.via = [];
    if (!draft) return;
    const found = await choosing.attempt(draft.plan);
    if (!found || this.draft !== draft) return;
    if (!("answer" in found)) {
      choosing.aimed = [];
      choosing.refusal = { note: draft.note ?? found.note, marks: [] };
    } else {
      choosing.aimed = [found];
      choosing.refusal = null;
    }
    const left = this.movers.find((one) => !draft.ways.some((way) => way.character === one));
    if (this.arrange === "alone" && left !== undefined) this.mover = left;
  }
}

export const moving = new Moving();
