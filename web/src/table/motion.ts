// How long it takes to show what happened: by what it is about, and for a way by its length.

import type { GameTable } from "../games/game";
import type { Json, Seen } from "../protocol.gen";
import { piecesIn } from "../text/terms";
import { wayIn } from "./deeds";

/** A piece slides along points of the table; whoever flees runs. */
export interface Slide {
  piece: number;
  points: number[][];
  flees: boolean;
}
/** A slide for so many milliseconds. */
export type Sliding = Slide & { ms: number };

export interface Motion {
  ms: number;
  slide: Slide | null;
}

const INCH = 2540;
const PER_INCH = 90;
const FLEEING_PER_INCH = 120;
const LEAST = 240;
const MOST = 900;
/** Whoever climbs, falls or jumps takes longer. */
const CLIMB = 200;
const CHANGE = 420;
const BY_CATEGORY: Record<string, number> = { loss: 350, wound: 300 };
/** Those who move together start so long after each other. */
export const APART = 60;

const isHigher = (points: number[][]): boolean => points.some((point) => (point[2] ?? 0) !== (points[0]![2] ?? 0));

/** The way of a piece over a measured table, where an event leads along one. */
function slideIn(game: GameTable, event: Seen): { piece: number; points: number[][] } | null {
  const points = event.category === "movement" ? wayIn(game.terms, event.args) : [];
  const [piece] = piecesIn(game.terms, event.args);
  return piece !== undefined && points.length > 1 && points[0]!.length > 1 ? { piece, points } : null;
}

/** What events look like while they are shown, one after the other. */
export class Motions {
  /** Who has just failed to stand: the way that follows is a flight. */
  private shaken = -1;

  constructor(private game: GameTable) {}

  /** What an event looks like; nothing if it changes nothing that is drawn. */
  of(view: Json, event: Seen, changes: boolean): Motion | null {
    const slide = slideIn(this.game, event);
    const flees = slide !== null && slide.piece === this.shaken;
    if (event.category === "morale") this.shaken = piecesIn(this.game.terms, event.args)[0] ?? -1;
    else if (slide) this.shaken = -1;
    if (!changes) return null;
    if (!slide) return { ms: BY_CATEGORY[event.category] ?? CHANGE, slide: null };
    const { points } = slide;
    const inch = (view as { inch?: number } | null)?.inch ?? INCH;
    const length = points.slice(1).reduce((sum, point, index) => sum + Math.hypot(point[0]! - points[index]![0]!, point[1]! - points[index]![1]!), 0) / inch;
    const ms = flees ? Math.max(LEAST, FLEEING_PER_INCH * length) : Math.min(MOST, Math.max(LEAST, PER_INCH * length));
    return { ms: ms + (isHigher(points) ? CLIMB : 0), slide: { ...slide, flees } };
  }

  /** Whether two events that follow each other are moves of those who go together. */
  together(one: Seen, next: Seen): boolean {
    const [first, second] = [slideIn(this.game, one), slideIn(this.game, next)];
    return first !== null && second !== null && one.entry === next.entry && first.piece !== second.piece;
  }
}
