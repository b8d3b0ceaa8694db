// What can be asked about the odds of a game: the fields of a situation, its name, and the call in a terminal.

import type { Json, ReplayStep } from "../protocol.gen";
import { say } from "../text/messages.svelte";

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
  title: (values) => say("labpage.strike", { count: levels(values).length, levels: levels(values).join(", ") }),
  command: () => null,
};

export const SITUATIONS: Record<string, Situation> = { chessboard, crystals, home_raiders: homeRaiders };

interface Mini {
  id: number;
  die: number;
  armor: number;
  reroll: boolean;
}

/** The attack of a step of a replay as a situation; null if it has none that the Lab knows. */
export function fromGame(game: string, step: ReplayStep, before: Json): Values | null {
  if (game !== "chessboard") return null;
  const attack = step.events.find((event) => event.kind === "chessboard.attacked");
  const minis = (before as unknown as { minis?: Mini[] } | null)?.minis;
  if (!attack || !minis) return null;
  const args = attack.args as unknown as { mini: number; target: number; type: string };
  const one = minis.find((mini) => mini.id === args.mini);
  const other = minis.find((mini) => mini.id === args.target);
  if (!one || !other) return null;
  return { type: args.type, die: one.die, reroll: one.reroll, target_die: other.die, target_reroll: other.reroll, armor: other.armor > 0 };
}

export const labAddress = (game: string, values: Values): string => `/lab?game=${game}#${encodeURIComponent(JSON.stringify([values]))}`;
