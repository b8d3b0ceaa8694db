// The three dice of Home Raiders: white, red and black, each with a letter as well as a colour.

import { r } from "./text";

export const COLOURS = ["white", "red", "black"];
export const LOOKS = [
  { fill: "#fffdf6", ink: "#23211c", edge: "#6b665a" },
  { fill: "#b3261e", ink: "#ffffff", edge: "#5f120d" },
  { fill: "#24262b", ink: "#ffffff", edge: "#8d929b" },
];

export const letterOfDie = (colour: number): string => r(`letter-${COLOURS[colour]}`);

/** "W2 R1" as numbers of white, red and black dice. */
export function poolOf(text: string): number[] {
  const count = (letter: string): number => Number(new RegExp(`${letter}(\\d+)`).exec(text)?.[1] ?? 0);
  return [count("W"), count("R"), count("B")];
}

export function poolLabel(dice: number[], boost = 0): string {
  const parts = dice.flatMap((count, colour) => (count > 0 ? [r(`dice-${COLOURS[colour]}`, { count })] : []));
  const pool = parts.length > 0 ? parts.join(", ") : r("dice-none");
  return boost > 0 ? r("dice-boost", { pool, boost }) : pool;
}
