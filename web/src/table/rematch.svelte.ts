// The same again: who asks waits at the table that is over, the others are asked there.

import { untrack } from "svelte";
import { report } from "../lib/notices.svelte";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { api, Failure } from "../net/api";
import { lobbyLine } from "../net/lobby.svelte";
import type { MatchInfo } from "../protocol.gen";

export class Rematch {
  /** Nobody has asked; I wait for the others; I am asked; somebody does not want one. */
  stands: "" | "waiting" | "asked" | "declined" = $state("");
  busy = $state(false);
  private next: string | null = $state(null);

  constructor(private match: () => MatchInfo | null) {
    $effect(() => {
      const match = this.match();
      if (match) untrack(() => void this.follow(match.next));
    });
    $effect(() => {
      const begun = lobbyLine.lobby?.mine.some((one) => one.id === this.next && one.state === "running");
      if (begun && this.stands === "waiting") untrack(() => this.go());
    });
  }

  private go(): void {
    router.go(`/g/${this.next}`);
  }

  /** What the server says about a rematch: there is one, or there is none any more. */
  private async follow(next: string | null): Promise<void> {
    if (next === this.next) return;
    this.next = next;
    if (next === null) {
      this.stands = this.stands === "waiting" ? "declined" : "";
      return;
    }
    const found = await api.match(next).catch(() => null);
    if (this.next === next) this.stands = found?.seats.some((one) => one.mine) ? "waiting" : "asked";
  }

  ask(): Promise<void> {
    return this.attempt(async () => {
      const made = await api.rematch(this.match()!.id);
      this.sat(made.match);
    });
  }

  accept(): Promise<void> {
    return this.attempt(async () => this.sat((await api.join(this.next!, settings.name)).match));
  }

  /** Decline, or no longer want it. */
  drop(): Promise<void> {
    return this.attempt(async () => {
      this.stands = "";
      await api.dropRematch(this.match()!.id);
    });
  }

  private sat(next: MatchInfo): void {
    this.next = next.id;
    this.stands = "waiting";
    if (next.state === "running") this.go();
  }

  private async attempt(does: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await does();
    } catch (error) {
      if (error instanceof Failure) report(error.note, error.code);
    }
    this.busy = false;
  }
}
