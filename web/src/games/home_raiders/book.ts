// The catalogue of a match of Home Raiders, as the server writes it.

import { tools, type Book as Measured } from "../../skirmish/tools.svelte";
import type { Ability, Card } from "./cards";

export interface Book extends Measured {
  cards: Record<string, Card>;
  factions: Record<string, { name_en: string; name_nl: string }>;
  abilities: Ability[];
  actions: number;
}

/** The catalogue that was read for this table; null until it came. */
export const book = (): Book | null => tools.book as Book | null;
