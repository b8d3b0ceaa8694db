// A fight, a shot, a spell or a morale roll, for the Lab.

import type { Field, Situation, Values } from "../../lab/situations";
import { say } from "../../text/messages.svelte";

const count = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, place) => least + place);
const WHAT = ["fight", "shot", "spell", "morale"];
const USED: Record<string, string[]> = { fight: ["dice", "other"], shot: ["dice", "target"], spell: ["gems", "against", "needed"], morale: ["target", "firm"] };
const whatOf = (values: Values): string => String(values["what"]);
const field = (name: string, values?: number[]): Field => ({ name, label: `spherewars.web.lab-${name}`, ...(values ? { values } : {}), when: (all) => USED[whatOf(all)]?.includes(name) ?? false });

const USUAL: Values = { what: "fight", dice: 3, other: 3, target: 4, gems: 3, against: 1, needed: 1, firm: false };

/** What was asked in a match: dice against dice, or dice at a number. */
function taken({ what, dice, other, target, gems, against, needed }: Record<string, unknown>): Values {
  const kind = typeof what === "string" ? what : target === undefined ? "fight" : "shot";
  const given = { dice, other, target, gems, against, needed };
  return { what: kind, ...Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (typeof value === "number" ? [[name, value]] : []))) };
}

const situation: Situation = {
  usual: USUAL,
  other: { ...USUAL, dice: 4 },
  fields: [
    { name: "what", label: "spherewars.web.lab-what", values: WHAT, word: (value) => say(`spherewars.web.lab-what-${value}`) },
    field("dice", count(1, 12)),
    field("other", count(1, 12)),
    field("gems", count(1, 12)),
    field("against", count(0, 12)),
    field("needed", count(1, 6)),
    field("target", count(2, 12)),
    field("firm"),
  ],
  asked: (values) => ({ what: whatOf(values), ...Object.fromEntries((USED[whatOf(values)] ?? []).map((name) => [name, values[name]!])) }),
  taken,
  title: (values) => say(`spherewars.web.lab-title-${whatOf(values)}`, { ...values, firm: values["firm"] ? "yes" : "no" }),
  command: (values) => {
    if (whatOf(values) === "shot") return `dicefront odds spherewars "${values["dice"]} at ${values["target"]}"`;
    return whatOf(values) === "fight" ? `dicefront odds spherewars "${values["dice"]} -> ${values["other"]}"` : null;
  },
};

export default situation;
