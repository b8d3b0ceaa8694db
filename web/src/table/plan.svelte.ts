// Moves written down beforehand, in the notation of the game: each is made when its question comes, if it is legal then.

import { untrack } from "svelte";
import { report } from "../lib/notices.svelte";
import type { Candidate, QuestionInfo } from "../protocol.gen";
import type { Choosing } from "./choosing.svelte";

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s×]+/g, (found) => (found.includes("×") ? "x" : ""));

/** The candidates that are written so. */
export function written(question: QuestionInfo, text: string): Candidate[] {
  const wanted = plain(text);
  return question.candidates.filter((one) => plain(one.spelled) === wanted);
}

/** "b1-d4xc5" is a miniature, its move and its attack; "b1xc5" attacks without a move. */
export function movesIn(text: string): string[] {
  const found = /^([a-h][1-8])(?:-([a-h][1-8]))?(?:(x|bow|gun|melee)([a-h][1-8]))?$/.exec(plain(text));
  if (!found) return text.trim() ? [text.trim()] : [];
  const [, from, to, way, target] = found;
  if (!to && !way) return [from!];
  const moves = [from!, `${from}-${to ?? from}`];
  if (way) moves.push(way === "x" ? `x${target}` : `${way} ${target}`);
  return moves;
}

export class Plan {
  moves: string[] = $state.raw([]);

  constructor(private choosing: Choosing) {
    $effect(() => {
      const question = choosing.question;
      const next = this.moves[0];
      // What is asked in between, in a window to react, is no turn: the plan waits.
      if (question && !question.reaction && next !== undefined) untrack(() => this.make(question, next));
    });
  }

  set(moves: string[]): void {
    this.moves = moves;
  }

  drop(): void {
    this.moves = [];
  }

  private make(question: QuestionInfo, next: string): void {
    const fits = written(question, next);
    if (fits.length === 1) {
      this.moves = this.moves.slice(1);
      this.choosing.commit(fits[0]!, true);
      return;
    }
    const dropped = this.moves.join(", ");
    this.moves = [];
    report({ id: fits.length > 1 ? "table.plan-unclear" : "table.plan-dropped", args: { moves: dropped } });
  }
}
