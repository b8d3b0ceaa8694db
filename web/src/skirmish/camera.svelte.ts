// Which part of a measured table is on the screen: all of it, something framed, or what the player looked for.

import type { Box } from "../games/game";
import type { Rect } from "../lib/layout.svelte";
import { keepSettings, pace, settings } from "../lib/settings.svelte";
import { INCH } from "./lengths";
import { EDGE, MM } from "./view";

/** A point of the drawing that lies in the middle of what no panel covers, and pixels of the screen to a unit. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}

export interface Point {
  x: number;
  y: number;
}

/** So much of the edge of the table may lie outside of what is fitted: only felt is there. */
const RIM = EDGE - 3;
/** The whole table just fits, but for what is lost in counting. */
const ROUNDING = 0.01;
/** Pixels to an inch below which figures are too small to be told apart, and above which nothing more is seen. */
const LEAST = 20;
const MOST = 80;
export const GLIDE_MS = 240;
/** So long after a hand has moved the table it is left alone. */
const ALONE_MS = 1500;
/** The sharp drawing comes so long after the last move. */
const REST_MS = 120;

export class TableCamera {
  /** What is not covered, the size of the stage, and the table, as they are now. */
  safe: Rect = $state.raw({ left: 0, top: 0, width: 1, height: 1 });
  size = $state.raw({ width: 1, height: 1 });
  bounds: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 });
  /** Whether the table is turned a quarter; the camera counts as it lies then. */
  quarter = $state(false);
  /** What somebody looks at; nothing is the whole table. */
  private own: Look | null = $state.raw(null);
  /** What the drawing was made for; until it is made again it is moved and stretched. */
  drawn: Look | null = $state.raw(null);
  /** It moves there by itself. */
  gliding = $state(false);
  state: "whole" | "framed" | "free" = $state("whole");
  /** Somebody has looked elsewhere: nothing is followed until the next activation. */
  paused = $state(false);
  /** Some pointer is down on the table. */
  isHeld: () => boolean = () => false;
  private touched = -Infinity;
  private wholes = 0;
  private real = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;

  /** Pixels to an inch. */
  readonly perInch = $derived(this.now.scale * INCH * MM);

  get whole(): Look {
    const { bounds, safe } = this;
    return { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2, scale: Math.min(safe.width / (bounds.width - 2 * RIM), safe.height / (bounds.height - 2 * RIM)) };
  }
  get now(): Look {
    return this.own ?? this.whole;
  }
  get isWhole(): boolean {
    return this.own === null;
  }
  private get middle(): Point {
    return { x: this.safe.left + this.safe.width / 2, y: this.safe.top + this.safe.height / 2 };
  }

  /** What the drawing has to show: the stage and a quarter more on each side. */
  get viewBox(): Box {
    const { x, y, scale } = this.drawn ?? this.now;
    const { width, height } = this.size;
    return { x: x - (this.middle.x + width / 4) / scale, y: y - (this.middle.y + height / 4) / scale, width: (width * 1.5) / scale, height: (height * 1.5) / scale };
  }
  /** How the drawing is moved and stretched until it is made again. */
  get transform(): string {
    const drawn = this.drawn;
    if (!drawn) return "none";
    const { now, middle } = this;
    const grown = now.scale / drawn.scale;
    return `translate(${middle.x * (1 - grown) + (drawn.x - now.x) * now.scale}px, ${middle.y * (1 - grown) + (drawn.y - now.y) * now.scale}px) scale(${grown})`;
  }

  toScreen(at: Point): Point {
    const { now, middle } = this;
    return { x: (at.x - now.x) * now.scale + middle.x, y: (at.y - now.y) * now.scale + middle.y };
  }
  toTable(at: Point): Point {
    const { now, middle } = this;
    return { x: (at.x - middle.x) / now.scale + now.x, y: (at.y - middle.y) / now.scale + now.y };
  }
  /** What of the drawing is in view, no matter what covers it. */
  get view(): Box {
    return this.seen(this.now);
  }
  /** The same for what was drawn last. */
  get sharp(): Box {
    return this.seen(this.drawn ?? this.now);
  }
  private seen({ x, y, scale }: Look): Box {
    const { width, height } = this.safe;
    return { x: x - width / 2 / scale, y: y - height / 2 / scale, width: width / scale, height: height / scale };
  }
  /** How much of the table is in view. */
  readonly share = $derived.by(() => {
    const { bounds, view } = this;
    const shared = (start: number, size: number, from: number, wide: number): number => Math.max(0, Math.min(start + size, from + wide) - Math.max(start, from));
    return (shared(view.x, view.width, bounds.x, bounds.width) * shared(view.y, view.height, bounds.y, bounds.height)) / (bounds.width * bounds.height);
  });

  // -- moving it ---------------------------------------------------------------------------------------

  private look(to: Look | null, glides: boolean): void {
    const before = this.now;
    this.drawn ??= before;
    this.own = to && { ...to, scale: this.limited(to.scale) };
    this.gliding = glides && pace() > 0;
    if (this.strays) this.redraw();
    clearTimeout(this.resting);
    if (glides && pace() === 0) this.redraw();
    else this.resting = setTimeout(() => this.redraw(), glides ? GLIDE_MS + 40 : REST_MS);
  }
  private limited(scale: number): number {
    return Math.min(Math.max(this.whole.scale, MOST / (INCH * MM), this.real), Math.max(this.whole.scale / 2, scale));
  }
  /** More is to be seen than was drawn. */
  private get strays(): boolean {
    const drawn = this.drawn;
    if (!drawn || this.gliding) return false;
    const { now, size } = this;
    return now.scale / drawn.scale < 0.67 || Math.abs(drawn.x - now.x) * now.scale > size.width / 4 || Math.abs(drawn.y - now.y) * now.scale > size.height / 4;
  }
  /** Draw anew what is looked at now. */
  redraw(): void {
    clearTimeout(this.resting);
    this.gliding = false;
    this.drawn = null;
  }
  /** A hand has moved the table. */
  private free(to: Look): void {
    this.state = "free";
    this.touched = performance.now();
    this.paused = true;
    this.wholes = 0;
    this.look(to, false);
  }

  /** The whole table; whoever wishes it twice in a row wants nothing followed. */
  fit(): void {
    this.wholes += 1;
    if (this.wholes > 1) this.setFollow(false);
    this.toWhole();
  }
  private toWhole(): void {
    this.state = "whole";
    this.look(null, true);
  }
  /** Move so that a box lies in the middle of what is not covered; not larger than `most` pixels to an inch. */
  frame(box: Box, most = 36): void {
    const scale = Math.min(this.safe.width / box.width, this.safe.height / box.height, most / (INCH * MM));
    this.state = "framed";
    this.wholes = 0;
    const wanted = this.limited(Math.max(scale, LEAST / (INCH * MM)));
    this.look({ ...this.inside({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, wanted), scale: wanted }, true);
  }

  // -- by itself ---------------------------------------------------------------------------------------

  /** Go where something happens, or stay. */
  setFollow(on: boolean): void {
    settings.follow = on;
    this.paused = false;
    keepSettings();
  }
  get follows(): boolean {
    return settings.follow && !this.paused;
  }
  /** Whether what a box has of the table lies within what nothing covers: beside the table is nothing to be seen. */
  holds(box: Box): boolean {
    const { bounds, view } = this;
    const within = (start: number, size: number, from: number, table: number, seen: number, width: number): boolean =>
      Math.max(start, from + RIM) >= seen - ROUNDING && Math.min(start + size, from + table - RIM) <= seen + width + ROUNDING;
    return within(box.x, box.width, bounds.x, bounds.width, view.x, view.width) && within(box.y, box.height, bounds.y, bounds.height, view.y, view.height);
  }
  /** Whether something of it is covered or outside, or too small to be told apart. */
  needs(box: Box): boolean {
    return this.perInch < LEAST - 0.01 || !this.holds(box);
  }
  /** Look at what matters, if that is needed; around the first box if all of it would be too small. */
  show(first: Box, all: Box = first, most?: number): void {
    if (!this.needs(all)) return;
    const scale = Math.min(this.safe.width / all.width, this.safe.height / all.height) * INCH * MM;
    const wanted = scale < LEAST ? first : all;
    if (!this.isWhole && !this.needs(wanted)) return;
    this.frame(wanted, most);
  }
  /** The same where nobody has asked for it: never under a hand, nor soon after one. */
  attend(first: Box, all: Box = first, most?: number): void {
    if (this.follows && this.mayMove) this.show(first, all, most);
  }
  /** All of it again, where nobody has asked for it. */
  attendAll(boxes: Box[]): void {
    if (this.follows && this.mayMove && this.state === "framed" && boxes.some((one) => !this.holds(one))) this.toWhole();
  }
  private get mayMove(): boolean {
    return !this.isHeld() && performance.now() - this.touched >= ALONE_MS;
  }

  /** The nearest point from which no felt is seen that could be table. */
  private inside({ x, y }: Point, scale: number): Point {
    const { bounds, safe } = this;
    const within = (at: number, start: number, size: number, view: number): number => (view >= size ? start + size / 2 : Math.min(Math.max(at, start + view / 2), start + size - view / 2));
    return { x: within(x, bounds.x, bounds.width, safe.width / scale), y: within(y, bounds.y, bounds.height, safe.height / scale) };
  }
  zoom(factor: number, at: Point = this.middle): void {
    const { now } = this;
    const scale = this.limited(now.scale * factor);
    const under = this.toTable(at);
    const grown = now.scale / scale;
    this.free({ x: under.x + (now.x - under.x) * grown, y: under.y + (now.y - under.y) * grown, scale });
  }
  /** Pan by pixels of the screen. */
  shift(dx: number, dy: number): void {
    const { now } = this;
    this.free({ ...now, x: now.x - dx / now.scale, y: now.y - dy / now.scale });
  }
  /** Look at a point of the drawing. */
  centre(at: Point): void {
    this.free({ ...this.now, ...at });
  }
  /** The real size, however large that is. */
  trueSize(perUnit: number): void {
    this.real = perUnit;
    this.free({ ...this.now, scale: perUnit });
  }

  /** Another table. */
  clear(): void {
    this.own = null;
    this.paused = false;
    this.touched = -Infinity;
    this.wholes = 0;
    this.redraw();
    this.state = "whole";
  }
}

export const camera = new TableCamera();
