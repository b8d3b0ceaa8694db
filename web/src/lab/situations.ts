// What can be asked about the odds of a game: the fields of a situation, its name, and the call in a terminal.

import type { Json } from "../protocol.gen";
import { say } from "../text/messages.svelte";

/** So many are compared side by side. */
export const MOST_VARIANTS = 4;

export type Values = Record<string, number | string | boolean>;

export interface Field {
  name: string;
  label: string;
  /** A list to choose from; without one it is a check box. */
  values?: (number | string)[];
  /** The id of a value in words; numbers need none. */
  word?: (value: number | string) => string;
}

export interface Situation {
  usual: Values;
  other: Values;
  fields: Field[];
  asked: (values: Values) => Record<string, Json>;
  /** The other way round: the fields of what was asked. */
  taken: (situation: Record<string, Json>) => Values;
  title: (values: Values) => string;
  command: (values: Values) => string | null;
}

const DICE = [4, 6, 8, 10, 12, 20];
const die = (value: number | string): string => `d${value}`;

const chessboard: Situation = {
  usual: { type: "melee", die: 8, target_die: 6, reroll: false, target_reroll: false, armor: false },
  other: { type: "melee", die: 10, target_die: 6, reroll: false, target_reroll: false, armor: false },
  fields: [
    { name: "type", label: "labpage.type", values: ["melee", "bow", "gun"], word: (value) => say(`chessboard.type-${value}`) },
    { name: "die", label: "labpage.attacker", values: DICE, word: die },
    { name: "reroll", label: "labpage.reroll" },
    { name: "target_die", label: "labpage.defender", values: DICE, word: die },
    { name: "target_reroll", label: "labpage.target-reroll" },
    { name: "armor", label: "labpage.armor" },
  ],
  asked: (values) => ({ what: "attack", ...values }),
  taken: ({ what: _, ...values }) => values as Values,
  title: (values) => `d${values["die"]} ${say(`chessboard.type-${values["type"]}`)} → d${values["target_die"]}`,
  command: (values) => {
    const left = [`d${values["die"]}`, values["type"] === "melee" ? "" : values["type"], values["reroll"] ? "hero" : ""];
    const right = [`d${values["target_die"]}`, values["armor"] ? "armor:1" : "", values["target_reroll"] ? "hero" : ""];
    const words = (list: unknown[]): string => list.filter((word) => word !== "").join(" ");
    return `dicefront odds chessboard "${words(left)} -> ${words(right)}"`;
  },
};

const COUNTS = [0, 1, 2, 3, 4, 5, 6];
const pool = (values: Values, side: string): number[] => ["white", "red", "black"].map((colour) => Number(values[`${side}_${colour}`]));
const spelled = (values: Values, side: string): string => {
  const dice = pool(values, side).map((count, index) => (count > 0 ? `${"WRB"[index]}${count}` : "")).filter(Boolean);
  if (Number(values[`${side}_boost`]) > 0) dice.push(`+${values[`${side}_boost`]}`);
  return dice.join(" ") || "-";
};
const side = (name: string): Field[] =>
  ["white", "red", "black", "boost"].map((colour) => ({ name: `${name}_${colour}`, label: `labpage.pool-${name}-${colour}`, values: COUNTS }));
const team = (attack: number[], defence: number[]): Values => ({
  attack_white: attack[0]!, attack_red: attack[1]!, attack_black: attack[2]!, attack_boost: 0,
  defence_white: defence[0]!, defence_red: defence[1]!, defence_black: defence[2]!, defence_boost: 0,
});

const homeRaiders: Situation = {
  usual: team([2, 1, 0], [2, 0, 0]),
  other: team([1, 2, 0], [2, 0, 0]),
  fields: [...side("attack"), ...side("defence")],
  asked: (values) => ({ attack: pool(values, "attack"), boost: Number(values["attack_boost"]), defence: pool(values, "defence"), defence_boost: Number(values["defence_boost"]) }),
  taken: ({ attack, boost, defence, defence_boost }) => ({
    ...team(attack as number[], defence as number[]),
    attack_boost: Number(boost),
    defence_boost: Number(defence_boost),
  }),
  title: (values) => `${spelled(values, "attack")} → ${spelled(values, "defence")}`,
  command: (values) => `dicefront odds home_raiders "${spelled(values, "attack")} -> ${spelled(values, "defence")}"`,
};

const NOBODY = -1;
const levels = (values: Values): number[] => [1, 2, 3, 4].map((place) => Number(values[`tower_${place}`])).filter((level) => level !== NOBODY);

const crystals: Situation = {
  usual: { tower_1: 2, tower_2: NOBODY, tower_3: NOBODY, tower_4: NOBODY },
  other: { tower_1: 2, tower_2: 0, tower_3: NOBODY, tower_4: NOBODY },
  fields: [1, 2, 3, 4].map((place) => ({
    name: `tower_${place}`,
    label: `labpage.struck-${place}`,
    values: place === 1 ? [0, 1, 2, 3] : [NOBODY, 0, 1, 2, 3],
    word: (value) => say(value === NOBODY ? "labpage.tower-nobody" : value === 0 ? "labpage.tower-none" : "labpage.tower", { level: value }),
  })),
  asked: (values) => ({ towers: levels(values) }),
  taken: ({ towers }) => Object.fromEntries([1, 2, 3, 4].map((place) => [`tower_${place}`, (towers as number[])[place - 1] ?? NOBODY])),
  title: (values) => say("labpage.strike", { count: levels(values).length, levels: levels(values).join(", ") }),
  command: () => null,
};

export const SITUATIONS: Record<string, Situation> = { chessboard, crystals, home_raiders: homeRaiders };

/** A contest of a match, as the server tells it, in the fields of the Lab. */
export const taken = (game: string, situation: Record<string, Json>): Values => ({ ...SITUATIONS[game]!.usual, ...SITUATIONS[game]!.taken(situation) });

export const labAddress = (game: string, variants: Values[]): string => `/lab?game=${game}#${encodeURIComponent(JSON.stringify(variants.slice(0, MOST_VARIANTS)))}`;
