// How much of the table lies under banners and under a long question.

import { tick, untrack } from "svelte";

export class Covered {
  edges = $state.raw({ upper: 0, lower: 0 });
  private again: () => void = () => {};

  /** `isSettled`: what is measured is the question itself, and not a preview that comes and goes. */
  constructor(
    private stage: () => HTMLElement | undefined,
    private isSettled: () => boolean,
  ) {
    $effect(() => {
      const stage = this.stage();
      const table = stage?.closest(".table");
      const [banners, asking] = [".banners", ".asking"].map((name) => table?.querySelector(name));
      if (!stage || !banners || !asking) return;
      const measure = (): void => this.measure(stage, banners, asking);
      this.again = measure;
      const watching = new ResizeObserver(measure);
      for (const one of [stage, banners, asking]) watching.observe(one);
      return () => watching.disconnect();
    });
    // A question that came while the pointer lay on a spot is measured once it has gone: no size changes then.
    $effect(() => {
      if (this.isSettled()) untrack(() => void tick().then(() => this.again()));
    });
  }

  private measure(stage: Element, banners: Element, asking: Element): void {
    const area = stage.getBoundingClientRect();
    const beside = (box: DOMRect): boolean => box.height === 0 || box.left >= area.right || box.right <= area.left;
    const above = banners.getBoundingClientRect();
    const below = asking.getBoundingClientRect();
    const upper = beside(above) ? 0 : Math.max(0, above.bottom - area.top);
    const lower = beside(below) ? 0 : Math.max(0, area.bottom - below.top);
    const now = { upper: Math.round(upper), lower: this.isSettled() ? Math.round(lower) : this.edges.lower };
    if (now.upper !== this.edges.upper || now.lower !== this.edges.lower) this.edges = now;
  }
}
