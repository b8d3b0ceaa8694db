// What is told about a match that is over: it comes by and by, and every part has its place from the start.

import { onDestroy } from "svelte";
import type { Verdict } from "../lib/dice";
import { settings } from "../lib/settings.svelte";
import { api } from "../net/api";
import type { Luck, MatchInfo, Moment, Replay, Summary } from "../protocol.gen";
import { Turning, type Turn } from "../replay/turning.svelte";
import { loadTexts } from "../text/messages.svelte";

const MOMENTS = 7;
const HALVINGS = 2;
const GAMES = 10;
const SOON = 1200; // milliseconds: first the result is read
const keyOf = (id: string): string => `dicefront.key.${id}`;

/** The moment that decided, as it is kept for the next visit. */
export interface Key {
  turn: Turn;
  moment: Moment;
}

export class Ended {
  summary: Summary | null = $state.raw(null);
  luck: Luck | null = $state.raw(null);
  /** Whether the dice are the ones that were promised; only a browser that was there from the start can say so. */
  checked: Verdict | null = $state.raw(null);
  key: Key | null = $state.raw(null);
  /** How far the search for the key moment is. */
  keyState: "working" | "found" | "none" | "unknown" = $state("working");
  private turning: Turning | null = null;
  private gone = false;

  constructor(
    private match: MatchInfo,
    private seat: number | null,
    private pass: string | null,
  ) {
    onDestroy(() => {
      this.gone = true;
      this.turning?.stop();
    });
    void this.load();
  }

  private async load(): Promise<void> {
    const { id } = this.match;
    const whole = api.replay(id, "").catch(() => null);
    await loadTexts(settings.language, ["luck"]);
    [this.summary, this.luck] = await Promise.all([api.summary(id, this.pass).catch(() => null), api.luck(id, "", this.pass).catch(() => null)]);
    const replay = await whole;
    if (replay && this.seat !== null && this.match.dice === "server") this.checked = await check(replay);
    if (replay) await this.seek(replay);
    else this.keyState = "unknown";
  }

  /** Look for the key moment; what was found once is known. */
  private async seek(replay: Replay): Promise<void> {
    const { id } = this.match;
    const known = sessionStorage.getItem(keyOf(id));
    let turn = known ? (JSON.parse(known) as Turn | null) : null;
    if (known === null) {
      await new Promise((resolve) => setTimeout(resolve, SOON));
      if (this.gone) return;
      this.turning = new Turning(id, GAMES);
      turn = await this.turning.key(replay.steps, MOMENTS, HALVINGS);
      if (this.gone) return;
      if (this.turning.problem && turn === null) {
        this.keyState = "unknown";
        return;
      }
      sessionStorage.setItem(keyOf(id), JSON.stringify(turn));
    }
    const moment = turn && (await api.moment(id, turn.entry, "", this.pass).catch(() => null));
    if (turn && moment) this.key = { turn, moment };
    this.keyState = this.key ? "found" : "none";
  }
}

async function check(replay: Replay): Promise<Verdict | null> {
  const { verify } = await import("../lib/dice");
  const found = replay.dice.key ? await verify(replay, replay.steps.flatMap((one) => one.events)) : null;
  return found && (found.kept === "all" || !found.ok) ? found : null;
}
