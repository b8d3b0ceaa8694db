// The games that have a part in the client. No other file lists them.

import type { Situation } from "../lab/situations";
import type { BuilderGame } from "../builder/game";
import type { Example, GameClient, GameTable } from "./game";
import chessboard from "./chessboard";
import crystals from "./crystals";
import home_raiders from "./home_raiders";
import spherewars from "./spherewars";

export const GAMES: GameClient[] = [chessboard, crystals, home_raiders, spherewars];

/** What a game brings to the client; null for one that brings nothing. */
export const clientOf = (id: string): GameClient | null => GAMES.find((one) => one.id === id) ?? null;

/** The game that a paragraph belongs to, by the letters its id begins with; empty if there is none. */
export const gameOfRule = (paragraph: string): string => GAMES.find((one) => paragraph.startsWith(`${one.code}-`))?.id ?? "";

/** How a game is shown at the table; one that brings nothing is played by the list of candidates. */
export async function tableOf(id: string): Promise<GameTable> {
  const load = clientOf(id)?.table;
  return load ? (await load()).default : (await import("../table/plain")).plainTable(id);
}

/** What builds lists for a game; null if nothing does. */
export const builderOf = async (id: string): Promise<BuilderGame | null> => (await clientOf(id)?.builder?.())?.default ?? null;

/** What can be asked about the odds of a game in the Lab; null if nothing can. */
export const situationOf = async (id: string): Promise<Situation | null> => (await clientOf(id)?.situation?.())?.default ?? null;

/** The live examples in the rules of a game. */
export const examplesOf = async (id: string): Promise<Example[]> => (await clientOf(id)?.examples?.())?.default ?? [];
