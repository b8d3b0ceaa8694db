// What a seat sees of Crystals, and where it lies on the drawing.

import type { Json, Seen } from "../../protocol.gen";
import type { Box } from "../game";

export interface Character {
  number: number;
  owner: number;
  role: string;
  step: number;
  field: number;
  experience: number;
  level: number;
}

export interface SeatView {
  crystals: number;
  experience: number;
  mines: number;
  points: number;
  turns: number;
  gone: boolean;
}

export interface View {
  track: { fields: number; entries: number[]; gates: number[]; teleports: number[] };
  seats: SeatView[];
  characters: Character[];
  mines: [number, number][];
  middle: number;
  crystals_to_win: number;
  player: number | null;
  face: number;
  extra_turns: number;
  round_limit: number;
  attacker?: string;
}

export interface Preview {
  character: number;
  origin: number;
  landing: number;
  destination: number;
  jumps: boolean;
  home: boolean;
  strikes: { character: number; field: number; saved: string }[];
  finishes: { field: number; chance: string; pushed_back: boolean; mine: number; survives: string; extra_turn: boolean; lays_mine: boolean }[];
}

export const seen = (view: Json): View => view as unknown as View;
export const BASE = -1;
export const START = 0;
/** The slider that is printed on a player's base: the level of each mark. */
export const SLIDER = [1, 2, 2, 2, 3];

export interface Point {
  x: number;
  y: number;
}

const SIDE = 920;
const CORNER = 210;
export const MIDDLE: Point = { x: 600, y: 600 };

/** The loop as a square with round corners, clockwise from the middle of its lower side. */
const ring: { points: Point[]; lengths: number[] } = (() => {
  const points: Point[] = [];
  const half = SIDE / 2;
  const straight = half - CORNER;
  const corners = [
    [-1, 1],
    [-1, -1],
    [1, -1],
    [1, 1],
  ] as const;
  points.push({ x: 0, y: half });
  corners.forEach(([cx, cy], index) => {
    const start = Math.PI / 2 + (index * Math.PI) / 2;
    for (let step = 0; step <= 40; step++) {
      const angle = start + (step / 40) * (Math.PI / 2);
      points.push({ x: cx * straight + CORNER * Math.cos(angle), y: cy * straight + CORNER * Math.sin(angle) });
    }
  });
  points.push({ x: 0, y: half });
  const lengths = [0];
  for (let i = 1; i < points.length; i++)
    lengths.push(lengths[i - 1]! + Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y));
  return { points, lengths };
})();
const ROUND = ring.lengths[ring.lengths.length - 1]!;

/** The point at a share of the way round. */
export function onRing(share: number): Point {
  const want = (((share % 1) + 1) % 1) * ROUND;
  let low = 0;
  while (low < ring.lengths.length - 2 && ring.lengths[low + 1]! < want) low++;
  const span = ring.lengths[low + 1]! - ring.lengths[low]!;
  const part = span > 0 ? (want - ring.lengths[low]!) / span : 0;
  const one = ring.points[low]!;
  const two = ring.points[low + 1]!;
  return { x: MIDDLE.x + one.x + (two.x - one.x) * part, y: MIDDLE.y + one.y + (two.y - one.y) * part };
}

export const ringPath = (): string =>
  ring.points.map((point, index) => `${index ? "L" : "M"}${(MIDDLE.x + point.x).toFixed(1)} ${(MIDDLE.y + point.y).toFixed(1)}`).join("") + "Z";

/** Where everything lies, seen from a seat: its own entry is at the bottom. */
export class Layout {
  readonly radius: number;

  constructor(
    readonly view: View,
    readonly bottom: number,
  ) {
    this.radius = Math.min(52, (ROUND / view.track.fields) * 0.44);
  }

  private share(field: number): number {
    const entry = this.view.track.entries[this.bottom] ?? 0;
    return (field - entry) / this.view.track.fields;
  }

  field(field: number): Point {
    return onRing(this.share(field));
  }

