// A strike along towers, for the Lab.

import type { Situation, Values } from "../../lab/situations";
import { say } from "../../text/messages.svelte";

const NOBODY = -1;
const levels = (values: Values): number[] => [1, 2, 3, 4].map((place) => Number(values[`tower_${place}`])).filter((level) => level !== NOBODY);

const situation: Situation = {
  usual: { tower_1: 2, tower_2: NOBODY, tower_3: NOBODY, tower_4: NOBODY },
  other: { tower_1: 2, tower_2: 0, tower_3: NOBODY, tower_4: NOBODY },
  fields: [1, 2, 3, 4].map((place) => ({
    name: `tower_${place}`,
    label: `crystals.web.lab-struck-${place}`,
    values: place === 1 ? [0, 1, 2, 3] : [NOBODY, 0, 1, 2, 3],
    word: (value) => say(value === NOBODY ? "crystals.web.lab-tower-nobody" : value === 0 ? "crystals.web.lab-tower-none" : "crystals.web.lab-tower", { level: value }),
  })),
  asked: (values) => ({ towers: levels(values) }),
  taken: ({ towers }) => Object.fromEntries([1, 2, 3, 4].map((place) => [`tower_${place}`, (towers as number[])[place - 1] ?? NOBODY])),
  title: (values) => say("crystals.web.lab-strike", { count: levels(values).length, levels: levels(values).join(", ") }),
  command: () => null,
};

export default situation;
