// An attack, for the Lab.

import type { Situation, Values } from "../../lab/situations";
import { say } from "../../text/messages.svelte";

const DICE = [4, 6, 8, 10, 12, 20];
const die = (value: number | string): string => `d${value}`;

const situation: Situation = {
  usual: { type: "melee", die: 8, target_die: 6, reroll: false, target_reroll: false, armor: false },
  other: { type: "melee", die: 10, target_die: 6, reroll: false, target_reroll: false, armor: false },
  fields: [
    { name: "type", label: "chessboard.web.lab-type", values: ["melee", "bow", "gun"], word: (value) => say(`chessboard.type-${value}`) },
    { name: "die", label: "chessboard.web.lab-attacker", values: DICE, word: die },
    { name: "reroll", label: "chessboard.web.lab-reroll" },
    { name: "target_die", label: "chessboard.web.lab-defender", values: DICE, word: die },
    { name: "target_reroll", label: "chessboard.web.lab-target-reroll" },
    { name: "armor", label: "chessboard.web.lab-armor" },
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

export default situation;
