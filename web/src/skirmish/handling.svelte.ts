// Putting things down on a measured table by hand: a point, figures one by one or in a formation, and those who are carried along.
// What is put down can be dragged, and moved by keys; the server judges it meanwhile.

import type { Json } from "../protocol.gen";
import { carrying, deedOf, pointTo, put, walkOf, type Held } from "../table/hand";
import type { Holding } from "../table/holding.svelte";
import { INCH } from "./lengths";
import { pointAt, spot, type Character, type View } from "./view";

export const FORMATIONS = ["cluster", "line", "column", "alone"] as const;
export type Formation = (typeof FORMATIONS)[number];

interface At {
  x: number;
  y: number;
}

/** Something that was put down and can be taken up again. */
export interface Grip {
  kind: "point" | "item" | "aboard";
  /** The figure that lies there; of those who are carried also who carries it. */
  figure: number | null;
  carrier: number;
  place: number[];
  radius: number;
}

/** Between bases that stand side by side. */
const ROOM = 50;
const STEP = INCH / 2;
const FINE = INCH / 10;

const isPlace = (value: Json | undefined): value is number[] => Array.isArray(value) && value.length > 1;
const characterOf = (view: View, id: Json): Character | undefined => view.characters.find((one) => one.id === id);

/** The places in the order of a formation round the middle. */
export function offsets(formation: Formation, count: number, wide: number): At[] {
  if (formation === "line") return Array.from({ length: count }, (_, place) => ({ x: (place - (count - 1) / 2) * wide, y: 0 }));
  if (formation === "column") return Array.from({ length: count }, (_, place) => ({ x: 0, y: (place - (count - 1) / 2) * wide }));
  const cells: At[] = [];
  for (let row = -4; row <= 4; row++) for (let column = -4; column <= 4; column++) cells.push({ x: (column + (row & 1) / 2) * wide, y: (row * wide * Math.sqrt(3)) / 2 });
  return cells.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y)).slice(0, count);
}

export class Handling {
  formation: Formation = $state("cluster");
  /** By how much a formation is turned, in degrees. */
  angle = $state(0);
  drag: { grip: Grip; from: At; moved: boolean } | null = $state.raw(null);
  private dropped = false;

  /** All that lies there by hand, or would lie there. */
  grips(view: View, { gesture }: Holding, held: Held): Grip[] {
    if (gesture.kind === "place_point") return held.point ? [{ kind: "point", figure: null, carrier: -1, place: held.point, radius: view.marker_radius || 1000 }] : [];
    if (gesture.kind === "place_several")
      return held.placed.flatMap(([item, place]) => (isPlace(place) ? [{ kind: "item" as const, figure: Number(item), carrier: -1, place, radius: characterOf(view, item)?.radius ?? 1250 }] : []));
    return held.walks.flatMap((walk) => {
      if (deedOf(gesture, walk.figure, walk.deed)?.takes !== "places" || !Array.isArray(walk.more[0])) return [];
      return walk.more[0].flatMap((one) => (Array.isArray(one) ? [{ kind: "aboard" as const, figure: Number(one[0]), carrier: walk.figure, place: one.slice(1).map(Number), radius: characterOf(view, one[0]!)?.radius ?? 1250 }] : []));
    });
  }

  private moved(hand: Holding, grip: Grip, to: number[]): Held {
    if (grip.kind === "point") return pointTo(hand.gesture, hand.held, to);
    if (grip.kind === "item") return put(hand.held, grip.figure, to);
    return carrying(hand.held, grip.carrier, grip.figure!, to);
  }

  // -- by pointer -----------------------------------------------------------------------------------

  hold(view: View, hand: Holding, at: At, margin: number): boolean {
    const far = (grip: Grip): number => Math.hypot(at.x - spot(view, grip.place).x, at.y - spot(view, grip.place).y);
    const near = this.grips(view, hand, hand.held).filter((grip) => far(grip) <= Math.max(grip.radius * 0.01, margin));
    const grip = near.sort((one, other) => far(one) - far(other))[0];
    if (!grip) return false;
    if (grip.kind === "item") hand.active = grip.figure;
    this.drag = { grip, from: at, moved: false };
    return true;
  }

  pull(view: View, hand: Holding, at: At): void {
    const held = this.drag;
    if (!held) return;
    if (!held.moved && Math.hypot(at.x - held.from.x, at.y - held.from.y) < 2) return;
    if (!held.moved) hand.mark();
    this.drag = { ...held, moved: true };
    hand.change(this.moved(hand, held.grip, pointAt(view, at)), true);
  }

  drop(hand: Holding | null): void {
    this.dropped = this.drag?.moved ?? false;
    this.drag = null;
    hand?.rest();
  }

  /** Whether the click that comes now is the end of a drag. */
  swallows(): boolean {
    const was = this.dropped;
    this.dropped = false;
    return was;
  }

  // -- putting down ---------------------------------------------------------------------------------

  /** Those who are placed together with the one in the hand: its group, or everybody where nobody may be left over. */
  together(view: View, hand: Holding): number[] {
    const items = hand.gesture.items.map(Number);
    if (hand.gesture.low === items.length) return items;
    const first = typeof hand.active === "number" ? hand.active : items[0];
    const troop = characterOf(view, first ?? -1)?.troop;
    return items.filter((one) => characterOf(view, one)?.troop === troop);
  }

