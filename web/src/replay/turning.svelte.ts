// How the chance to win changed in a match: computers play on from some of its moments, one after the other.

import { api, Failure } from "../net/api";
import type { Chances, ReplayStep } from "../protocol.gen";
import { say } from "../text/messages.svelte";
import { hasDice, markOf } from "./marks";

export interface Sample {
  index: number;
  chances: Chances;
}

/** What changed between two moments: whose chance grew, and by how much. */
export interface Turn {
  index: number;
  entry: number;
  seat: number;
  before: number;
  after: number;
  gain: number;
  /** So much may be luck. */
  noise: number;
}

export const share = (one: Chances, seat: number): number => (one.won[seat] ?? 0) / Math.max(1, one.games);

/** The changes between moments that follow each other. */
export function turnsOf(found: Sample[], steps: ReplayStep[]): Turn[] {
  return found.slice(1).map((one, place) => {
    const before = found[place]!;
    const moved = one.chances.won.map((_, seat) => share(one.chances, seat) - share(before.chances, seat));
    const seat = moved.indexOf(Math.max(...moved));
    const noise = 2 * Math.sqrt(0.25 / Math.max(1, one.chances.games) + 0.25 / Math.max(1, before.chances.games));
    return { noise, entry: steps[one.index]!.entry, index: one.index, seat, gain: moved[seat] ?? 0, before: share(before.chances, seat), after: share(one.chances, seat) };
  });
}

/** Whether a change is more than luck. */
export const isTurn = (one: Turn): boolean => one.gain >= Math.max(0.2, one.noise);

/** Some numbers from one to another, evenly. */
export function spread(first: number, last: number, most: number): number[] {
  const count = Math.min(most, last - first + 1);
  return [...new Set(Array.from({ length: count }, (_, one) => Math.round(first + (one * (last - first)) / Math.max(1, count - 1))))];
}

export class Turning {
  found: Sample[] = $state.raw([]);
  running = $state(false);
  problem = $state("");

  constructor(
    private id: string,
    private games: number,
  ) {}

  stop(): void {
    this.running = false;
  }

  /** Look at these moments; what was found is kept in their order. */
  async look(steps: ReplayStep[], places: number[]): Promise<void> {
    this.running = true;
    this.problem = "";
    for (const index of places) {
      if (!this.running) return;
      try {
        const chances = await api.chances(this.id, steps[index]!.entry, this.games, 1);
        this.found = [...this.found, { index, chances }].sort((one, other) => one.index - other.index);
      } catch (error) {
        this.problem = error instanceof Failure ? say(error.note.id, error.note.args) : String(error);
        break;
      }
    }
    this.running = false;
  }

  /** The moment with the largest change: some moments are looked at, then those within the largest change. */
  async key(steps: ReplayStep[], places: number, halvings: number): Promise<Turn | null> {
    const first = Math.max(0, steps.findIndex((step) => step.events.some((event) => event.category === "activation" || event.category === "movement")));
    await this.look(steps, spread(first, steps.length - 1, places));
    for (let round = 0; round < halvings && this.problem === ""; round += 1) {
      const [from, to] = this.largest(steps);
      if (to - from < 2) break;
      await this.look(steps, [Math.floor((from + to) / 2)]);
    }
    const turn = turnsOf(this.found, steps).sort((one, other) => other.gain - one.gain)[0];
    if (!turn || !isTurn(turn)) return null;
    const before = Math.max(0, ...this.found.map((one) => one.index).filter((one) => one < turn.index));
    const index = weightiest(steps, before + 1, turn.index);
    return { ...turn, index, entry: steps[index]!.entry };
  }

  /** Between which moments the chances changed most. */
  private largest(steps: ReplayStep[]): [number, number] {
    const turn = turnsOf(this.found, steps).sort((one, other) => other.gain - one.gain)[0];
    if (!turn) return [0, 0];
    return [Math.max(0, ...this.found.map((one) => one.index).filter((one) => one < turn.index)), turn.index];
  }
}

const WEIGHTS = ["loss", "wound", "magic", "attack"];

/** Of the steps from one to another the one that most came of. */
function weightiest(steps: ReplayStep[], from: number, to: number): number {
  const weight = (index: number): number => {
    const place = WEIGHTS.indexOf(markOf(steps[index]!));
    return place >= 0 ? WEIGHTS.length - place + 1 : hasDice(steps[index]!) ? 1 : 0;
  };
  let best = to;
  for (let index = to; index >= from; index -= 1) if (weight(index) > weight(best)) best = index;
  return best;
}
