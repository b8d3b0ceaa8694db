// What a hand makes with a gesture, as plain data: what is picked, placed, shared or walked, and the form that the server
// reads. No rules: what is legal is judged there. Nothing is imported, so that it runs without a page.

import type { DeedInfo, GestureInfo, Json } from "../protocol.gen";

export type Pair = [Json, Json];

/** The way of one figure, and what it does with its move. */
export interface Walk {
  figure: number;
  way: number[][];
  deed: string;
  more: Json[];
}

export interface Held {
  /** What is picked, or stands in order. */
  picked: Json[];
  /** Items with their places, shares or partners, in the order in which they were put down. */
  placed: Pair[];
  point: number[] | null;
  /** Points of a way, or spaces that are entered one by one. */
  way: Json[];
  /** A space where a way ends, however it leads there. */
  end: number | null;
  walks: Walk[];
  number: number;
  /** Nothing at all is wanted. */
  none: boolean;
}

export const same = (one: Json | undefined, other: Json | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Gestures that need more than one press: what is made is kept, and judged while it is made. */
const KEPT = ["pick_several", "place_point", "place_several", "path", "moves", "number", "order", "split", "assign"];
export const isKept = (gesture: GestureInfo): boolean => KEPT.includes(gesture.kind) && !(gesture.kind === "place_point" && gesture.items.length > 0);

export function empty(gesture: GestureInfo): Held {
  return {
    picked: gesture.kind === "order" ? [...gesture.items] : [],
    placed: [],
    point: null,
    way: [],
    end: null,
    walks: [],
    number: gesture.low,
    none: false,
  };
}

// -- forms ------------------------------------------------------------------------------------------

/** What a hand holds that made this form. */
export function heldFrom(gesture: GestureInfo, form: Json): Held {
  const held = empty(gesture);
  if (form === null) return { ...held, none: true };
  switch (gesture.kind) {
    case "pick_several":
    case "order":
      return { ...held, picked: listOf(form) };
    case "place_several":
    case "split":
    case "assign":
      return { ...held, placed: listOf(form).flatMap((one) => (Array.isArray(one) && one.length === 2 ? [[one[0]!, one[1]!] as Pair] : [])) };
    case "place_point":
      return { ...held, point: numbersOf(form) };
    case "path":
      return typeof form === "number" ? { ...held, end: form } : { ...held, way: listOf(form) };
    case "moves":
      return { ...held, walks: listOf(form).map(walkFrom) };
    case "number":
      return { ...held, number: Number(form) };
    default:
      return held;
  }
}

const listOf = (form: Json): Json[] => (Array.isArray(form) ? form : []);
const numbersOf = (form: Json): number[] => listOf(form).map(Number);

function walkFrom(form: Json): Walk {
  const [figure, way, deed, ...more] = listOf(form);
  return { figure: Number(figure), way: listOf(way ?? []).map(numbersOf), deed: typeof deed === "string" ? deed : "", more };
}

/** The form of what is held. */
export function formOf(gesture: GestureInfo, held: Held): Json {
  if (held.none) return null;
  switch (gesture.kind) {
    case "pick_several":
    case "order":
      return held.picked;
    case "place_several":
    case "split":
    case "assign":
      return held.placed;
    case "place_point":
      return held.point;
    case "path":
      return held.end ?? held.way;
    case "moves":
      return held.walks.map(({ figure, way, deed, more }) => (deed ? [figure, way, deed, ...more] : [figure, way]));
    case "number":
      return held.number;
    default:
      return null;
  }
}

/** What is missing before there is anything to judge: `more` or `fewer` by so many, a `point`, a `deed` without its thing. */
export interface Lack {
  what: "more" | "fewer" | "point" | "deed";
  count: number;
}

export function lackOf(gesture: GestureInfo, held: Held): Lack | null {
  if (held.none) return gesture.optional ? null : { what: "point", count: 1 };
  const counted = { pick_several: held.picked.length, place_several: held.placed.length, assign: held.placed.length }[gesture.kind];
  if (counted !== undefined && counted < gesture.low) return { what: "more", count: gesture.low - counted };
  if (counted !== undefined && counted > gesture.high) return { what: "fewer", count: counted - gesture.high };
  if (gesture.kind === "split" && gesture.high > 0 && spent(held) > gesture.high) return { what: "fewer", count: spent(held) - gesture.high };
  if (gesture.kind === "place_point" && held.point === null) return { what: "point", count: 1 };
  if (gesture.kind === "moves" && held.walks.some((walk) => isOpen(gesture, walk))) return { what: "deed", count: 1 };
  return null;
}

/** A deed that still waits for what it takes. */
function isOpen(gesture: GestureInfo, walk: Walk): boolean {
  const deed = deedOf(gesture, walk.figure, walk.deed);
  if (!deed) return false;
  if (deed.takes === "shift") return walk.more.length < 2;
  if (deed.takes === "point") return walk.way.length !== 1;
  if (deed.takes === "group") return walk.more.length < 1;
  return deed.takes === "places" && listOf(walk.more[0] ?? []).length === 0;
}

// -- picking ----------------------------------------------------------------------------------------

export const has = (list: Json[], item: Json): boolean => list.some((one) => same(one, item));

/** Several are picked at once, beside those that are picked. */
export const gather = (held: Held, items: Json[]): Held => ({ ...held, none: false, picked: [...held.picked, ...items.filter((item) => !has(held.picked, item))] });

export function toggle(held: Held, item: Json): Held {
  const without = held.picked.filter((one) => !same(one, item));
  return { ...held, none: false, picked: without.length < held.picked.length ? without : [...held.picked, item] };
}

/** One place earlier (-1) or later (1): in an order, in what is picked, placed or walked. */
export function shift(gesture: GestureInfo, held: Held, item: Json, by: number): Held {
  const moved = <T>(list: T[], at: number): T[] => {
    const to = at + by;
    if (at < 0 || to < 0 || to >= list.length) return list;
    const found = [...list];
    [found[at], found[to]] = [found[to]!, found[at]!];
    return found;
  };
  if (gesture.kind === "moves") return { ...held, walks: moved(held.walks, held.walks.findIndex((one) => one.figure === item)) };
  if (gesture.kind === "place_several") return { ...held, placed: moved(held.placed, held.placed.findIndex(([one]) => same(one, item))) };
  return { ...held, picked: moved(held.picked, held.picked.findIndex((one) => same(one, item))) };
}

// -- placing, sharing, assigning --------------------------------------------------------------------

/** What lies with an item: its place, its share, its partner. */
export const placeOf = (held: Held, item: Json): Json | undefined => held.placed.find(([one]) => same(one, item))?.[1];

/** Put an item down, or give it a share or a partner; one that was put down before keeps its turn. */
export function put(held: Held, item: Json, place: Json): Held {
  const isThere = held.placed.some(([one]) => same(one, item));
  const placed: Pair[] = isThere ? held.placed.map(([one, before]) => [one, same(one, item) ? place : before]) : [...held.placed, [item, place]];
  return { ...held, none: false, placed };
}

export function lift(held: Held, item: Json): Held {
  return { ...held, placed: held.placed.filter(([one]) => !same(one, item)) };
}

/** So many more or fewer for an item; none is nothing at all. */
export function share(held: Held, item: Json, by: number): Held {
  const count = Number(placeOf(held, item) ?? 0) + by;
  return count > 0 ? put(held, item, count) : lift(held, item);
}

export const spent = (held: Held): number => held.placed.reduce((sum, [, count]) => sum + Number(count), 0);

// -- points and ways --------------------------------------------------------------------------------

/** A point where somebody points; a turn in degrees keeps its place behind the height. */
export function pointTo(gesture: GestureInfo, held: Held, [x, y, z]: number[]): Held {
  const turn = gesture.turn ? (held.point?.[3] ?? 0) : null;
  const at = [Math.round(x ?? 0), Math.round(y ?? 0)];
  if (z !== undefined || turn !== null) at.push(Math.round(z ?? held.point?.[2] ?? 0));
  if (turn !== null) at.push(turn);
  return { ...held, none: false, point: at };
}

export function turnBy(held: Held, degrees: number): Held {
  const [x, y, z, turn] = held.point ?? [0, 0, 0, 0];
  return { ...held, point: [x ?? 0, y ?? 0, z ?? 0, ((turn ?? 0) + degrees + 360) % 360] };
}

/** The next point or space of a way; one that is named again ends the way there. */
export function goOn(held: Held, at: Json): Held {
  const before = held.way.findIndex((one) => same(one, at));
  return { ...held, none: false, end: null, way: before >= 0 ? held.way.slice(0, before + 1) : [...held.way, at] };
}

/** A point of a way lies elsewhere. */
export const bend = (held: Held, index: number, at: Json): Held => ({ ...held, none: false, way: held.way.map((one, other) => (other === index ? at : one)) });

/** A way without one of its points: the last, if none is named. */
export const shorten = (held: Held, index = held.way.length - 1): Held => ({ ...held, way: held.way.filter((_, other) => other !== index) });

/** A line that was drawn, as few points that come no further away from it than `room`; its beginning is left out. */
export function drawn(line: number[][], room: number): number[][] {
  const kept = (from: number, to: number): number[][] => {
    let [worst, far] = [-1, room];
    for (let at = from + 1; at < to; at++) {
      const off = offLine(line[at]!, line[from]!, line[to]!);
      if (off > far) [worst, far] = [at, off];
    }
    return worst < 0 ? [line[to]!] : [...kept(from, worst), ...kept(worst, to)];
  };
  return line.length > 1 ? kept(0, line.length - 1) : [];
}

function offLine([x, y]: number[], [ax, ay]: number[], [bx, by]: number[]): number {
  const [dx, dy] = [bx! - ax!, by! - ay!];
  const along = dx || dy ? Math.min(1, Math.max(0, ((x! - ax!) * dx + (y! - ay!) * dy) / (dx * dx + dy * dy))) : 0;
  return Math.hypot(x! - ax! - along * dx, y! - ay! - along * dy);
}

export const anyWay = (held: Held, end: number): Held => ({ ...held, none: false, way: [], end });

// -- moves ------------------------------------------------------------------------------------------

export const deedsOf = (gesture: GestureInfo, figure: number): DeedInfo[] => gesture.deeds.filter((one) => one.figure === figure);
export const deedOf = (gesture: GestureInfo, figure: number, name: string): DeedInfo | undefined => deedsOf(gesture, figure).find((one) => one.name === name);
export const walkOf = (held: Held, figure: number): Walk | undefined => held.walks.find((one) => one.figure === figure);

function changed(held: Held, figure: number, change: (walk: Walk) => Walk): Held {
  const walk = change(walkOf(held, figure) ?? { figure, way: [], deed: "", more: [] });
  const isThere = held.walks.some((one) => one.figure === figure);
  return { ...held, none: false, walks: isThere ? held.walks.map((one) => (one.figure === figure ? walk : one)) : [...held.walks, walk] };
}

/** The way of a figure. */
export const walk = (held: Held, figure: number, way: number[][]): Held => changed(held, figure, (one) => ({ ...one, way }));

export const stay = (held: Held, figure: number): Held => ({ ...held, walks: held.walks.filter((one) => one.figure !== figure) });

/** What a figure does with its move; an empty name is walking alone. What does not fit its deed is forgotten. */
export function doing(gesture: GestureInfo, held: Held, figure: number, name: string): Held {
  const takes = deedOf(gesture, figure, name)?.takes ?? "";
  const before = walkOf(held, figure)?.way ?? [];
  const way = takes === "shift" || takes === "point" ? [] : before;
  const found = changed(held, figure, (one) => ({ ...one, way, deed: name, more: [] }));
  return name === "" && way.length === 0 ? stay(found, figure) : found;
}

/** What a deed takes beside the way. */
export const giving = (held: Held, figure: number, more: Json[]): Held => changed(held, figure, (one) => ({ ...one, more }));

/** Somebody who is put down by the deed of another; without a place it is not taken along. */
export function carrying(held: Held, figure: number, other: number, place: number[] | null): Held {
  const before = listOf(walkOf(held, figure)?.more[0] ?? []);
  const isThere = before.some((one) => listOf(one)[0] === other);
  const kept = place === null ? before.filter((one) => listOf(one)[0] !== other) : before.map((one) => (listOf(one)[0] === other ? [other, ...place] : one));
  return giving(held, figure, [place !== null && !isThere ? [...kept, [other, ...place]] : kept]);
}
