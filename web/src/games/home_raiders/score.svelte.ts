// How both sides stand: the objective, what each has of it, and whose pearl comes next.

import type { BoardProps } from "../game";

export interface Standing {
  objective: string;
  rule: string;
  counts: [number, number] | null;
  in_stars: boolean;
  left: number[];
  lost: number[];
  /** How likely the next pearl is of each player. */
  chances: number[];
}

class Score {
  standing: Standing | null = $state.raw(null);

  /** Another table: nothing is counted yet. */
  clear(): void {
    this.standing = null;
  }
  async count(looks: BoardProps["looks"]): Promise<void> {
    const found = (await looks("standing", {})) as unknown as Standing | null;
    if (found) this.standing = found;
  }
}

export const score = new Score();
