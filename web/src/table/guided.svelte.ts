// The guided first game of each game: a set-up with fixed dice, and one rule at a time, shown where it applies.

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
  wish: Partial<NewMatch> & { game: string };
  minutes: number;
  lessons: Lesson[];
}

const SPOT = "[data-spot]";
/** A place to go to: the first one is often where it stands. */
const THERE = "[data-spot] ~ [data-spot],[data-spot]";
const TRAY = ".tray .result, .tray";
const BUTTONS = ".prompt .buttons button";
const AGAINST = [{ who: "me" }, { who: "computer", level: "random" }] as NonNullable<NewMatch["seats"]>;

export const GUIDED: Record<string, GuidedGame> = {
  chessboard: {
    wish: { game: "chessboard", options: { preset: "first_game" }, seats: AGAINST, seed: 20, undo: "free" },
    minutes: 10,
    lessons: [
      { id: "deploy", rule: "CB-DEP-01", asked: "chessboard.setup.deploy", at: SPOT },
      { id: "initiative", rule: "CB-RND-02", told: "chessboard.initiative-won", at: TRAY },
      { id: "activate", rule: "CB-TRN-01", asked: "chessboard.turn.activate", at: SPOT },
      { id: "move", rule: "CB-MOV-01", asked: "chessboard.turn.move", at: THERE },
      { id: "attack", rule: "CB-ATK-01", asked: "chessboard.turn.attack", at: "[data-spot^=target]" },
      { id: "dice", rule: "CB-DEF-02", told: "chessboard.hit", at: TRAY },
      { id: "defended", rule: "CB-DEF-03", told: "chessboard.defended", at: TRAY },
      { id: "defeated", rule: "CB-DEF-07", told: "chessboard.defeated", at: ".side .lines, .sheets" },
      { id: "round", rule: "CB-TRN-06", told: "chessboard.round-finished", at: ".plates .strip" },
    ],
  },
  crystals: {
    wish: { game: "crystals", options: { side_length: 3, crystals_to_win: 2, players: 2 }, seats: AGAINST, seed: 11, undo: "free" },
    minutes: 10,
    lessons: [
      { id: "attacker", rule: "CR-SET-05", asked: "crystals.setup.attacker", at: BUTTONS },
      { id: "spawn", rule: "CR-SPN-03", asked: "crystals.setup.first-spawn", at: SPOT },
      { id: "first", rule: "CR-SET-09", told: "crystals.went-first", at: TRAY },
      { id: "move", rule: "CR-MOV-01", asked: "crystals.turn.move", at: SPOT },
      { id: "teleport", rule: "CR-TEL-01", told: "crystals.jumped", at: ".side .lines, .sheets" },
      { id: "killed", rule: "CR-KIL-02", told: "crystals.killed", at: ".side .lines, .sheets" },
      { id: "experience", rule: "CR-EXP-05", asked: "crystals.turn.experience", at: SPOT },
      { id: "home", rule: "CR-LAP-05", told: "crystals.came-home", at: ".side .lines, .sheets" },
      { id: "again", rule: "CR-SPN-03", asked: "crystals.turn.spawn-start", at: SPOT },
    ],
  },
  home_raiders: {
    wish: { game: "home_raiders", options: { table: "bedside-table", stars: 4 }, seats: AGAINST, seed: 5, undo: "free" },
    minutes: 10,
    lessons: [
      { id: "team", rule: "HR-TEA-01", asked: "home_raiders.team.cards", at: "[data-testid=take-army]" },
      { id: "deploy", rule: "HR-DEP-01", asked: "home_raiders.deploy.place", at: ".camera" },
      { id: "activate", rule: "HR-RND-01", asked: "home_raiders.turn.activate", at: SPOT },
      { id: "action", rule: "HR-ACT-01", asked: "home_raiders.turn.action", at: BUTTONS },
      { id: "move", rule: "HR-MVT-01", asked: "home_raiders.move.path", at: THERE },
      { id: "shoot", rule: "HR-SHT-01", asked: "home_raiders.shoot.target", at: SPOT },
      { id: "melee", rule: "HR-CCA-01", asked: "home_raiders.melee.target", at: SPOT },
    ],
  },
};

interface Kept {
  match: string;
  done: string[];
}

const KEY = "dicefront.guided";

function read(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

class Guides {
  all: Record<string, Kept> = $state(read());

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // it cannot be resumed then
    }
  }

  begin(game: string, match: string): void {
    this.all[game] = { match, done: [] };
    this.keep();
  }

  /** What was learned so far in a match, if it is a guided one. */
  doneIn(game: string, match: string): string[] | null {
    const kept = this.all[game];
    return kept && kept.match === match ? kept.done : null;
  }

  learn(game: string, lesson: string): void {
    const kept = this.all[game];
    if (!kept || kept.done.includes(lesson)) return;
    kept.done = [...kept.done, lesson];
    this.keep();
  }

  leave(game: string): void {
    delete this.all[game];
    this.keep();
  }
}

export const guides = new Guides();
