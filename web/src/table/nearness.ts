// Distances on the table: what can be chosen in the order of nearness, and where things lie on the face of a clock.

import type { Box, GameTable } from "../games/game";
import type { Candidate, Json } from "../protocol.gen";

export interface Point {
  x: number;
  y: number;
}

export const centre = (box: Box | null | undefined): Point | null => (box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null);
export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Where a candidate aims on the drawing. */
export function aimOf(game: GameTable, view: Json, candidate: Candidate): Point | null {
  if (candidate.target !== null) return centre(game.where(view, candidate.target));
  if (candidate.point && game.pointAt) return game.pointAt(view, candidate.point);
  if (candidate.space !== null) return centre(game.spaceBox?.(view, candidate.space));
  return candidate.piece === null ? null : centre(game.where(view, candidate.piece));
}

/** Options nearest to whoever acts first; those without a place keep their order at the end. */
export function nearest<T>(game: GameTable, view: Json, piece: number | null, options: T[], candidateOf: (option: T) => Candidate): T[] {
  const from = piece === null ? null : centre(game.where(view, piece));
  if (!from) return options;
  const far = (one: T): number => {
    const aim = aimOf(game, view, candidateOf(one));
    return aim ? distance(from, aim) : Infinity;
  };
  return options
    .map((one, index) => ({ one, index, far: far(one) }))
    .sort((a, b) => (a.far === b.far ? a.index - b.index : a.far - b.far))
    .map(({ one }) => one);
}

/** The hour on the face of a clock at which one piece sees another; six is towards the own side. */
export function bearing(game: GameTable, view: Json, from: number, to: number, turned: boolean): number | null {
  const one = centre(game.where(view, from));
  const other = centre(game.where(view, to));
  if (!one || !other || distance(one, other) < 1e-6) return null;
  const sign = turned ? -1 : 1;
  const angle = Math.atan2(sign * (other.x - one.x), -sign * (other.y - one.y));
  return ((Math.round((angle / Math.PI) * 6) + 11) % 12) + 1;
}

/** Other pieces by nearness to one, with how far they are. */
export function around(game: GameTable, view: Json, from: number, others: number[]): number[] {
  const here = centre(game.where(view, from));
  if (!here) return [];
  const far = (piece: number): number => {
    const there = centre(game.where(view, piece));
    return there ? distance(here, there) : Infinity;
  };
  return others.filter((piece) => piece !== from && Number.isFinite(far(piece))).sort((a, b) => far(a) - far(b));
}
