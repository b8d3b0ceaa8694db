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

/** Options nearest to whoever acts first, or where lengths are not told by where they lie; those without a place keep their order at the end. */
export function nearest<T>(game: GameTable, view: Json, piece: number | null, options: T[], candidateOf: (option: T) => Candidate): T[] {
  const from = piece === null ? null : centre(game.where(view, piece));
  if (!from) return options;
  const rank = rankOf(game, view, from);
  return options
    .map((one, index) => ({ one, index, far: rank(aimOf(game, view, candidateOf(one))) }))
    .sort((a, b) => (a.far === b.far ? a.index - b.index : a.far - b.far))
    .map(({ one }) => one);
}

/** The hour on the face of a clock at which one piece sees another; six is towards the own side. */
export function bearing(game: GameTable, view: Json, from: number, to: number, turned: boolean): number | null {
  const one = centre(game.where(view, from));
  const other = centre(game.where(view, to));
  return one && other ? hourOf(one, other, turned) : null;
}

/** Clockwise from straight ahead, in half turns; six is towards the own side. */
const angleOf = (one: Point, other: Point, turned: boolean): number => Math.atan2((turned ? -1 : 1) * (other.x - one.x), (turned ? 1 : -1) * (other.y - one.y));

/** The hour at which one point of the drawing sees another. */
export const hourOf = (one: Point, other: Point, turned: boolean): number | null => (distance(one, other) < 1e-6 ? null : ((Math.round((angleOf(one, other, turned) / Math.PI) * 6) + 11) % 12) + 1);

/** What options are sorted by: nearness; where lengths are not told, which way they lie, so that the order tells none. */
function rankOf(game: GameTable, view: Json, here: Point): (there: Point | null) => number {
  const isClosed = game.isClosed?.(view) ?? false;
  return (there) => (there === null ? Infinity : isClosed ? (distance(here, there) < 1e-6 ? -Math.PI : angleOf(here, there, false)) : distance(here, there));
}

/** Other pieces by nearness to one, or by where they lie. */
export function around(game: GameTable, view: Json, from: number, others: number[]): number[] {
  const here = centre(game.where(view, from));
  if (!here) return [];
  const rank = rankOf(game, view, here);
  const far = (piece: number): number => rank(centre(game.where(view, piece)));
  return others.filter((piece) => piece !== from && Number.isFinite(far(piece))).sort((a, b) => far(a) - far(b));
}
