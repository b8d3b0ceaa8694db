// What lies on the table under a card, in pixels of the screen: what may not be covered, and what had better not be.

import type { Box, GameTable, Talk } from "../games/game";
import type { Rect } from "../lib/layout.svelte";
import type { Candidate, Json } from "../protocol.gen";
import type { Choosing, Spot } from "../table/choosing.svelte";
import { shownBox as turnedBox } from "../table/trace.svelte";
import { camera } from "./camera.svelte";
import type { Hindrance } from "./place";
import { boxAcross } from "./turning";

/** A table with cards on it, that is played or watched. */
export interface Watched {
  game: GameTable | null;
  talk: Talk;
  choosing: Choosing;
  /** Whom what could follow strikes. */
  ahead: { targets: Spot[] } | null;
}

const FIGURE = 10;
const ROOM = 6;

/** A box of the drawing as it lies on the stage: a table that is turned is turned round its middle, and perhaps a quarter further. */
export const shownBox = (game: GameTable, view: Json, box: Box, flipped: boolean): Box => boxAcross(turnedBox(game, view, box, flipped), camera.quarter);

/** A box of the drawing as it lies on the screen. */
export function onScreen(game: GameTable, view: Json, box: Box, flipped: boolean): Rect {
  const shown = shownBox(game, view, box, flipped);
  const at = camera.toScreen(shown);
  return { left: at.x, top: at.y, width: shown.width * camera.now.scale, height: shown.height * camera.now.scale };
}

/** Where a piece is on the screen. */
export function rectOf(game: GameTable, view: Json, piece: number, flipped: boolean): Rect | null {
  const box = game.where(view, piece);
  return box && onScreen(game, view, box, flipped);
}

/** Every figure: those that act, are aimed at or can be chosen bar a card, the others only cost. */
export function hindrances(sitting: Watched, candidate: Pick<Candidate, "piece" | "target">, flipped: boolean): Hindrance[] {
  const { game, choosing, talk } = sitting;
  if (!game) return [];
  const question = choosing.question;
  const own = [...choosing.wanted.map((one) => one.piece), question?.piece ?? null];
  const matters = new Set([candidate.piece, candidate.target, ...own, ...[...choosing.spots, ...(sitting.ahead?.targets ?? [])].map((one) => one.id)]);
  return game.pieces(talk).flatMap(({ piece }) => {
    const rect = rectOf(game, talk.view, piece, flipped);
    return rect ? [{ left: rect.left - ROOM, top: rect.top - ROOM, width: rect.width + 2 * ROOM, height: rect.height + 2 * ROOM, barred: matters.has(piece), cost: FIGURE }] : [];
  });
}
