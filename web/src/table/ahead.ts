// What a game lets somebody think of before it is decided: the question that would be asked, and the answers that lead there.

import type { Candidate, Json, QuestionInfo } from "../protocol.gen";
import type { Spot } from "./choosing.svelte";

/** Another thing that could be done instead. */
export interface Other {
  id: string;
  text: string;
  does: () => void;
}

export interface Ahead {
  /** The question that is thought of takes the place of the one that is asked. */
  instead(asked: QuestionInfo | null): QuestionInfo | null;
  /** What was planned and not done yet is offered again. */
  offer(): void;
  /** Look what could follow, once somebody is selected or it is asked what to do. */
  follow(): void;
  /** Some question is thought of, and not asked. */
  readonly isThinking: boolean;
  /** The answers that lead to what is thought of. */
  readonly line: Json[];
  /** Give them together with this answer; whether anything is thought of. */
  give(answer: Json): boolean;
  /** One step back; whether there was one. */
  back(): boolean;
  /** What is done with what is in the hand, in words, and what could be done instead. */
  readonly deed: string;
  readonly others: Other[];
  /** It is known what could follow. */
  readonly isKnown: boolean;
  /** Whom what could follow strikes. */
  readonly targets: Spot[];
  /** Who of a group is shown to get how far, before it moves; nobody where the game draws that. */
  readonly reach: number | null;
  /** Somebody can be moved; this one, if one is named. */
  moves(piece?: number): boolean;
  /** Take up a move; whether there is one. */
  move(piece?: number): boolean;
  /** Aim at somebody from where one stands, or go there. */
  strike(target: number): boolean;
  join(target: number): boolean;
  /** A way has been drawn: do what gets as far. */
  stretch(): Promise<void>;
  /** What was planned and waits for others. */
  readonly planned: Candidate | null;
}
