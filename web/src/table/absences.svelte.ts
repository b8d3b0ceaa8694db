// Somebody who is waited for and gone, or out of time: what the others may do about it is offered to them (C-4).

import { clockText, leftOf } from "./clocks";
import type { Sitting } from "./sitting.svelte";

/** After so many seconds away the server lets others decide how it goes on. */
const AWAY = 120;
/** The server does not charge the network: until then it would refuse a claim. */
const GRACE_MS = 1200;
/** Seconds that are given with one press. */
export const GIFT = 300;

export interface Absence {
  player: number;
  isOut: boolean;
  time: string;
}

export class Absences {
  private waited: { player: number; until: number } | null = $state.raw(null);

  constructor(private sitting: () => Sitting) {}

  private get awaited(): number[] {
    const { match, snapshot, line } = this.sitting();
    if (!match || !snapshot || snapshot.outcome || line?.seat === null || !line) return [];
    return snapshot.asked.filter((one) => !one.done && one.player !== line.seat && match.seats[one.player]?.kind === "person" && !match.seats[one.player]?.mine).map((one) => one.player);
  }

  /** Whether time can make a difference now. */
  get isTicking(): boolean {
    return this.awaited.length > 0;
  }

  /** The first absence there is at a moment. */
  at(now: number): Absence | null {
    const { match, snapshot, line } = this.sitting();
    if (!match || !snapshot || !line) return null;
    for (const player of this.awaited) {
      if (this.waited?.player === player && now < this.waited.until) continue;
      const clock = snapshot.clocks[player];
      const isOut = !!match.clock && match.clock.bank > 0 && !!clock && clock.runs && leftOf(clock, now - GRACE_MS, line.takenAt) <= 0;
      const since = line.awaySince[player] ?? 0;
      const seconds = since > 0 ? (now - since) / 1000 : 0;
      if (isOut || seconds >= AWAY) return { player, isOut, time: clockText(seconds) };
    }
    return null;
  }

  /** Wait some more: not asked again for two minutes. */
  wait(player: number): void {
    this.waited = { player, until: Date.now() + AWAY * 1000 };
  }
}
