// What happened stays on the table: the deeds since the own last activation with numbers, older ones fading, none after a round.

import { untrack } from "svelte";
import type { Box, GameTable, Talk, Told } from "../games/game";
import { pace } from "../lib/settings.svelte";
import type { Json, Seen } from "../protocol.gen";
import { say } from "../text/messages.svelte";
import { Gathering, type Deed } from "./deeds";

export interface Point {
  x: number;
  y: number;
}

export type MarkKind = "move" | "flight" | "shot" | "fight" | "spell" | "loss";

/** A deed as it is drawn. */
export interface Mark {
  deed: Deed;
  kind: MarkKind;
  /** Its number among those since the own last activation; 0 for older ones. */
  number: number;
  /** 0 is new, 2 is almost gone. */
  fade: number;
  lines: Point[][];
  at: Point;
  /** How large the piece is that did it. */
  radius: number;
  lost: (Place & { piece: number })[];
  /** Whether somebody was hurt. */
  hurt: boolean;
  /** What the log says about it: how it began, and what came of it. */
  text: string;
  result: string;
}

interface Place extends Point {
  radius: number;
}

/** What the trace needs to know of the table. */
export interface Table {
  game: GameTable | null;
  talk: Talk;
  events: Seen[];
  seat: number | null;
  over: boolean;
  told: Told[];
}

const MOST = 40;
const PLAY_MS = 700;

export class Trace {
  on = $state(true);
  /** The deed that is pointed at, by its first event. */
  hovered: number | null = $state(null);
  /** The deed that is played again, and how far it is. */
  played: { id: number; share: number } | null = $state.raw(null);
  private gathered: Gathering | null = null;
  private count = 0;
  private first: Seen | undefined;
  /** Deeds so far; a new list whenever there is a new one. */
  private deeds: Deed[] = $state.raw([]);
  private places = new Map<number, Place>();
  private frame = 0;

  constructor(private table: () => Table) {
    $effect(() => {
      const { game, events, talk } = this.table();
      untrack(() => {
        if (game) this.follow(game, events, talk);
      });
    });
    $effect(() => {
      const { game, talk } = this.table();
      untrack(() => {
        if (game && talk.view) this.remember(game, talk);
      });
    });
  }

  private follow(game: GameTable, events: Seen[], talk: Talk): void {
    if (this.gathered === null || events.length < this.count || events[0] !== this.first) {
      this.gathered = new Gathering(game.terms, (piece) => this.ownerOf(game, talk, piece));
      this.count = 0;
      this.first = events[0];
    }
    if (events.length === this.count) return;
    for (const event of events.slice(this.count)) this.gathered.hear(event);
    this.count = events.length;
    this.deeds = [...this.gathered.deeds];
  }

  private owners = new Map<number, number>();
  private met = "";
  private ownerOf(game: GameTable, talk: Talk, piece: number): number {
    if (!this.owners.has(piece)) this.meet(game, talk);
    return this.owners.get(piece) ?? -1;
  }
  owner(piece: number): number {
    const { game, talk } = this.table();
    return game ? this.ownerOf(game, talk, piece) : -1;
  }
  private meet(game: GameTable, talk: Talk): void {
    for (const one of talk.view ? game.pieces(talk) : []) this.owners.set(one.piece, one.owner);
  }

  /** Where everybody stands: those who leave the table are drawn where they were last. */
  private remember(game: GameTable, talk: Talk): void {
    const known = game.known?.(talk.view) ?? "met";
    if (known !== this.met) this.meet(game, talk);
    this.met = known;
    for (const piece of this.owners.keys()) {
      const box = game.where(talk.view, piece);
      if (box) this.places.set(piece, { x: box.x + box.width / 2, y: box.y + box.height / 2, radius: box.width / 2 });
    }
  }

  // -- what is drawn ---------------------------------------------------------------------------------

  readonly marks: Mark[] = $derived.by(() => {
    const { game, talk, seat, over, told } = this.table();
    if (!game || !talk.view || this.deeds.length === 0) return [];
    const activations = this.gathered!.activations;
    const cutoff = roundBefore(told, this.deeds);
    const own = over || seat === null ? activations.length - 3 : activations.findLastIndex((one) => one.player === seat) + 1;
    const shown = this.deeds.filter((one) => one.id > cutoff).slice(-MOST);
    // While the own activation goes on, those before it fade.
    const fadeOf = (deed: Deed): number => (deed.activation > own ? 0 : own === activations.length && deed.activation >= own - 2 && !over ? 1 : 2);
    const drawn = this.drawn(game, talk.view, shown);
    let number = 0;
    const recent = told.filter((line) => line.n > cutoff && line.kind !== "auto");
    return drawn.map((mark) => {
      const fade = fadeOf(mark.deed);
      const lines = recent.filter((line) => mark.deed.events.includes(line.n));
      const isMove = mark.kind === "move" || mark.kind === "flight";
      const result = lines.findLast((line) => line.kind === "loss") ?? (isMove ? lines.find((line) => line.pieces.length > 1) : (lines.findLast((line) => line.kind === "dice") ?? lines.at(-1)));
      const more = mark.deed.ways.length - 1;
      const text = lines[0]?.text ?? "";
      return { ...mark, fade, number: fade === 0 ? ++number : 0, text: isMove && more > 0 ? `${text} ${say("story.and-others", { count: more })}` : text, result: result && result !== lines[0] ? result.text : "" };
    });
  });

  /** Where everybody stands on the drawing now. */
  readonly standing: Place[] = $derived.by(() => {
    const { game, talk } = this.table();
    void this.deeds;
    return game && talk.view ? [...this.places].flatMap(([piece, place]) => (game.where(talk.view, piece) ? [place] : [])) : [];
  });