  /** A point beside a field, outwards by so much. */
  beside(field: number, out: number): Point {
    const at = this.field(field);
    const before = onRing(this.share(field) - 0.004);
    const after = onRing(this.share(field) + 0.004);
    const dx = after.x - before.x;
    const dy = after.y - before.y;
    const length = Math.hypot(dx, dy) || 1;
    const outward = { x: dy / length, y: -dx / length };
    const sign = outward.x * (at.x - MIDDLE.x) + outward.y * (at.y - MIDDLE.y) >= 0 ? 1 : -1;
    return { x: at.x + outward.x * out * sign, y: at.y + outward.y * out * sign };
  }

  start(seat: number): Point {
    return this.beside(this.view.track.entries[seat] ?? 0, -this.inwards());
  }

  home(seat: number): Point {
    const at = this.beside(this.view.track.gates[seat] ?? 0, -this.inwards());
    const start = this.start(seat);
    // In a corner the two come close: home gives way.
    const far = Math.hypot(at.x - start.x, at.y - start.y) || 1;
    const lacks = Math.max(0, this.radius * 1.75 - far) / far;
    return { x: at.x + (at.x - start.x) * lacks, y: at.y + (at.y - start.y) * lacks };
  }

  /** How far inside the loop Start and home lie. */
  private inwards(): number {
    return Math.max(94, this.radius * 2.02);
  }

  /** The base of a seat, inside the loop. */
  base(seat: number): Box {
    const seats = this.view.seats.length;
    const place = (seat - this.bottom + seats) % seats;
    if (seats === 2) return { x: MIDDLE.x - 345, y: place === 0 ? MIDDLE.y + 36 : MIDDLE.y - 291, width: 690, height: 255 };
    const cell = (seats === 3 ? [2, 0, 1] : [2, 0, 1, 3])[place] ?? 0;
    return { x: MIDDLE.x - 291 + (cell % 2) * 296, y: cell < 2 ? MIDDLE.y - 291 : MIDDLE.y + 31, width: 286, height: 260 };
  }

  /** The card of a character in its base. */
  card(number: number): Box {
    const seat = Math.floor(number / 4);
    const slot = number % 4;
    const base = this.base(seat);
    if (this.view.seats.length === 2) {
      const width = (base.width - 24) / 4;
      return { x: base.x + slot * (width + 8), y: base.y + 62, width, height: base.height - 62 };
    }
    const width = (base.width - 8) / 2;
    return { x: base.x + (slot % 2) * (width + 8), y: base.y + 46 + Math.floor(slot / 2) * 110, width, height: 102 };
  }

  /** Where the token of a character stands. */
  token(character: Character): Point & { scale: number } {
    if (character.step === BASE) {
      const card = this.card(character.number);
      const wide = this.view.seats.length === 2;
      return wide
        ? { x: card.x + card.width / 2, y: card.y + 90, scale: 1.05 }
        : { x: card.x + 44, y: card.y + 62, scale: 0.76 };
    }
    const at = character.step === START ? this.start(character.owner) : this.field(character.field);
    return { ...at, scale: this.radius / 50 };
  }
}

/** The table after an event, for the drawing alone: the server's next view replaces it. */
export function follow(view: Json, event: Seen): Json {
  const table = seen(view);
  if (!table?.characters) return view;
  const args = event.args as { character?: number; player: number; field: number; face: number; role: string; experience?: number; level?: number };
  const change = (number: number | undefined, part: Partial<Character>): Json =>
    ({ ...table, characters: table.characters.map((one) => (one.number === number ? { ...one, ...part } : one)) }) as unknown as Json;
  switch (event.kind) {
    case "crystals.spawned":
      return change(args.character, { step: START, field: -1 });
    case "crystals.moved":
    case "crystals.jumped":
    case "crystals.pushed-back":
      return change(args.character, args.field < 0 ? { step: START, field: -1 } : { step: 1, field: args.field });
    case "crystals.came-home":
    case "crystals.killed":
    case "crystals.mine-killed":
      return change(args.character, { step: BASE, field: -1 });
    case "crystals.gained":
      return change(args.character, { experience: args.experience ?? 1, level: args.level ?? 1 });
    default:
      return view;
  }
}
