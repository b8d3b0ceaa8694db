// What a player has in hand at a measured table: ruler, sight check, overlays, and the figure that is looked at.

import type { Json } from "../protocol.gen";
import type { BoardProps } from "../games/game";
import type { Rect } from "../lib/layout.svelte";
import { INCH } from "./lengths";
import type { Look as FigureLook } from "./parts/figure";
import { pointAt, seen, spot, type Character, type View } from "./view";

export const OVERLAYS = ["reach", "far", "enemies", "sight", "danger", "range", "formation", "zones", "heights", "ground"] as const;
export type Overlay = (typeof OVERLAYS)[number];
export type Level = "open" | "partial" | "hidden";
type Looks = BoardProps["looks"];

/** One end of a measurement: a figure, or a point of the table. */
export interface End {
  x: number;
  y: number;
  piece: number | null;
}

/** What the table asks of the catalogue of a game; a game has more in its own. */
export interface Book {
  /** How far a figure of a card moves and shoots. */
  cards: Record<string, { movement: number; range: number }>;
  /** What figures of a card look like: build, skin, head, arm, off, back. */
  looks?: Record<string, FigureLook>;
  /** Kinds of objects by id. */
  kinds: Record<string, { name_en: string; name_nl: string }>;
  /** How many wounds each figure bears. */
  wounds: number[];
  /** How far apart the figures of each troop may stand. */
  formation: number[];
}

export interface Look {
  target: number;
  level: Level;
  covered: number;
  thing: number | null;
  character: number | null;
  /** Nothing, where lengths are not told yet. */
  distance: number | null;
  rule: string;
  in_range?: boolean;
  /** The chance in percent to wound it from there. */
  wound?: number | null;
}

export interface SightCheck extends Look {
  from: number[];
  to: number[];
  side: { thing?: number; character?: number; begins: number; ends: number; bottom: number; top: number }[];
  better: { side: "left" | "right"; distance: number; level: Level; x: number; y: number } | null;
}

export interface There {
  shoots: boolean;
  enemies: Look[];
  /** Nothing, where nobody has looked for them: then nothing is said of them either. */
  threats: { enemy: number; shoots: boolean; reaches: boolean; level: Level }[] | null;
}

const KEPT = "dicefront.overlays";
const REPLY_MS = 2500;

export class Tools {
  mode: "" | "ruler" | "sight" = $state("");
  from: End | null = $state.raw(null);
  to: End | null = $state.raw(null);
  done = $state(false);
  /** Between two figures, as the rules measure. */
  measured: number | null = $state(null);
  sight: SightCheck | null = $state.raw(null);
  /** What the figure that is about to move would see from where it goes. */
  there: There | null = $state.raw(null);
  focus: number | null = $state(null);
  overlays: Overlay[] = $state.raw([]);
  /** While a key is held. */
  peek = $state(false);
  open = $state(false);
  /** The figure's eye is open. */
  eye = $state(false);
  book: Book | null = $state.raw(null);
  /** What the figures of the game look like that everybody knows; the book may know more. */
  known: Record<string, FigureLook> = $state.raw({});
  /** Where the card of a figure floats. */
  card: Rect | null = $state.raw(null);
  /** A short answer to a press that did nothing, beside it. */
  said: { at: { x: number; y: number }; text: string } | null = $state.raw(null);
  private silent: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor() {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Overlay[];
    this.overlays = kept.filter((one) => OVERLAYS.includes(one));
  }

  /** Another table: nothing is measured or looked at. */
  clear(): void {
    this.take("");
    this.sight = null;
    this.there = null;
    this.focus = null;
    this.book = null;
  }
  /** What figures look like, by their cards. */
  get looks(): Record<string, FigureLook> {
    return this.book?.looks ? { ...this.known, ...this.book.looks } : this.known;
  }
  async read(looks: Looks): Promise<void> {
    const found = (await looks("book", {})) as unknown as Book | null;
    if (found) this.book = found;
  }
  /** Say why a press does nothing, for a while. */
  reply(at: { x: number; y: number }, text: string): void {
    clearTimeout(this.silent);
    this.said = { at, text };
    this.silent = setTimeout(() => (this.said = null), REPLY_MS);
  }
  toggle(one: Overlay): void {
    this.overlays = this.overlays.includes(one) ? this.overlays.filter((other) => other !== one) : [...this.overlays, one];
    localStorage.setItem(KEPT, JSON.stringify(this.overlays));
  }
  shows(one: Overlay): boolean {
    return this.overlays.includes(one) || (one === "enemies" && this.peek);
  }

