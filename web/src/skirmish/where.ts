// Where a place lies in words, never in coordinates: how far and at which hour from somebody, the part of the table, and what it
// lies beside. With closed measuring no length is told (SW-BAS-17): the hour, the part of the table and the landmark stay.

import type { Talk } from "../games/game";
import { settings } from "../lib/settings.svelte";
import { hourOf } from "../table/nearness";
import { INCH, lengthNumber, unitWord } from "./lengths";
import { thingName } from "./names";
import { s } from "./text";
import { inside, middleOf, seen, spot, type Character, type Thing, type View } from "./view";

const { hypot, max, min } = Math;
/** So near a piece lies what is beside it. */
const BESIDE = 3 * INCH;
/** What one stands on, where nothing says whether it can be climbed. */
const HEIGHTS = ["hill", "mountain", "rock"];

/** How far a point lies from the line between two others. */
function fromLine([x, y]: number[], [ax, ay]: number[], [bx, by]: number[]): number {
  const [dx, dy] = [bx! - ax!, by! - ay!];
  const along = max(0, min(1, ((x! - ax!) * dx + (y! - ay!) * dy) / (dx * dx + dy * dy || 1)));
  return hypot(x! - ax! - along * dx, y! - ay! - along * dy);
}

/** How far a point lies outside of a thing; nothing inside. */
export function outside(thing: Thing, point: number[]): number {
  if (inside(thing, point)) return 0;
  if (thing.disc) return hypot(point[0]! - thing.disc[0], point[1]! - thing.disc[1]) - thing.disc[2];
  const corners = thing.corners ?? [];
  return min(...corners.map((corner, index) => fromLine(point, corner, corners[(index + 1) % corners.length]!)));
}

/** "beside the mug": what a point lies on, in or near; of several the highest, then the nearest. */
export function landmark(talk: Talk, point: number[]): string {
  const view = seen(talk.view);
  const near = view.things.map((thing) => ({ thing, far: outside(thing, point) })).filter(({ far }) => far <= BESIDE);
  const [found] = near.sort((one, other) => one.far - other.far || other.thing.top - one.thing.top);
  if (!found) return s("in-the-open");
  const { thing, far } = found;
  const name = thingName(view, thing, talk.name);
  const lies = far > 0 ? "beside" : thing.climbable || HEIGHTS.includes(thing.kind) ? "on" : "in";
  return s("landmark", { lies, thing: thing.portal === null ? name.charAt(0).toLowerCase() + name.slice(1) : name, numbered: String(/\d$/.test(name)) });
}

const PARTS = [
  ["south-west", "south", "south-east"],
  ["west", "middle", "east"],
  ["north-west", "north", "north-east"],
];
/** Which ninth of the table a point lies in. */
export function part(view: View, [x, y]: number[]): string {
  const third = (value: number, size: number): number => max(0, min(2, Math.floor((3 * value) / size)));
  return s(`part-${PARTS[third(y!, view.depth)]![third(x!, view.width)]}`);
}

/** A point in a sentence: "the south-west of the table, beside the mug". */
export const pointText = (talk: Talk, point: number[]): string => `${part(seen(talk.view), point)}, ${landmark(talk, point)}`;

const HEADINGS = ["east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east"];
/** Which way a shift leads, as the edges of the table are named. */
export const headingText = (dx: number, dy: number): string => s("heading", { to: HEADINGS[(Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) + 8) % 8]! });

/** Whoever looks: a figure, the own Portal, or the middle of the table. */
interface Eye {
  from: "figure" | "portal" | "middle";
  place: number[];
  radius: number;
}

function eyeOf(view: View, one: Character | undefined, seat: number | null): Eye {
  if (one?.place) return { from: "figure", place: one.place, radius: one.radius };
  const portal = view.things.find((thing) => thing.portal !== null && thing.portal === seat);
  const middle = portal ? (portal.disc ?? middleOf(portal.corners ?? [])) : [view.width / 2, view.depth / 2];
  return { from: portal ? "portal" : "middle", place: middle, radius: 0 };
}

/** "3.5 inches at 2 o'clock, beside the mug": a figure or a point as somebody sees it; between figures from edge to edge. */
export function whereSeen(talk: Talk, from: number | null, to: number | number[], turned: boolean, seat: number | null = null): string {
  const view = seen(talk.view);
  const figure = (id: number | null): Character | undefined => view.characters.find((one) => one.id === id);
  const other = typeof to === "number" ? figure(to) : undefined;
  const point = typeof to === "number" ? other?.place : to;
  if (!point) return "";
  const eye = eyeOf(view, figure(from), seat);
  const hour = hourOf(spot(view, eye.place), spot(view, point), turned);
  if (hour === null) return landmark(talk, point);
  const length = max(0, hypot(point[0]! - eye.place[0]!, point[1]! - eye.place[1]!) - (other ? eye.radius + other.radius : 0));
  const single = lengthNumber(length) === "1" ? settings.units : "";
  const told = s("bearing", { from: eye.from, hour, closed: String(view.closed ?? false), length: lengthNumber(length), unit: unitWord(), single });
  return view.closed && other ? told : `${told}, ${landmark(talk, point)}`; // then the landmark is its place
}
