// What a seat sees of Chessboard Skirmish, as the server sends it.

import type { Json, Seen } from "../../protocol.gen";
import type { Box } from "../game";

export interface Mini {
  id: number;
  owner: number;
  die: number;
  figure: string;
  bow: boolean;
  gun: boolean;
  hero: boolean;
  space: number | null;
  where: "board" | "reserve" | "defeated";
  armor: number;
  ready: boolean;
  reroll: boolean;
}

export interface View {
  options: { scenario: string; points: number; survival_rounds: number; quiet_limit: number };
  phase: string;
  round: number;
  turn: number;
  obstacles: number[];
  minis: Mini[];
  quiet: number;
  marker: number;
  carrier: number;
  tally: [number, number, number][];
  army_given?: boolean[];
}

export const CELL = 100;
export const SIZE = 8;

export const seen = (view: Json): View => view as unknown as View;

export const spaceName = (space: number): string => `${"abcdefgh"[space % SIZE]}${Math.floor(space / SIZE) + 1}`;

/** The corner of a space on the drawing; South is at the bottom unless the board is turned. */
export function cornerOf(space: number, turned: boolean): { x: number; y: number } {
  const file = space % SIZE;
  const rank = Math.floor(space / SIZE);
  return { x: (turned ? SIZE - 1 - file : file) * CELL, y: (turned ? rank : SIZE - 1 - rank) * CELL };
}

export function boxOf(space: number, turned: boolean): Box {
  return { ...cornerOf(space, turned), width: CELL, height: CELL };
}

/** How many spaces lie between two, straight or across. */
export const stepsBetween = (one: number, other: number): number =>
  Math.max(Math.abs((one % SIZE) - (other % SIZE)), Math.abs(Math.floor(one / SIZE) - Math.floor(other / SIZE)));

/** The table after an event, for the drawing alone: the server's next view replaces it. */
export function follow(view: Json, event: Seen): Json {
  const table = seen(view);
  if (!table?.minis) return view;
  const args = event.args as Record<string, number>;
  const change = (id: number | undefined, part: Partial<Mini>): Json =>
    ({ ...table, minis: table.minis.map((mini) => (mini.id === id ? { ...mini, ...part } : mini)) }) as unknown as Json;
  switch (event.kind) {
    case "chessboard.deployed":
    case "chessboard.entered":
      return change(args["mini"], { space: args["space"] ?? null, where: "board" });
    case "chessboard.moved":
      return args["start"] === args["end"] ? view : change(args["mini"], { space: args["end"] ?? null });
    case "chessboard.defeated":
      return change(args["target"], { space: null, where: "defeated" });
    case "chessboard.armor-used":
      return change(args["target"], { armor: args["left"] ?? 0 });
    case "chessboard.obstacle-placed":
      return { ...table, obstacles: [...table.obstacles, args["space"] ?? 0] } as unknown as Json;
    default:
      return view;
  }
}