  // -- measuring --------------------------------------------------------------------------------

  take(mode: "" | "ruler" | "sight"): void {
    this.mode = mode;
    this.from = null;
    this.to = null;
    this.done = false;
    this.measured = null;
    if (mode) this.sight = null;
  }
  /** Put a tool away; what was measured stays to be read. */
  leave(): void {
    this.mode = "";
    if (!this.to) this.from = null;
  }
  /** The figure at a place, or the place itself. */
  snap(view: View, at: { x: number; y: number }): End {
    const [x, y] = pointAt(view, at);
    const figure = figureAt(view, at);
    return figure ? { x: figure.place![0], y: figure.place![1], piece: figure.id } : { x, y, piece: null };
  }
  press(view: View, at: { x: number; y: number }, looks: Looks): void {
    const end = this.snap(view, at);
    if (!this.from || this.done) {
      if (this.mode === "sight" && end.piece !== null) this.focus = end.piece; // it may look from elsewhere, too
      this.from = end;
      this.to = null;
      this.done = false;
      this.measured = null;
    } else {
      this.to = end;
      this.finish(looks);
    }
  }
  move(view: View, at: { x: number; y: number }, looks: Looks): void {
    if (!this.from || this.done) return;
    const before = this.to?.piece;
    this.to = this.snap(view, at);
    if (this.to.piece !== before) void this.weigh(looks);
  }
  release(view: View, at: { x: number; y: number }, looks: Looks): void {
    if (!this.from || this.done) return;
    const away = Math.hypot(at.x - spot(view, [this.from.x, this.from.y]).x, at.y - spot(view, [this.from.x, this.from.y]).y);
    if (away < 14) return; // a click: the second one ends it
    this.to = this.snap(view, at);
    this.finish(looks);
  }
  private finish(looks: Looks): void {
    this.done = true;
    void this.weigh(looks);
  }
  /** Ask the rules: the distance between two figures, or what one sees of the other. */
  private async weigh(looks: Looks): Promise<void> {
    const { from, to } = this;
    this.measured = null;
    if (!from || !to) return;
    const number = ++this.asked;
    if (this.mode === "sight") {
      const eye = from.piece ?? this.focus;
      if (eye === null || to.piece === null || eye === to.piece) return;
      const place: Record<string, Json> = from.piece === null ? { x: from.x, y: from.y } : {};
      const found = (await looks("sight", { piece: eye, target: to.piece, ...place })) as unknown as SightCheck | null;
      if (number === this.asked) this.sight = found;
    } else if (from.piece !== null && to.piece !== null && from.piece !== to.piece) {
      const found = (await looks("distance", { piece: from.piece, target: to.piece })) as unknown as { distance: number } | null;
      if (number === this.asked) this.measured = found?.distance ?? null;
    }
  }
  /** What the ruler shows: from base edge to base edge, or to the point. */
  length(view: View): number {
    if (!this.from || !this.to) return 0;
    if (this.measured !== null) return this.measured;
    const radius = (end: End): number => view.characters.find((one) => one.id === end.piece)?.radius ?? 0;
    const way = Math.hypot(this.from.x - this.to.x, this.from.y - this.to.y);
    return Math.max(0, way - radius(this.from) - radius(this.to));
  }
}

export function figureAt(view: View, at: { x: number; y: number }, margin = INCH / 8): Character | undefined {
  const near = (one: Character): number => Math.hypot(at.x - spot(view, one.place!).x, at.y - spot(view, one.place!).y);
  return view.characters
    .filter((one) => one.place !== null && near(one) <= (one.radius + margin) * 0.01)
    .sort((one, other) => near(one) - near(other))[0];
}

export const focusOf = (view: Json, id: number | null): Character | undefined => seen(view)?.characters?.find((one) => one.id === id);

export const tools = new Tools();