  /** Put down where somebody points: the one in the hand, or all in their formation. */
  putAt(view: View, hand: Holding, [x, y]: [number, number], passing = false): void {
    if (hand.gesture.kind === "place_point") return hand.change(pointTo(hand.gesture, hand.held, [x, y]), passing);
    const all = this.together(view, hand);
    if (this.formation === "alone") {
      const item = typeof hand.active === "number" ? hand.active : all[0]!;
      hand.change(put(this.only(hand, all), item, [x, y]), passing);
      const left = all.find((one) => !hand.held.placed.some(([other]) => other === one));
      hand.active = left ?? item;
      return;
    }
    hand.change(this.inFormation(view, this.only(hand, all), all, x, y), passing);
    if (typeof hand.active !== "number") hand.active = all[0] ?? null;
  }

  /** Without those of another group. */
  private only(hand: Holding, all: number[]): Held {
    return { ...hand.held, placed: hand.held.placed.filter(([one]) => all.includes(Number(one))) };
  }

  private inFormation(view: View, held: Held, all: number[], x: number, y: number): Held {
    const wide = 2 * Math.max(...all.map((one) => characterOf(view, one)?.radius ?? 1250)) + ROOM;
    const [sine, cosine] = [Math.sin((this.angle * Math.PI) / 180), Math.cos((this.angle * Math.PI) / 180)];
    return offsets(this.formation, all.length, wide).reduce((found, one, place) => put(found, all[place]!, [Math.round(x + one.x * cosine - one.y * sine), Math.round(y + one.x * sine + one.y * cosine)]), held);
  }

  /** The middle of what lies there. */
  middle(hand: Holding): [number, number] | null {
    const places = hand.held.placed.flatMap(([, place]) => (isPlace(place) ? [place] : []));
    if (places.length === 0) return null;
    const mean = (axis: number): number => Math.round(places.reduce((sum, place) => sum + place[axis]!, 0) / places.length);
    return [mean(0), mean(1)];
  }

  /** Stand otherwise, round the same middle. */
  arrange(view: View, hand: Holding, formation: Formation, angle = this.angle): void {
    this.formation = formation;
    this.angle = angle;
    const middle = this.middle(hand);
    if (middle && formation !== "alone") this.putAt(view, hand, middle);
  }

  // -- by keys --------------------------------------------------------------------------------------

  /** One step across and up the table; what lies nowhere yet begins at `start`. */
  step(view: View, hand: Holding, across: number, up: number, fine: boolean, start: [number, number]): void {
    const by = fine ? FINE : STEP;
    const [dx, dy] = [Math.round(across * by), Math.round(up * by)];
    if (hand.gesture.kind === "place_point") {
      const [x, y] = hand.held.point ?? start;
      return this.putAt(view, hand, hand.held.point ? [x! + dx, y! + dy] : [x!, y!]);
    }
    const middle = this.middle(hand);
    if (!middle) return this.putAt(view, hand, start);
    const alone = this.formation === "alone" && typeof hand.active === "number" ? hand.active : null;
    const before = hand.held.placed.find(([one]) => one === alone)?.[1];
    if (alone !== null && !isPlace(before)) return hand.change(put(hand.held, alone, [middle[0] + dx, middle[1] + dy]));
    const shifted = hand.held.placed.map(([one, place]): [Json, Json] => [one, isPlace(place) && (alone === null || one === alone) ? [place[0]! + dx, place[1]! + dy] : place]);
    hand.change({ ...hand.held, placed: shifted });
  }

  /** Somebody who is carried along goes one step; whether there is such a one. */
  stepAboard(view: View, hand: Holding, figure: number, across: number, up: number, fine: boolean): boolean {
    const grip = this.grips(view, hand, hand.held).find((one) => one.kind === "aboard" && one.figure === figure);
    if (!grip) return false;
    const by = fine ? FINE : STEP;
    const [x, y] = grip.place;
    hand.change(this.moved(hand, grip, [Math.round(x! + across * by), Math.round(y! + up * by)]));
    return true;
  }

  /** Where another would be put down that goes along: as it stands beside the carrier now. */
  besides(view: View, held: Held, figure: number, other: number): number[] {
    const [from, goes] = [characterOf(view, figure)?.place, characterOf(view, other)?.place];
    const end = walkOf(held, figure)?.way.at(-1) ?? from;
    if (!from || !goes || !end) return [0, 0];
    return [goes[0] + end[0]! - from[0], goes[1] + end[1]! - from[1]];
  }
}

export const handling = new Handling();

/** The heights at which something may stand over a point: the table, and the tops of what lies there. */
export function heightsAt(view: View, [x, y]: number[]): { z: number; thing: number | null }[] {
  const found = new Map<number, number | null>([[0, null]]);
  view.things.forEach((thing, number) => {
    if (covers(thing, x ?? 0, y ?? 0)) found.set(thing.top, number);
  });
  return [...found].map(([z, thing]) => ({ z, thing })).sort((one, other) => one.z - other.z);
}

function covers(thing: View["things"][number], x: number, y: number): boolean {
  if (thing.disc) return Math.hypot(x - thing.disc[0], y - thing.disc[1]) <= thing.disc[2];
  const corners = thing.corners ?? [];
  let inside = false;
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
