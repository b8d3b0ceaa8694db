// What can be typed at the text table: short words for what the eye takes from the drawing, and moves.

import type { PieceLine, Told } from "../games/game";
import type { Candidate, QuestionInfo } from "../protocol.gen";
import { has, likely, percent, say, tt } from "../text/messages.svelte";
import { clockText, leftOf } from "./clocks";
import { destination, wishIn } from "./destinations";
import { around } from "./nearness";
import { movesIn, written } from "./plan.svelte";
import { seenFrom, type Place } from "./seen";
import { choiceText, consequences, noteText } from "./speech";

export const COMMANDS = ["scan", "describe", "reach", "targets", "odds", "path", "why", "last", "score", "clock", "go", "help"] as const;
type Command = (typeof COMMANDS)[number];

/** Where a candidate leads, or whom it is about. */
export function leadsTo(place: Place, candidate: Candidate): string {
  const { sitting, turned, from } = place;
  if (candidate.target !== null) return seenFrom(place, candidate.target);
  return candidate.point ? (sitting.game!.whereSeen?.(sitting.talk, from, candidate.point, turned, sitting.line?.seat ?? null) ?? "") : "";
}

const odds = (candidate: Candidate): string =>
  candidate.chances
    .filter((one) => likely(one) > 0)
    .map((one) => `${percent(likely(one))} ${has(one.id) ? say(one.id) : one.id}`)
    .join(", ");

function named(place: Place, text: string): PieceLine | undefined {
  const wanted = text.trim().toLowerCase();
  const pieces = place.sitting.game!.pieces(place.sitting.talk);
  return pieces.find((one) => one.place.toLowerCase() === wanted) ?? pieces.find((one) => one.name.toLowerCase() === wanted) ?? pieces.find((one) => one.name.toLowerCase().includes(wanted));
}

const line = (place: Place, piece: PieceLine): string =>
  tt("described", { owner: place.sitting.name(piece.owner), name: piece.name, place: piece.place, state: piece.state || "–", where: seenFrom(place, piece.piece) || "–" });

function listed(place: Place, fits: (candidate: Candidate) => boolean): string[] {
  const { sitting } = place;
  const question = sitting.choosing.question;
  if (!question) return [];
  return question.candidates.filter(fits).map((one) => {
    const about = [leadsTo(place, one), odds(one), ...consequences(sitting.game!, sitting.talk, one)].filter((part) => part);
    return [choiceText(sitting.game!, sitting.talk, question, one), ...about].join(": ");
  });
}

function lastTold(lines: Told[]): Told | undefined {
  return lines.findLast((one) => one.why.length > 0);
}

function way(place: Place, text: string): string[] {
  const { sitting } = place;
  const game = sitting.game!;
  const wanted = text.trim().toLowerCase();
  const found = sitting.choosing.question?.candidates.find((one) => one.space !== null && game.spaceName(one.space).toLowerCase() === wanted);
  if (!found) return [tt("no-such-place", { place: text.trim() || "–" })];
  const passes = found.marks.filter((mark) => mark.role === "passes" && mark.space !== null).map((mark) => game.spaceName(mark.space!));
  return [tt("way", { spaces: [...passes, game.spaceName(found.space!)].join(" – ") })];
}

/** Aim at a place by its description; it is committed like everything else. */
async function go(place: Place, text: string): Promise<string[]> {
  const { sitting, turned, from } = place;
  const question = sitting.choosing.question;
  const wish = wishIn(text);
  if (sitting.game!.isClosed?.(sitting.talk.view) && (!wish || ["point", "hour", "near"].includes(wish.by))) return [tt("go-closed")];
  if (!wish) return [tt("go-how")];
  if (!question) return [];
  const enemies = sitting.game!.pieces(sitting.talk).filter((one) => one.owner !== sitting.line?.seat && sitting.game!.where(sitting.talk.view, one.piece) !== null);
  const found = await destination({ sitting, turned, from: question.piece ?? from, piece: (name) => named(place, name)?.piece ?? null, enemies: enemies.map((one) => one.piece) }, wish);
  if (!found) return [tt("no-such-place", { place: text })];
  if (sitting.choosing.hand) sitting.choosing.hand.take(found);
  else sitting.choosing.aimed = [found];
  const about = [choiceText(sitting.game!, sitting.talk, question, found), ...consequences(sitting.game!, sitting.talk, found)];
  return [about.join(": "), tt("go-commit")];
}

