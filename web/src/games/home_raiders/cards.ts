// Cards and abilities of Home Raiders as the server writes them.

export const TRAITS = ["close_combat", "shooting", "defence", "spirit"];

export interface Card {
  card: string;
  name_en: string;
  name_nl: string;
  faction: string;
  troop: string;
  force: number;
  movement: number;
  range: number;
  /** White, red and black dice of the four traits. */
  dice: number[][];
  marked: number[][];
  boosts: number[];
  /** Aces on average. */
  aces: number[];
  abilities: string[];
}

export interface Ability {
  id: string;
  trait: string;
  use: string;
  hurts: boolean;
  rules: string[];
}
