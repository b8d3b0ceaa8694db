// Choices in secret: sealed, taken up again for a moment, and opened together with those of the others.

import { untrack } from "svelte";
import type { Line } from "../net/line.svelte";
import type { Json } from "../protocol.gen";

/** For so long a sealed choice can be reopened (H-2). */
const REOPEN_MS = 3000;

export class Slips {
  /** A choice that can still be reopened. */
  sealing: { answer: Json; until: number } | null = $state.raw(null);
  /** The own choice that lies sealed, in words. */
  text = $state("");
  /** The events that opened the slips of everybody: the first and the last of them. */
  opened: { from: number; to: number } | null = $state.raw(null);
  private wasSealed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    line: () => Line | null,
    private send: (answer: Json) => void,
  ) {
    $effect(() => this.watch(line()));
  }

  /** Seal an answer; where others are about, it is sent when it can no longer be reopened. */
  seal(answer: Json, text: string, waits: boolean): void {
    this.text = text;
    if (!waits) return this.send(answer);
    this.sealing = { answer, until: Date.now() + REOPEN_MS };
    this.timer = setTimeout(() => {
      this.sealing = null;
      this.send(answer);
    }, REOPEN_MS);
  }

  reopen(): void {
    clearTimeout(this.timer);
    this.sealing = null;
    this.text = "";
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** When nothing lies sealed any more, all slips were opened together. */
  private watch(line: Line | null): void {
    const isSealed = (line?.snapshot?.asked ?? []).some((one) => one.sealed);
    const recent = line?.recent ?? [];
    untrack(() => {
      if (this.wasSealed && !isSealed && recent.length > 0) this.opened = { from: recent[0]!.n, to: recent.at(-1)!.n };
      if (isSealed) this.opened = null;
      this.wasSealed = isSealed;
    });
  }
}
