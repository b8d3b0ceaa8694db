// Explanations that are open: one at a time, and those that were pinned.

import type { Step } from "../games/game";

export interface Explained {
  key: number;
  title: string;
  steps: Step[];
  pinned: boolean;
}

export class Whys {
  all: Explained[] = $state.raw([]);
  private counted = 0;

  explain = (title: string, steps: Step[]): void => {
    this.all = [...this.all.filter((one) => one.pinned), { key: ++this.counted, title, steps, pinned: false }];
  };
  drop(key: number): void {
    this.all = this.all.filter((one) => one.key !== key);
  }
  pin(key: number): void {
    this.all = this.all.map((one) => (one.key === key ? { ...one, pinned: !one.pinned } : one));
  }
  /** The last one is closed; whether there was one. */
  back(): boolean {
    const was = this.all.length > 0;
    this.all = this.all.slice(0, -1);
    return was;
  }
}
