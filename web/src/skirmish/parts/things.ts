// What figures hold and carry: arms round the right hand at 0, 0, what is in the left hand, and backs round the chest.

export const POLE = "w M-1.6 -36H1.6V26H-1.6Z";
const SWORD = "m M-2.6 -30L0 -36L2.6 -30L2 -4H-2Z|w M-7 -4H7V-1H-7Z|w M-1.6 -1H1.6V7H-1.6Z";

export const ARMS: Record<string, string> = {
  none: "",
  dagger: "m M-2.2 -14L0 -19L2.2 -14L1.6 -2H-1.6Z|w M-5 -2H5V1H-5Z|w M-1.4 1H1.4V7H-1.4Z",
  sword: SWORD,
  sabre: "m M-2 -3Q9 -18 2 -35Q14 -20 3 -2Z|g M-6 -4Q0 -8 5 -2Q4 3 -2 3Z|w M-1.6 0H1.6V7H-1.6Z",
  mace: "w M-1.6 -20H1.6V16H-1.6Z|m M0 -36L4 -31L10 -31L9 -25L13 -21L8 -18L6 -12L0 -15L-6 -12L-8 -18L-13 -21L-9 -25L-10 -31L-4 -31Z",
  hammer: "w M-1.8 -21H1.8V20H-1.8Z|m M-13 -33H8L13 -27L8 -19H-13Z|x M-8 -33V-19",
  halberd: `${POLE}|m M-4 -33L0 -46L4 -33Z|m M1.6 -32Q15 -34 13 -20Q8 -24 1.6 -20ZM-1.6 -30L-9 -26L-1.6 -22Z`,
  spear: `${POLE}|m M-5 -34L0 -47L5 -34L0 -30Z`,
  lance: "w M-13 11L16 -17L18 -14L-11 14Z|m M15 -18L23 -21L19 -13Z|m M-5 -2L5 -2L2 7Z",
  harpoon: `${POLE}|m M0 -48L7 -34L1.6 -37V-28H-1.6V-37L-7 -34Z|L M-1 10Q-8 16 -4 24Q2 30 6 22`,
  staff: "w M-1.8 -28H1.8V32H-1.8Z|g M-6.4 -34a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0 -12.8 0Z|X M-7 -29Q0 -23 7 -29",
  bow: "W M2 -32Q20 -16 13 0Q20 16 2 30|L M2 -32V30|M M-12 0H16|m M15 -4L22 0L15 4Z",
  crossbow: "w M-14 -2.4H12V2.4H-14Z|M M8 -17Q18 -8 18 0Q18 8 8 17|L M8 -17L-4 0L8 17|m M14 -2L22 0L14 2Z",
  blowpipe: "w M-16 -10L14 -28L16 -24L-13 -6Z|L M15 -26L24 -32",
  gun: "w M-14 12L-10 4L2 -2L4 3L-6 10L-11 17Z|m M0 -4L17 -31L21 -29L6 2Z|d M1 2h4v5H1Z",
  pistol: "m M-3 -9H18V-4H3L2 0Z|w M-4 -8L3 -6L1 9L-6 8Z|d M3 -4h4v4H3Z",
  club: "w M-2 16L-7 -22Q-8 -34 1 -34Q10 -34 8 -22L3 16Z|x M-4 -26h.1M3 -27h.1M0 -20h.1M-3 -14h.1",
};

export const OFFS: Record<string, string> = {
  none: "",
  round: "m M-13 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z|w M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z|x M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z",
  tall: "m M-11 -18H11V8Q8 17 0 21Q-8 17 -11 8Z|X M0 -17V20M-10 -5H10",
  kite: "m M-12 -16Q0 -21 12 -16Q13 6 0 22Q-13 6 -12 -16Z|g M0 -12L2.8 -5L10 -5L4.4 0L6.6 8L0 3.4L-6.6 8L-4.4 0L-10 -5L-2.8 -5Z",
};

export const both = (d: string): string => {
  const other = d.replace(/([MLQ ]|^)(-?[\d.]+) (-?[\d.]+)/g, (_, before: string, x: string, y: string) => `${before}${-Number(x)} ${y}`);
  return `${d} ${other}`;
};

export const BACKS: Record<string, string> = {
  none: "",
  banner: "w M-19 -43H-16V34H-19Z|g M-17 -41L-36 -32L-31 -24L-35 -15L-17 -20Z|X M-21 -35L-29 -27M-29 -33L-22 -26",
  feather: `l ${both("M3 -8Q20 -34 43 -24Q44 -16 39 -14Q44 -6 38 -2Q40 6 32 8Q30 14 22 12Q10 8 3 4Z")}|x ${both("M8 -4Q24 -14 38 -13M10 1Q24 -4 36 -1M12 5Q22 4 30 8")}`,
  insect: `l ${both("M2 -6Q14 -40 36 -32Q48 -20 28 -2Q14 2 2 0ZM2 2Q22 -2 34 10Q40 26 24 26Q8 22 2 8Z")}|x ${both("M6 -6Q20 -16 32 -26M6 4Q18 8 28 18")}`,
  bat: `w ${both("M3 -6L16 -32L24 -24L45 -20Q36 -12 40 0Q30 -6 26 8Q20 0 14 12Q10 4 3 4Z")}|x ${both("M16 -32L26 6M16 -32L40 -2M16 -32L14 10")}`,
  cape: "w M-14 -10Q0 -16 14 -10L27 36Q14 42 0 39Q-14 42 -27 36Z|x M-16 6L-21 34M16 6L21 34",
  fur: "w M-18 -12L-24 -4L-20 0L-27 10L-22 14L-28 26L-20 26L-22 36L-12 34H12L22 36L20 26L28 26L22 14L27 10L20 0L24 -4L18 -12Q0 -18 -18 -12Z",
  halo: "G M0 -47A26 26 0 1 1 -.1 -47Z",
};