const SPELLED: Record<Command, (place: Place, rest: string) => string[] | Promise<string[]>> = {
  scan(place) {
    const pieces = place.sitting.game!.pieces(place.sitting.talk);
    if (place.from === null) return pieces.map((one) => line(place, one));
    const order = around(place.sitting.game!, place.sitting.talk.view, place.from, pieces.map((one) => one.piece));
    return order.slice(0, 8).map((piece) => line(place, pieces.find((one) => one.piece === piece)!));
  },
  describe(place, rest) {
    const found = named(place, rest);
    return [found ? line(place, found) : tt("no-such-piece", { piece: rest.trim() || "–" })];
  },
  reach: (place) => listed(place, (one) => one.target === null && (one.space !== null || one.point !== null)),
  targets: (place) => listed(place, (one) => one.target !== null || one.marks.some((mark) => mark.role === "hits")),
  odds: (place) => listed(place, (one) => one.chances.length > 0),
  path: (place, rest) => way(place, rest.replace(/^(to|naar)\s+/i, "")),
  why(place) {
    const told = lastTold(place.sitting.story?.lines ?? []);
    if (!told) return [];
    place.onwhy(told.text, told.why);
    return told.why.map((step) => (step.rule ? `${step.text} (${step.rule})` : step.text));
  },
  last: (place) => (place.sitting.story?.lines ?? []).slice(-3).map((one) => one.text),
  score: () => [...document.querySelectorAll<HTMLElement>(".plates .strip p")].map((one) => one.querySelector("[aria-label]")?.getAttribute("aria-label") ?? one.innerText).filter((text) => text),
  clock(place) {
    const { match, snapshot, line: own } = place.sitting;
    if (!match?.clock || !snapshot || !own) return [tt("no-clock")];
    return snapshot.clocks.map((clock, seat) => tt("clock-of", { name: place.sitting.name(seat), time: clockText(leftOf(clock, Date.now(), own.takenAt)) }));
  },
  go,
  help: () => [tt("commands", { list: COMMANDS.map(commandWord).join(", ") })],
};

/** Two numbers that name a place. */
const COORDINATES = /\d\s*[,;]\s*\d/;

export const commandWord = (command: Command): string => tt(`command-${command}`);

/** Decide what was typed, or say what would be lost by it: then it is typed once more. */
function decided({ sitting }: Place, question: QuestionInfo, chosen: Candidate): string[] {
  const { choosing, talk } = sitting;
  const game = sitting.game!;
  choosing.commit(chosen);
  const called = choiceText(game, talk, question, chosen);
  return choosing.isDoubted(chosen) ? [called, ...consequences(game, talk, chosen), tt("grave-again")] : [called];
}

/** Do what was typed: a command in words, the number of an option, or a move; what there is to say to it. */
export async function obey(place: Place, text: string, plan: (moves: string[]) => void): Promise<string[]> {
  const [word = "", ...rest] = text.trim().split(/\s+/);
  const command = COMMANDS.find((one) => one === word.toLowerCase() || commandWord(one).toLowerCase() === word.toLowerCase());
  if (command) {
    const said = await SPELLED[command](place, rest.join(" "));
    return said.length > 0 ? said : [tt("nothing-there")];
  }
  const { choosing } = place.sitting;
  if (/^\d+$/.test(word) && rest.length === 0 && choosing.question) {
    const chosen = choosing.question.candidates[Number(word) - 1];
    if (!chosen) return [tt("no-such-option", { count: choosing.question.candidates.length })];
    return decided(place, choosing.question, chosen);
  }
  const moves = movesIn(text);
  if (moves.length === 0) return [];
  if (COORDINATES.test(text) && place.sitting.game?.isClosed?.(place.sitting.talk.view)) return [tt("go-closed")];
  const { question } = choosing;
  if (question && moves.length === 1 && written(question, moves[0]!).length !== 1) {
    const found = await place.sitting.typed(text);
    if (found && "answer" in found) return decided(place, question, found);
    if (found) return [noteText(place.sitting.game!, place.sitting.talk, found.note)];
  }
  plan(moves);
  return [tt(choosing.question ? "plan-made" : "plan-queued", { moves: moves.join(", ") })];
}

