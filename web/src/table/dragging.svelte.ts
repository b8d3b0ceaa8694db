// A piece in the hand: dragged from where it stands and dropped on a place that can be chosen. Clicking does the same.

import { tick } from "svelte";
import { settings } from "../lib/settings.svelte";
import { isPiece } from "./asks";
import type { Choosing, Spot } from "./choosing.svelte";

const FAR = 8; // so many pixels make a drag of a press
const WAIT_MS = 3000; // so long a drop waits for what it can be dropped on

export class Dragging {
  piece: number | null = $state(null);
  /** The piece is on its way; a press alone is not. */
  active = $state(false);
  x = $state(0);
  y = $state(0);
  touch = $state(false);
  private from: Spot | null = null;
  private pending: { x: number; y: number; until: number } | null = null;

  constructor(private choosing: Choosing) {
    choosing.grab = (piece, spot, event) => this.grab(piece, spot, event);
    $effect(() => {
      if (choosing.question && !choosing.asking && this.pending) void this.dropLate();
    });
  }

  private grab(piece: number, spot: Spot | null, event: PointerEvent): void {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    this.from = spot;
    this.touch = event.pointerType === "touch";
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== event.pointerId) return;
      if (!this.active && Math.hypot(moved.clientX - start.x, moved.clientY - start.y) < FAR) return;
      if (!this.active) this.lift(piece);
      this.x = moved.clientX;
      this.y = moved.clientY;
      const under = this.spotAt(this.x, this.y);
      this.choosing.hover(under?.candidates[0] ?? null);
    };
    const up = (ended: PointerEvent): void => {
      if (ended.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      if (this.active && ended.type === "pointerup") this.drop(ended.clientX, ended.clientY);
      this.active = false;
      this.piece = null;
      this.choosing.hover(null);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  }

  /** Taking a piece up selects it. */
  private lift(piece: number): void {
    this.active = true;
    this.piece = piece;
    const question = this.choosing.question;
    if (question?.gesture.kind === "place_several") this.choosing.select(piece);
    else if (question && isPiece(question) && this.from) this.choosing.lift(this.from, this.touch);
    // A click that follows is part of the drag.
    const swallow = (event: MouseEvent): void => event.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    addEventListener("pointerup", () => setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50), { once: true });
  }

  private spotAt(x: number, y: number): Spot | null {
    for (const element of document.elementsFromPoint(x, y)) {
      const name = element.closest<SVGElement>("[data-spot]")?.dataset["spot"];
      const found = name ? this.choosing.spots.find((one) => `${one.kind}-${one.id}` === name) : undefined;
      if (found && (!this.isFrom(found) || element.closest("[data-ghost]"))) return found;
    }
    return null;
  }

  private isFrom(spot: Spot): boolean {
    return spot.kind === this.from?.kind && spot.id === this.from.id;
  }

  private drop(x: number, y: number): void {
    const spot = this.spotAt(x, y);
    if (spot) this.put(spot);
    else if (this.choosing.question === null || this.choosing.asking) this.pending = { x, y, until: Date.now() + WAIT_MS };
  }

  /** The piece was dropped before it was known where it can go. */
  private async dropLate(): Promise<void> {
    const late = this.pending;
    this.pending = null;
    await tick();
    const spot = late && Date.now() < late.until ? this.spotAt(late.x, late.y) : null;
    if (spot) this.put(spot);
  }

  /** A finger that is lifted commits nothing; a hand with a mouse does, if that is wanted. */
  private put(spot: Spot): void {
    const commits = settings.commitOnDrop && !this.touch;
    const whole = this.isFrom(spot) && spot.candidates.length === 1; // from where it stands to where it goes
    if (whole && commits) this.choosing.commit(spot.candidates[0]);
    else this.choosing.choose(spot, !commits);
  }
}
