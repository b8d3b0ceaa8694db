// The same again: who asks waits at the table that is over, the others are asked there.

import { untrack } from "svelte";
import { report } from "../lib/notices.svelte";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { api, Failure } from "../net/api";
import { lobbyLine } from "../net/lobby.svelte";
import type { MatchInfo } from "../protocol.gen";
import { personName } from "../text/people";

export class Rematch {
  /** Nobody has asked; I wait for the others; I am asked; somebody does not want one. */
  stands: "" | "waiting" | "asked" | "declined" = $state("");
  busy = $state(false);
  /** Who sits at the next table by now, and who is still asked. */
  agreed: string[] = $state.raw([]);
  /** Who did not want it. */
  by: string[] = $state.raw([]);
  private next: string | null = $state(null);

  constructor(private match: () => MatchInfo | null) {
    $effect(() => {
      const match = this.match();
      if (match) untrack(() => void this.follow(match.next));
    });
    $effect(() => {
      const found = lobbyLine.lobby?.mine.find((one) => one.id === this.next);
      untrack(() => {
        if (found && this.next !== null) this.count(found);
        if (found?.state === "running" && this.stands === "waiting") this.go();
      });
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
      this.by = this.asked;
      this.stands = this.stands === "waiting" ? "declined" : this.stands === "declined" ? "declined" : "";
      return;
    }
    const found = await api.match(next).catch(() => null);
    if (this.next !== next) return;
    if (found) this.count(found);
    this.stands = found?.seats.some((one) => one.mine) ? "waiting" : "asked";
  }

  private count(next: MatchInfo): void {
    this.agreed = next.seats.flatMap((one) => (one.kind === "person" ? [personName(one.name)] : []));
  }

  /** Those of the match that is over who have not agreed yet. */
  get asked(): string[] {
    const people = (this.match()?.seats ?? []).filter((one) => one.kind === "person");
    return people.map((one) => personName(one.name)).filter((name) => !this.agreed.includes(name));
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
      const own = this.match()?.seats.find((one) => one.mine);
      this.by = own ? [personName(own.name)] : [];
      this.stands = this.stands === "asked" ? "declined" : "";
      await api.dropRematch(this.match()!.id);
    });
  }

  private sat(next: MatchInfo): void {
    this.count(next);
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
