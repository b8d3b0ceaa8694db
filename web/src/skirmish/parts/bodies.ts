// Builds and skins of figures, in a box of a hundred round the middle of the base.
//
// A part is a row of shapes, `paint path | paint path`: l light, m metal, w wood, g glow, d the seat's dark; a capital
// letter is a line of that paint, X an edge, x a fine line that small figures go without.

export interface Build {
  d: string;
  /** Where heads sit, and how large they are. */
  heads: [x: number, y: number, size: number][];
  /** The right and the left hand. */
  hand: [number, number];
  other: [number, number];
  /** The chest: where the skin lies and the back begins, and how wide it is. */
  chest: [x: number, y: number, size: number];
  /** Hands that hold nothing reach no further. */
  still?: boolean;
}

export const build = (d: string, heads: Build["heads"], hand: Build["hand"], other: Build["other"], chest: Build["chest"]): Build => ({ d, heads, hand, other, chest });
const arms = (d: string): string => {
  const left = d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`);
  return `l ${d}|l ${left}`;
};

const mini = (x: number, y: number): string => `l M${x - 7} ${y}Q${x} ${y - 4} ${x + 7} ${y}L${x + 10} ${y + 10}L${x + 6} ${y + 11}L${x + 7} ${y + 24}H${x + 1.5}L${x} ${y + 15}L${x - 1.5} ${y + 24}H${x - 7}L${x - 6} ${y + 11}L${x - 10} ${y + 10}Z`;
export const rider = (x: number, y: number): string => `l M${x - 9} ${y}Q${x} ${y - 4} ${x + 8} ${y}L${x + 17} ${y + 7}L${x + 14} ${y + 12}L${x + 7} ${y + 9}L${x + 8} ${y + 17}L${x + 10} ${y + 32}H${x + 2}L${x - 1} ${y + 20}L${x - 8} ${y + 18}L${x - 7} ${y + 9}L${x - 14} ${y + 12}L${x - 17} ${y + 7}Z`;

export const BUILDS: Record<string, Build> = {
  slim: build(`${arms("M8 -9L16 -7L24 6L19 11L12 3Z")}|l M-11 -9Q0 -13 11 -9L9 13L13 43H3.5L0 22L-3.5 43H-13L-9 13Z`, [[0, -21, 1]], [21, 8], [-21, 8], [0, 1, 1]),
  stout: build(`${arms("M10 -10L20 -7L28 7L22 12L14 4Z")}|l M-15 -10Q0 -15 15 -10L13 15L16 42H4L0 24L-4 42H-16L-13 15Z`, [[0, -22, 1]], [25, 8], [-25, 8], [0, 1, 1.35]),
  giant: build(`${arms("M15 -14Q30 -13 32 4L30 17L21 16L20 4Z")}|l M-21 -13Q0 -23 21 -13L17 16L20 41H6L0 26L-6 41H-20L-17 16Z`, [[0, -25, 0.95]], [26, 13], [-26, 13], [0, 0, 1.8]),
  hulk: build(`${arms("M18 -20Q37 -16 38 6L35 24L24 23L25 4Z")}|l M-26 -8Q-22 -24 0 -25Q22 -24 26 -8L21 18L25 40H9L0 28L-9 40H-25L-21 18Z`, [[0, -26, 1]], [30, 18], [-30, 18], [0, -1, 2.2]),
  small: build(`${arms("M7 2L14 4L21 14L17 19L10 12Z")}|l M-10 2Q0 -2 10 2L9 20L12 40H3.5L0 28L-3.5 40H-12L-9 20Z`, [[0, -12, 1.2]], [19, 16], [-19, 16], [0, 10, 0.85]),
  robe: build(`${arms("M8 -9L17 -6L27 7L20 14L11 4Z")}|l M-11 -9Q0 -13 11 -9L12 8L22 40Q0 47 -22 40L-12 8Z|x M-5 14L-10 42M5 14L10 42M0 20V44`, [[0, -21, 1]], [23, 9], [-23, 9], [0, 1, 0.95]),
  pack: build(`${mini(-22, 2)}|${mini(22, 2)}|${mini(0, 15)}`, [[-22, -7, 0.8], [22, -7, 0.8], [0, 5, 0.95]], [12, 22], [-12, 22], [0, 24, 0.6]),
  horse: build(`l M-28 2Q-42 4 -39 26Q-33 14 -26 12Z|l M-31 8Q-33 -2 -23 -2H8Q15 -5 18 -16L20 -26L26 -24L38 -13L36 -7L28 -8Q27 4 20 11L21 39H14L11 19H-13L-18 39H-25L-25 20Q-31 15 -31 8Z|x M20 -26Q13 -16 12 -5M31 -15v.1|${rider(-3, -20)}`, [[-3, -29, 0.78]], [13, -9], [-18, -9], [-3, -13, 0.75]),
  flame: build("g M0 -46Q8 -30 20 -24Q20 -32 26 -36Q26 -20 34 -8Q42 14 28 32Q14 44 0 43Q-14 44 -28 32Q-42 14 -32 -6Q-28 -14 -28 -26Q-20 -22 -16 -14Q-8 -26 0 -46Z|l M0 -16Q6 -2 18 6Q26 18 18 30Q10 39 0 38Q-10 39 -18 30Q-26 18 -16 6Q-4 -2 0 -16Z|d M-11 12L-3 15L-9 20ZM11 12L3 15L9 20Z|X M-7 28Q0 32 7 28", [], [30, 8], [-30, 8], [0, 14, 1]),
};

export const SKINS: Record<string, string> = {
  plates: "m M-9 -9Q0 -6 9 -9L9 6Q0 11 -9 6Z|x M0 -7V8M-9 -1Q0 3 9 -1M-8 5Q0 9 8 5",
  chain: "m M-9 -9Q0 -7 9 -9L8 12H-8Z|x M-6 -5h.1M-2 -5h.1M2 -5h.1M6 -5h.1M-4 -1h.1M0 -1h.1M4 -1h.1M-6 3h.1M-2 3h.1M2 3h.1M6 3h.1M-4 7h.1M0 7h.1M4 7h.1",
  leather: "w M-9 7H9V12H-9Z|x M-9 -8L8 7M-2 7V12H2V7",
  scales: "x M-8 -5q2.7 4 5.4 0t5.4 0t5.4 0M-8 1q2.7 4 5.4 0t5.4 0t5.4 0M-8 7q2.7 4 5.4 0t5.4 0t5.4 0",
  fur: "x M-7 -6l2 4l2-4l2 4M2 -2l2 4l2-4l2 4M-8 4l2 4l2-4l2 4l2-4l2 4",
  lava: "G M-6 -8L-1 -2L-6 3L0 9M5 -7L3 0L7 5|g M-2 2a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z",
  cloth: "d M-9 8H9V11H-9Z|x M0 -8V7M3 -5v.1M3 -1v.1M3 3v.1",
  rags: "w M-7 -2H-1V5H-7Z|x M2 -8L6 8M-9 10l3 4l3-4l3 4l3-4l3 4l3-4M-7 -2L-1 5",
  bare: "",
};