  /** What was done in the activation that goes on, and by others since the own last one. */
  readonly current: Mark[] = $derived.by(() => {
    const running = this.gathered?.activations.length ?? 0;
    return this.marks.filter((one) => one.fade === 0 || one.deed.activation === running);
  });

  /** What others did since the own last activation. */
  readonly others: Mark[] = $derived.by(() => {
    const { seat } = this.table();
    return seat === null ? [] : this.marks.filter((one) => one.fade === 0 && this.owners.get(one.deed.piece) !== seat);
  });

  /** The deeds on the drawing, from the last to the first: everybody goes back along its ways. */
  private drawn(game: GameTable, view: Json, deeds: Deed[]): Omit<Mark, "fade" | "number" | "text" | "result">[] {
    const now = new Map(this.places);
    const found: Omit<Mark, "fade" | "number" | "text" | "result">[] = [];
    for (const deed of [...deeds].reverse()) {
      const ways = deed.kind === "spell" ? [] : deed.ways;
      const lines = ways.flatMap((way) => {
        const place = now.get(way.piece);
        const isSpaces = way.points.length > 1 && way.points.every((point) => point.length === 1);
        const points = isSpaces && game.wayAlong ? game.wayAlong(view, way.points.flat(), way.piece) : way.points.flatMap((point) => pointOf(game, view, point, way.piece));
        if (points.length === 1 && place) points.unshift(place);
        return points.length > 1 ? [{ piece: way.piece, points }] : [];
      });
      const lost = deed.lost.flatMap((piece) => {
        const place = now.get(piece);
        return place ? [{ ...place, piece }] : [];
      });
      for (const line of lines) now.set(line.piece, { ...line.points[0]!, radius: now.get(line.piece)?.radius ?? 10 });
      const from = lines[0]?.points[0] ?? now.get(deed.piece);
      const to = deed.target === null ? undefined : now.get(deed.target);
      if (!from || ((deed.kind === "move" || deed.kind === "flight") && lines.length === 0)) continue;
      const radius = now.get(deed.piece)?.radius ?? 10;
      const kind = kindOf(deed, now.get(deed.piece), to);
      const aimed = kind === "shot" || (kind === "spell" && to) ? [[from, to!]] : lines.map((line) => line.points);
      const at = kind === "fight" && to ? between(now.get(deed.piece)!, to) : kind === "spell" && to ? to : from;
      found.unshift({ deed, kind, lines: aimed, at: { x: at.x, y: at.y }, radius, lost, hurt: deed.hurt });
    }
    return found;
  }

  // -- playing it again ------------------------------------------------------------------------------

  /** Play a deed again, or as it is done; whether all of it was played. */
  play(id: number, ms = PLAY_MS): Promise<boolean> {
    cancelAnimationFrame(this.frame);
    const length = ms * pace();
    const begun = performance.now();
    return new Promise((resolve) => {
      const step = (): void => {
        const share = length === 0 ? 1 : Math.min(1, (performance.now() - begun) / length);
        this.played = { id, share };
        if (share < 1) this.frame = requestAnimationFrame(step);
        else {
          this.played = null;
          resolve(true);
        }
      };
      step();
    });
  }

  async playAll(frame: (mark: Mark) => void): Promise<void> {
    for (const mark of this.others.length > 0 ? this.others : this.marks) {
      frame(mark);
      await this.play(mark.deed.id);
    }
  }

  stop(): boolean {
    const was = this.played !== null;
    cancelAnimationFrame(this.frame);
    this.played = null;
    return was;
  }
}

/** Where a point of the table, or a space of a board, lies on the drawing. */
function pointOf(game: GameTable, view: Json, point: number[], piece: number): Point[] {
  if (point.length > 1) return game.pointAt ? [game.pointAt(view, point)] : [];
  const box = game.spaceBox?.(view, point[0]!, piece);
  return box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
}

const between = (one: Place, other: Place): Point => {
  const share = one.radius / (one.radius + other.radius);
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
};

/** Who strikes somebody it touches fights; from further away it shoots. */
function kindOf(deed: Deed, from: Place | undefined, to: Place | undefined): MarkKind {
  if (deed.kind !== "attack") return deed.kind;
  if (!from || !to) return "fight";
  return Math.hypot(from.x - to.x, from.y - to.y) > (from.radius + to.radius) * 1.35 ? "shot" : "fight";
}

/** The number of the event at which the round before this one began: what is older is gone. */
function roundBefore(told: Told[], deeds: Deed[]): number {
  const heads = told.filter((line) => line.kind === "head").map((line) => line.n);
  // Heads without a deed between them are one.
  const rounds = heads.filter((n, place) => deeds.some((deed) => deed.id > n && deed.id < (heads[place + 1] ?? Infinity)));
  return rounds.at(-2) ?? 0;
}

/** A box of the drawing as it is shown: a table that is turned is turned round its middle. */
export function shownBox(game: GameTable, view: Json, box: Box, flipped: boolean): Box {
  const bounds = game.bounds(view, null);
  return flipped && game.isTurned ? { ...box, x: 2 * bounds.x + bounds.width - box.x - box.width, y: 2 * bounds.y + bounds.height - box.y - box.height } : box;
}

/** Where a deed was done, on the table as it is turned. */
export function boxOf(mark: Mark, game: GameTable, view: Json, flipped: boolean): Box {
  const points = [mark.at, ...mark.lines.flat(), ...mark.lost];
  const [xs, ys] = [points.map((one) => one.x), points.map((one) => one.y)];
  const [left, top] = [Math.min(...xs) - mark.radius, Math.min(...ys) - mark.radius];
  return shownBox(game, view, { x: left, y: top, width: Math.max(...xs) + mark.radius - left, height: Math.max(...ys) + mark.radius - top }, flipped);
}
