// A look at the table for one figure: asked again when the figure or the table changes, and only the last answer counts.

import type { Json } from "../protocol.gen";
import type { BoardProps } from "../games/game";

export class Asked<T> {
  found: T | null = $state.raw(null);
  private number = 0;

  /** Ask for it; nobody looks if there is no figure. */
  async ask(looks: BoardProps["looks"], what: string, piece: number | null, more: Record<string, Json> = {}): Promise<void> {
    const number = ++this.number;
    this.found = null;
    if (piece === null) return;
    const found = (await looks(what, { piece, ...more })) as unknown as T | null;
    if (number === this.number) this.found = found;
  }
}
