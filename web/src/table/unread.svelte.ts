// What others said and one has not read yet, in this browser.

import type { ChatLine } from "../protocol.gen";

const keyOf = (match: string): string => `dicefront.read.${match}`;

function kept(match: string): number {
  try {
    return Number(localStorage.getItem(keyOf(match)) ?? 0);
  } catch {
    return 0;
  }
}

export class Unread {
  private last = $state(0);

  constructor(private match: string) {
    this.last = kept(match);
  }

  /** How many lines of others are new. */
  count(lines: ChatLine[], seat: number | null): number {
    return lines.filter((line) => line.n > this.last && (line.player === null || line.player !== seat)).length;
  }

  /** Everything up to now has been read. */
  read(lines: ChatLine[]): void {
    const last = lines.at(-1)?.n ?? 0;
    if (last <= this.last) return;
    this.last = last;
    try {
      localStorage.setItem(keyOf(this.match), String(last));
    } catch {
      // then it is new again after the next visit
    }
  }
}
