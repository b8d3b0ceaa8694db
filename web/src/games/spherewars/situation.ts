// Dice against dice, or dice at a target number, for the Lab.

import type { Situation, Values } from "../../lab/situations";

const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const NUMBERS = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const rolled = (values: Values): boolean => Number(values["target"]) > 0;

const situation: Situation = {
  usual: { dice: 3, other: 3, target: 0 },
  other: { dice: 4, other: 3, target: 0 },
  fields: [
    { name: "dice", label: "spherewars.web.lab-dice", values: COUNTS },
    { name: "other", label: "spherewars.web.lab-other", values: COUNTS },
    { name: "target", label: "spherewars.web.lab-target", values: NUMBERS },
  ],
  asked: (values): Record<string, number> => (rolled(values) ? { dice: Number(values["dice"]), target: Number(values["target"]) } : { dice: Number(values["dice"]), other: Number(values["other"]) }),
  taken: ({ dice, other, target }) => ({ dice: Number(dice), other: Number(other ?? 3), target: Number(target ?? 0) }),
  title: (values) => (rolled(values) ? `${values["dice"]} (${values["target"]}+)` : `${values["dice"]} → ${values["other"]}`),
  command: (values) => (rolled(values) ? `dicefront odds spherewars "${values["dice"]} at ${values["target"]}"` : `dicefront odds spherewars "${values["dice"]} -> ${values["other"]}"`),
};

export default situation;
