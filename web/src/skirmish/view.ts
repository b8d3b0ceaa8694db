// What a seat sees of a measured table: things with heights, characters on round bases, lengths in hundredths of a
// millimetre. The drawing counts in millimetres.

import type { Json, Seen } from "../protocol.gen";
import type { Box } from "../games/game";

export interface Thing {
  name: string;
  kind: string;
  bottom: number;
  top: number;
  portal: number | null;
  /** What a game calls it, where its book has no names of objects. */
  called?: string;
  /** How high it is in words, where a game does not measure heights. */
  high?: string;
  disc?: [number, number, number];
  corners?: [number, number][];
  /** Whether figures stand on it. */
  climbable?: boolean;
  /** Doors, windows and slots in its walls, from point to point. */
  openings?: [string, number, number, number, number][];
  /** Strips where it is crossed: from bank to bank, and how wide. */
  crossings?: number[][];
  /** What is over those who are in it. */
  inside?: "roof" | "leaves";
  /** Floors above the ground floor, and whether figures stand on the roof. */
  floors?: number;
  roof?: boolean;
  /** How hard it is to pass, and what else is special about it in words, where a game says so. */
  density?: string;
  special?: string[];
  /** The top of it is uneven. */
  uneven?: boolean;
}

export interface Character {
  id: number;
  owner: number;
  name_en: string;
  name_nl: string;
  troop: number;
  card: string;
  where: string;
  place: [number, number, number] | null;
  radius: number;
  height: number;
  wounds: number;
  down: boolean;
  marks: string[];
  abilities: string[];
  /** What stands on its base, where that is not the letter of its troop. */
  label?: string;
  /** Whether it has had its turn, where figures have theirs one by one. */
  acted?: boolean;
  /** Leader, avatar and so on, where figures have ranks. */
  rank?: string;
  /** How tired it is. */
  fatigue?: number;
  /** What the badges say, where a game says more than what they are called. */
  says?: Record<string, string>;
  /** It has had an order in this round. */
  ordered?: boolean;
  /** The floor it stands on, where floors are counted. */
  level?: string;
  /** The same as a number, 0 on the table. */
  floor?: number;
  flies?: boolean;
  wet?: boolean;
  ephemeral?: boolean;
}

export interface Troop {
  id: number;
  owner: number;
  name_en: string;
  name_nl: string;
  members: number[];
  leader: number | null;
  activated: boolean;
  actions: number;
  held_back: boolean;
}

export interface View {
  stage: string;
  width: number;
  depth: number;
  /** How long an inch is, where that is not 25.4 millimetres. */
  inch?: number;
  /** Lengths are told only when the rules measure them. */
  closed?: boolean;
  /** The side of each seat, where several are on one. */
  sides?: number[];
  /** What the table is made of. */
  ground?: string;
  things: Thing[];
  characters: Character[];
  troops: Troop[];
  markers: { player: number; place: [number, number, number]; controller: number | null }[];
  marker_radius: number;
  objective: string;
  player: number;
  round: number;
  rounds: number;
  bag: number[];
  acting: number[];
}

export const seen = (view: Json): View => view as unknown as View;
export const MM = 0.01;

/** Where a point of the table lies in the drawing: north is at the top. */
export const spot = (view: View, point: number[]): { x: number; y: number } => ({ x: (point[0] ?? 0) * MM, y: ((view?.depth || 0) - (point[1] ?? 0)) * MM });
/** And back. */
export const pointAt = (view: View, at: { x: number; y: number }): [number, number] => [Math.round(at.x / MM), Math.round(view.depth - at.y / MM)];
export const outline = (view: View, points: number[][]): string =>
  points.map((point, index) => `${index ? "L" : "M"}${spot(view, point).x} ${spot(view, point).y}`).join("");

/** So wide is the edge of the table on the drawing. */
export const EDGE = 15;

export const bounds = (view: Json): Box => {
  const table = seen(view);
  const width = (table?.width || 90000) * MM;
  const depth = (table?.depth || 90000) * MM;
  return { x: -EDGE, y: -EDGE, width: width + 2 * EDGE, height: depth + 2 * EDGE };
};

/** The table after an event: a character that moved is drawn where it is now, a wound where it was dealt;
 *  `vanished` is the kind of event that takes one off the table. */
export function follow(view: Json, event: Seen, vanished: string): Json {
  const table = seen(view);
  const args = event.args as { character?: number; x?: number; y?: number; path?: number[][]; wounds?: number };
  if (!table?.characters || args.character === undefined) return view;
  const end = args.path?.at(-1) ?? (args.x !== undefined && args.y !== undefined ? [args.x, args.y] : null);
  const changes = (one: Character): Character => {
    if (one.id !== args.character) return one;
    if (event.kind === vanished) return { ...one, place: null, where: "vanished" };
    const place: Character["place"] = end && one.place ? [end[0]!, end[1]!, end[2] ?? one.place[2]] : one.place;
    return { ...one, place, wounds: args.wounds ?? one.wounds };
  };
  if (!end && args.wounds === undefined && event.kind !== vanished) return view;
  return { ...table, characters: table.characters.map(changes) } as unknown as Json;
}

/** Whether the own Portal stands in the far half, so that the table is turned; on an upright screen left is far. */
export function isTurned(view: Json, seat: number | null, quarter: boolean): boolean {
  const table = seen(view);
  const portal = table?.things?.find((one) => one.portal !== null && one.portal === seat);
  if (!portal) return false;
  const [x, y] = portal.disc ?? middleOf(portal.corners ?? []);
  return quarter ? x < table.width * 0.4 : y > table.depth * 0.6;
}

export function middleOf(corners: number[][]): [number, number] {
  const sum = corners.reduce((total, one) => [total[0]! + one[0]!, total[1]! + one[1]!], [0, 0]);
  return [sum[0]! / Math.max(1, corners.length), sum[1]! / Math.max(1, corners.length)];
}

/** Whether a point lies in a thing. */
export function inside(thing: Thing, [x, y]: number[]): boolean {
  if (thing.disc) return Math.hypot(x! - thing.disc[0], y! - thing.disc[1]) <= thing.disc[2];
  const corners = thing.corners ?? [];
  return corners.reduce((isIn, [ax, ay], index) => {
    const [bx, by] = corners[(index + corners.length - 1) % corners.length]!;
    return ay > y! !== by > y! && x! < ((bx - ax) * (y! - ay)) / (by - ay) + ax ? !isIn : isIn;
  }, false);
}
