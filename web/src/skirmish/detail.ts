// How much a base shows, by its size on the screen.

export interface Detail {
  /** Too small for a figure: a disc or a square in the seat's colour. */
  disc: boolean;
  /** Fine lines on figures. */
  fine: boolean;
  badges: 0 | 1 | 9;
  /** Codes below the base. */
  codes: boolean;
}

/** `size`: how wide a base is, in pixels. */
export const detailOf = (size: number): Detail => ({ disc: size < 14, fine: size >= 22, badges: size < 14 ? 0 : size < 22 ? 1 : 9, codes: size > 44 });
