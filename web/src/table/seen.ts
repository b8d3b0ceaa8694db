// What somebody at the table sees of a piece from another: how far it stands, and at which hour.

import type { Step } from "../games/game";
import { tt } from "../text/messages.svelte";
import { bearing } from "./nearness";
import type { Sitting } from "./sitting.svelte";

export interface Place {
  sitting: Sitting;
  turned: boolean;
  /** The piece that distances are measured from. */
  from: number | null;
  onwhy: (title: string, steps: Step[]) => void;
}

/** How far and at which hour a piece is seen from another. */
export function seenFrom(place: Place, piece: number): string {
  const { sitting, turned, from } = place;
  const game = sitting.game!;
  if (from === null || piece === from) return "";
  if (game.whereSeen) return game.whereSeen(sitting.talk, from, piece, turned);
  const hour = bearing(game, sitting.talk.view, from, piece, turned);
  const apart = game.apart?.(sitting.talk.view, from, piece) ?? "";
  return [apart, hour === null ? "" : tt("oclock", { hour })].filter((one) => one).join(", ");
}
