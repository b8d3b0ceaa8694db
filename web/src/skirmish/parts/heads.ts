// Heads of figures: the middle of the face is at 0, 0; what is looked at most is largest.

export const FACE = "l M-10 0Q-10 -11 0 -11Q10 -11 10 0Q10 11 0 11Q-10 11 -10 0Z";
export const EYES = "d M-5.5 -1h3.2v3.4h-3.2ZM2.3 -1h3.2v3.4h-3.2Z";
export const GRIM = "d M-7 -3L-1.5 0V3H-6ZM7 -3L1.5 0V3H6Z";
export const HELM = "m M-12 2Q-13 -15 0 -15Q13 -15 12 2L7 6L6 -2H1.8V6H-1.8V-2H-6L-7 6Z";
export const GREAT = "m M-11 -12H11L12 8Q0 15 -12 8Z|d M-9 -4H9V0H-9Z|x M0 0V11M-5 5v.1M-5 8v.1M5 5v.1M5 8v.1";
export const SNOUT = "l M-10 -6Q-4 -13 6 -9L20 -1Q22 5 16 6L2 9Q-10 10 -10 -6Z|d M3 -5h3.4v3.4h-3.4Z|x M20 1L8 3";
export const EMBER = "g M-11 1Q-14 -14 -5 -19Q-5 -13 -1 -23Q6 -18 5 -13Q13 -16 11 1Z";
export const EARS = "l M-9 -5L-29 -15Q-26 2 -9 7ZM9 -5L29 -15Q26 2 9 7Z|x M-12 -1L-23 -9M12 -1L23 -9";

export const HEADS: Record<string, string> = {
  bare: `${FACE}|d M-11 0Q-12 -13 0 -13Q12 -13 11 0Q7 -6 0 -6Q-7 -6 -11 0Z|${EYES}`,
  helm: `${FACE}|${HELM}`,
  greathelm: GREAT,
  goggles: `${FACE}|w M-11 -4Q-11 -14 0 -14Q11 -14 11 -4Z|d M-12 -5H12V-1H-12Z|g M-10 -2a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0ZM.8 -2a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z`,
  none: "",
};
