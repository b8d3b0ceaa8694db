// What a figure shows beside itself: rank, readiness, orders, heights, and the states that matter most.

/** Signs in a box of 16 round the middle, as lines. */
export const SIGNS: Record<string, string> = {
  leader: "M-5 4H5L6 -4L2.5 -.5L0 -5L-2.5 -.5L-6 -4Z",
  avatar: "M0 -6L1.6 -2H6L2.5 .8L4 5.4L0 2.6L-4 5.4L-2.5 .8L-6 -2H-1.6Z",
  messenger: "M-5 3Q3 3 4 -5L6 -5Q6 6 -4 6Z",
  elite: "M-5 1L0 -4L5 1M-5 5.5L0 .5L5 5.5",
  superior: "M0 -6L5 0L0 6L-5 0Z",
  tick: "M-4 0L-1 3.4L5 -4",
  order: "M-3.4 6V-6H5L2.6 -2.6L5 .8H-3.4",
  stunned: "M0 0Q2.4 -2.4 2.4 .6Q2 3.6 -1.4 3Q-5 1.6 -3.6 -2.6Q-1.4 -6 3 -4.4Q6.6 -2 5 3",
  paralysed: "M-4.6 -3.4H4.6M-4.6 3.4H4.6M-2.4 -6V6M2.4 -6V6",
  fearful: "M0 -5.4V1.4M0 4.6v.2",
  concussed: "M0 -5L4.4 0L0 5L-4.4 0ZM-6 -6L6 6",
  fleeing: "M-5.4 0H4M.4 -4L5 0L.4 4",
  fatigue: "M-4 0H4",
  latent: "M-5 0h.1M5 0h.1M0 -5h.1M0 5h.1M-3.6 -3.6h.1M3.6 3.6h.1M-3.6 3.6h.1M3.6 -3.6h.1",
  hurts: "M0 -5.4C2.6 -2 4 0 4 2A4 4 0 0 1 -4 2C-4 0 -2.6 -2 0 -5.4Z",
  charging: "M-5 -4L0 0L-5 4M0 -4L5 0L0 4",
  fervour: "M0 -6Q5 -1 4 2.6Q2.6 6 0 6Q-2.6 6 -4 2.6Q-4.4 0 -1.6 -1Z",
  teleported: "M-4.6 0A4.6 4.6 0 1 1 0 4.6M0 4.6L-2.6 2.4M0 4.6L-2.2 6.6",
  distracted: "M-5 0Q0 -5 5 0Q0 5 -5 0ZM-5 5L5 -5",
  grappled: "M-4.6 -2A2.6 2.6 0 0 0 .6 -2A2.6 2.6 0 0 0 -4.6 -2M-.6 2A2.6 2.6 0 0 0 4.6 2A2.6 2.6 0 0 0 -.6 2",
  confused: "M-3 -3Q-2 -6 1 -5.4Q4 -4 1.6 -1Q0 .4 0 2M0 5v.2",
  tricked: "M-5 -3Q-3 -5 -1 -3M1 -3Q3 -5 5 -3M-4 3Q0 0 4 3",
  "sitting-out": "M-5 0A5 5 0 1 0 5 0A5 5 0 1 0 -5 0M-3.5 -3.5L3.5 3.5",
};

/** The states of all games, what matters most first; what is not here is a spell that waits. */
const WEIGHT = ["fleeing", "paralysed", "stunned", "fearful", "concussed", "grappled", "confused", "tricked", "sitting-out", "fatigue", "charging", "fervour", "teleported", "distracted"];
/** What is told in another way: by the tick, or by the arc of wounds. */
const ELSEWHERE = ["acted", "hurts"];

export interface Shown {
  signs: string[];
  /** How many more there are. */
  more: number;
}

/** The states that are shown, the heaviest first, and how many are left out. */
export function shownStates(states: string[], most: number): Shown {
  const known = [...new Set(states.filter((one) => !ELSEWHERE.includes(one)).map((one) => (WEIGHT.includes(one) ? one : "latent")))];
  const sorted = known.sort((one, other) => (WEIGHT.indexOf(one) + 1 || 99) - (WEIGHT.indexOf(other) + 1 || 99));
  return { signs: sorted.slice(0, most), more: Math.max(0, sorted.length - most) };
}

/** How large a badge is on the screen: three tenths of the base, within bounds. */
export const badgeRadius = (size: number): number => Math.min(18, Math.max(13, size * 0.3)) / 2;
