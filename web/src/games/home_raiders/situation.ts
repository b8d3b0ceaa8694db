// A pool of dice against another, for the Lab.

import type { Field, Situation, Values } from "../../lab/situations";

const COUNTS = [0, 1, 2, 3, 4, 5, 6];
const pool = (values: Values, side: string): number[] => ["white", "red", "black"].map((colour) => Number(values[`${side}_${colour}`]));
const spelled = (values: Values, side: string): string => {
  const dice = pool(values, side).map((count, index) => (count > 0 ? `${"WRB"[index]}${count}` : "")).filter(Boolean);
  if (Number(values[`${side}_boost`]) > 0) dice.push(`+${values[`${side}_boost`]}`);
  return dice.join(" ") || "-";
};
const side = (name: string): Field[] =>
  ["white", "red", "black", "boost"].map((colour) => ({ name: `${name}_${colour}`, label: `home_raiders.web.lab-pool-${name}-${colour}`, values: COUNTS }));
const team = (attack: number[], defence: number[]): Values => ({
  attack_white: attack[0]!, attack_red: attack[1]!, attack_black: attack[2]!, attack_boost: 0,
  defence_white: defence[0]!, defence_red: defence[1]!, defence_black: defence[2]!, defence_boost: 0,
});

const situation: Situation = {
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

export default situation;
