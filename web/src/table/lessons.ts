// What a guided first game is: a set-up with fixed dice, and one rule at a time, shown where it applies.

import type { NewMatch } from "../protocol.gen";

export interface Lesson {
  id: string;
  /** The paragraph that it introduces. */
  rule: string;
  /** Shown while this kind of question is asked … */
  asked?: string;
  /** … or after this kind of event was told, until the next decision. */
  told?: string;
  /** What it points at. */
  at: string;
}

export interface GuidedGame {
  /** The match that is made. */
  wish: Partial<NewMatch> & { game: string };
  /** How long it takes, about. */
  minutes: number;
  lessons: Lesson[];
}

/** What a lesson may point at: a spot of the table. */
export const SPOT = "[data-spot]";
/** A place to go to: the first one is often where it stands. */
export const THERE = "[data-spot] ~ [data-spot],[data-spot]";
export const TRAY = ".tray .result, .tray";
export const BUTTONS = ".prompt .buttons button";
/** A first game is played against the easiest computer. */
export const AGAINST = [{ who: "me" }, { who: "computer", level: "random" }] as NonNullable<NewMatch["seats"]>;
