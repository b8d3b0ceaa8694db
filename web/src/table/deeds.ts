// What was done at the table, deed by deed: moves, attacks, spells and losses, gathered from events by what they are about. A
// deed has all the events that belong to it, so that its result is known; no game is named.

import type { Json, Seen } from "../protocol.gen";
import { piecesIn } from "../text/terms";

export type DeedKind = "move" | "flight" | "attack" | "spell" | "loss";

export interface Way {
  piece: number;
  /** As the server counts: points of the table, or spaces of a board. */
  points: number[][];
}

export interface Deed {
  /** The number of its first event. */
  id: number;
  entry: number;
  kind: DeedKind;
  piece: number;
  target: number | null;
  ways: Way[];
  lost: number[];
  /** Whether somebody was hurt by it. */
  hurt: boolean;
  /** The numbers of all its events. */
  events: number[];
  /** In which activation it was done, counted from the first. */
  activation: number;
}

/** An activation: who acts, and the number of the event that begins it. */
export interface Activation {
  n: number;
  player: number;
  piece: number;
}

type Terms = Record<string, string>;

/** The points that an event leads along; two spaces of a board are a way. */
export function wayIn(terms: Terms, args: { [key: string]: Json }): number[][] {
  const spaces: number[][] = [];
  for (const [name, value] of Object.entries(args)) {
    if (terms[name] === "way" && Array.isArray(value)) return value as number[][];
    if (terms[name] === "point" && Array.isArray(value)) return [value as number[]];
    if (terms[name] === "space" && typeof value === "number") spaces.push([value]);
  }
  return spaces;
}

/** Gathers events into deeds, one after the other. */
export class Gathering {
  readonly deeds: Deed[] = [];
  readonly activations: Activation[] = [];
  private open: Deed | null = null;
  private last = "";
  /** Who has just failed to stand: the way that follows is a flight. */
  private shaken = -1;

  constructor(
    private terms: Terms,
    private owner: (piece: number) => number,
  ) {}

  hear(event: Seen): void {
    const pieces = piecesIn(this.terms, event.args);
    const category = event.category;
    if (category === "activation") this.begin(event, pieces);
    else if (category === "turn" || category === "setup") this.open = null;
    else if (category === "movement") this.move(event, pieces);
    else if (category === "attack") this.strike(event, pieces, "attack");
    else if (category === "magic") this.strike(event, pieces, "spell");
    else if (category === "loss") this.lose(event, pieces);
    else if (category === "wound" || category === "dice") this.add(event, pieces);
    if (category === "wound" && this.open?.events.at(-1) === event.n) this.open.hurt = true;
    if (category === "morale") this.shaken = pieces[0] ?? -1;
    if (event.kind !== "kernel.thrown") this.last = category;
  }

  private begin(event: Seen, pieces: number[]): void {
    const piece = pieces[0] ?? -1;
    const player = typeof event.args["player"] === "number" ? event.args["player"] : piece >= 0 ? this.owner(piece) : -1;
    const before = this.activations.at(-1);
    // What a piece says it will do belongs to its activation.
    const goesOn = before !== undefined && this.last !== "turn" && (player === -1 || (before.player === player && (piece === -1 || before.piece === piece)));
    if (!goesOn) this.activations.push({ n: event.n, player, piece });
    this.open = null;
  }

  /** Where nobody is activated, a turn begins with the first move of another player. */
  private turn(event: Seen, piece: number): void {
    const player = event.args["player"];
    if (typeof player === "number" && player !== this.activations.at(-1)?.player) this.activations.push({ n: event.n, player, piece });
  }

  private make(event: Seen, kind: DeedKind, piece: number, target: number | null): Deed {
    const deed: Deed = { id: event.n, entry: event.entry, kind, piece, target, ways: [], lost: [], hurt: false, events: [event.n], activation: this.activations.length };
    this.deeds.push(deed);
    this.open = deed;
    return deed;
  }

  private move(event: Seen, pieces: number[]): void {
    const points = wayIn(this.terms, event.args);
    const [piece] = pieces;
    if (piece === undefined || points.length === 0) return this.add(event, pieces);
    this.turn(event, piece);
    const kind = this.shaken === piece ? "flight" : "move";
    this.shaken = -1;
    // Those who go together go in one deed.
    const together = this.open?.kind === kind && this.last === "movement" && this.owner(this.open.piece) === this.owner(piece) && !this.open.ways.some((one) => one.piece === piece);
    const deed = together ? this.open! : this.make(event, kind, piece, null);
    if (together) deed.events.push(event.n);
    deed.ways.push({ piece, points });
  }

  private strike(event: Seen, pieces: number[], kind: "attack" | "spell"): void {
    const [piece, target] = pieces;
    const isOpen = this.open !== null && this.open.kind === kind && piece !== undefined && [this.open.piece, this.open.target].includes(piece) && (target === undefined || [this.open.piece, this.open.target].includes(target));
    if (isOpen) this.open!.events.push(event.n);
    else if (piece !== undefined && (target !== undefined || kind === "spell")) this.make(event, kind, piece, target ?? null);
    const points = kind === "spell" && !isOpen ? wayIn(this.terms, event.args) : [];
    if (points.length > 0 && this.open) this.open.ways.push({ piece: this.open.piece, points });
  }

  private lose(event: Seen, pieces: number[]): void {
    const [piece] = pieces;
    if (piece === undefined) return;
    if (this.open === null) this.make(event, "loss", piece, null);
    else this.open.events.push(event.n);
    this.open!.lost.push(piece);
  }

  private add(event: Seen, pieces: number[]): void {
    if (this.open && (pieces.length === 0 || pieces.some((one) => one === this.open!.piece || one === this.open!.target))) this.open.events.push(event.n);
  }
}
