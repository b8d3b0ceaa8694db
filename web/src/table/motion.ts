// How long it takes to show what happened: by what it is about, and for a way by its length.

import type { GameTable } from "../games/game";
import type { Json, Seen } from "../protocol.gen";
import { piecesIn } from "../text/terms";
import { wayIn } from "./deeds";

/** A piece slides along points of the table. */
export interface Slide {
  piece: number;
  points: number[][];
}

export interface Motion {
  ms: number;
  slide: Slide | null;
}

const INCH = 2540;
const PER_INCH = 90;
const LEAST = 240;
const MOST = 900;
const CHANGE = 420;
const BY_CATEGORY: Record<string, number> = { loss: 350, wound: 300 };

/** What an event looks like while it is shown; nothing if it changes nothing that is drawn. */
export function motionOf(game: GameTable, view: Json, event: Seen, changes: boolean): Motion | null {
  const points = event.category === "movement" ? wayIn(game.terms, event.args) : [];
  const [piece] = piecesIn(game.terms, event.args);
  if (changes && piece !== undefined && points.length > 1 && points[0]!.length > 1) {
    const inch = (view as { inch?: number } | null)?.inch ?? INCH;
    const length = points.slice(1).reduce((sum, point, index) => sum + Math.hypot(point[0]! - points[index]![0]!, point[1]! - points[index]![1]!), 0) / inch;
    return { ms: Math.min(MOST, Math.max(LEAST, PER_INCH * length)), slide: { piece, points } };
  }
  return changes ? { ms: BY_CATEGORY[event.category] ?? CHANGE, slide: null } : null;
}
