// The scenery that somebody points at: which piece lies there, what it does to who would move, and which floor of a building is shown.

import type { BoardProps, Box } from "../games/game";
import type { Rect } from "../lib/layout.svelte";
import type { Note } from "../protocol.gen";
import { INCH } from "./lengths";
import { outside } from "./where";
import { inside, spot, type Character, type Thing, type View } from "./view";

/** A pointer rests so long before it is told what lies there. */
const REST_MS = 250;
/** Points of a way are looked at so close to each other. */
const CLOSE = INCH / 5;

/** What is told of a piece, and where it lies on the drawing. */
export interface Subject {
  thing: number;
  name: string;
  height: string;
  box: Box;
}

/** A building with several floors whose floors can be looked at, and the floors on which somebody stands. */
export interface Tower {
  name: string;
  thing: Thing;
  box: Box;
  stand: number[];
}

/** The piece that lies on top at a point; a line is met within a margin. */
export function thingAt(table: View, point: number[], margin: number): number | null {
  const found = table.things.map((thing, index) => ({ thing, index })).filter(({ thing }) => outside(thing, point) <= (thing.corners?.length === 2 ? margin : 0));
  const top = found.sort((one, other) => other.thing.top - one.thing.top || other.index - one.index)[0];
  return top?.index ?? null;
}

/** The box of a piece on the drawing. */
export function boxOf(table: View, thing: Thing): Box {
  const [x, y, r] = thing.disc ?? [0, 0, 0];
  const corners = (thing.disc ? [[x - r, y - r], [x + r, y + r]] : (thing.corners ?? [])).map((one) => spot(table, one));
  const [xs, ys] = [corners.map((one) => one.x), corners.map((one) => one.y)];
  return { x: Math.min(...xs), y: Math.min(...ys), width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
}

/** Whether a way leads into a piece. */
export function leadsInto(thing: Thing, way: number[][]): boolean {
  return way.some((point, index) => {
    const before = way[index - 1] ?? point;
    const [dx, dy] = [point[0]! - before[0]!, point[1]! - before[1]!];
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / CLOSE));
    return Array.from({ length: steps }, (_, step) => (step + 1) / steps).some((share) => inside(thing, [before[0]! + dx * share, before[1]! + dy * share]));
  });
}

/** A building with more than its ground floor. */
export const isTower = (thing: Thing | undefined): thing is Thing => ((thing?.floors ?? 0) > 0 || thing?.roof) ?? false;
/** The floors of a building by their numbers; the roof is the highest. */
export const floorsOf = (thing: Thing): number[] => Array.from({ length: (thing.floors ?? 0) + 1 + (thing.roof ? 1 : 0) }, (_, floor) => floor);

class Pieces {
  /** The piece that the pointer or the keyboard is on, by its number. */
  over: number | null = $state(null);
  /** It has been pointed at long enough to be told of. */
  subject: Subject | null = $state.raw(null);
  notes: Note[] = $state.raw([]);
  /** The building whose floors can be looked at, and the one that is shown. */
  house: number | null = $state(null);
  floor = $state(0);
  tower: Tower | null = $state.raw(null);
  /** Where the floors are listed on the screen: nothing else is told there. */
  column: Rect | null = $state.raw(null);
  /** What lies at a point of the screen is told at once; whether something does. */
  press: (x: number, y: number) => boolean = () => false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private mover: number | undefined;

  /** Point at a piece, or at none; it is told of when the pointer rests, or at once. */
  point(table: View, thing: number | null, about: (thing: number) => Subject, looks: BoardProps["looks"], mover: Character | undefined, now = false): void {
    clearTimeout(this.timer);
    if (thing === null) return this.leave();
    if (this.over !== thing) this.hide();
    this.over = thing;
    if (this.subject?.thing === thing && this.mover === mover?.id) return;
    const tell = (): void => {
      if (!table.things[thing]) return;
      this.mover = mover?.id;
      this.subject = about(thing);
      void this.ask(looks, thing, mover);
    };
    if (now) tell();
    else this.timer = setTimeout(tell, REST_MS);
  }
  private async ask(looks: BoardProps["looks"], thing: number, mover: Character | undefined): Promise<void> {
    const number = ++this.asked;
    const found = (await looks("thing", { thing, ...(mover?.place ? { piece: mover.id } : {}) })) as unknown as { notes: Note[] } | null;
    if (number === this.asked) this.notes = found?.notes ?? [];
  }
  private hide(): void {
    this.asked += 1;
    this.subject = null;
    this.notes = [];
  }
  leave(): void {
    clearTimeout(this.timer);
    this.over = null;
    this.hide();
  }
  /** Another table. */
  clear(): void {
    this.leave();
    this.house = null;
  }
  /** Show the floors of a building, beginning with one of them; or of none. */
  enter(table: View, thing: number | null, floor: number): void {
    this.house = thing !== null && isTower(table.things[thing]) ? thing : null;
    this.floor = floor;
  }
  /** Whether somebody is on another floor of the building than the one that is shown. */
  isElsewhere(table: View, one: Character): boolean {
    const house = this.house === null ? undefined : table.things[this.house];
    return house !== undefined && one.place !== null && inside(house, one.place) && (one.floor ?? 0) !== this.floor;
  }
}

export const pieces = new Pieces();
