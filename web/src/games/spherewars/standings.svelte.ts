// What would be counted if the match ended now, line by line; the strip explains the score with it, the column lists it.

import type { Note } from "../../protocol.gen";
import type { BoardProps } from "../game";

class Standings {
  lines: Note[] = $state.raw([]);

  /** Another table: nothing is counted yet. */
  clear(): void {
    this.lines = [];
  }
  async count(looks: BoardProps["looks"]): Promise<void> {
    this.lines = ((await looks("standings", {})) as unknown as Note[] | null) ?? [];
  }
}

export const standings = new Standings();
