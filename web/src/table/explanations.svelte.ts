// The explanation cards on the screen: one at a time, beside those that were pinned.

import type { Step } from "../games/game";

interface Card {
  key: number;
  title: string;
  steps: Step[];
  pinned: boolean;
}

export class Explanations {
  cards: Card[] = $state.raw([]);
  private count = 0;

  open = (title: string, steps: Step[]): void => {
    this.cards = [...this.cards.filter((one) => one.pinned), { key: ++this.count, title, steps, pinned: false }];
  };

  close(key: number): void {
    this.cards = this.cards.filter((one) => one.key !== key);
  }

  pin(key: number): void {
    this.cards = this.cards.map((one) => (one.key === key ? { ...one, pinned: !one.pinned } : one));
  }

  /** Close the last one; whether there was one. */
  back(): boolean {
    const some = this.cards.length > 0;
    this.cards = this.cards.slice(0, -1);
    return some;
  }
}
