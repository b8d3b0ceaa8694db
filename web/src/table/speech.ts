// Notes, questions and candidates in words.

import type { GameTable, Step, Talk } from "../games/game";
import type { Candidate, Chance, Json, Note, QuestionInfo, Result, Seen } from "../protocol.gen";
import { likely, has, percent, say, t } from "../text/messages.svelte";
import { isAttack, isPair, isPiece } from "./asks";
import { gameName } from "../text/named";

export function noteText(game: GameTable, talk: Talk, note: Note): string {
  return say(note.id, game.words(talk, note.args, note.id));
}

/** A refusal with its paragraph behind it, unless the sentence names it. */
export function ruleOf(note: Note): string {
  return note.rule === "-" ? "" : note.rule;
}

export function questionText(game: GameTable, talk: Talk, question: QuestionInfo): string {
  return say(question.kind, { ...game.words(talk, question.args, question.kind), player: talk.name(question.player) });
}

/** What a list breaks by agreement, each with its paragraph. */
export function breaches(game: GameTable, talk: Talk, problems: Json | undefined): Step[] {
  const found = (problems ?? []) as unknown as { reason: string; rule: string; args: Note["args"] }[];
  return found.map(({ reason, rule, args }) => ({ text: capital(say(reason, game.words(talk, args, reason))), rule }));
}

/** As the first word of a button or a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a candidate is called, in a button or a list. */
export function choiceText(game: GameTable, talk: Talk, question: QuestionInfo, candidate: Candidate, strikes = isAttack(question, candidate)): string {
  if (strikes && candidate.target !== null) {
    const way = candidate.note ? noteText(game, talk, candidate.note) : candidate.spelled;
    const target = game.pieceName(talk, candidate.target);
    return way.includes(target) ? way : t("attack-with", { way, target });
  }
  if (isPair(question) && candidate.piece !== null && candidate.space !== null)
    return t("piece-to", { piece: game.pieceName(talk, candidate.piece), space: game.spaceName(candidate.space) });
  if (isPiece(question) && candidate.piece !== null && ((question.gesture.kind === "pick_piece" && candidate.target === null) || !candidate.note)) return game.pieceName(talk, candidate.piece);
  if (candidate.note) return noteText(game, talk, candidate.note);
  if (candidate.point && game.pointName) return t("to-point", { point: game.pointName(talk, candidate.point) });
  if (candidate.space !== null) return candidate.piece === null ? game.spaceName(candidate.space) : t("to-point", { point: game.spaceName(candidate.space) });
  return candidate.spelled;
}

/** An answer in words, for the slip it lies sealed in. */
export function slipText(game: GameTable, talk: Talk, question: QuestionInfo, answer: Json): string {
  const candidate = question.candidates.find((one) => JSON.stringify(one.answer) === JSON.stringify(answer));
  if (candidate) return choiceText(game, talk, question, candidate);
  const named = answer as { name?: Json } | null;
  if (named && typeof named === "object" && typeof named.name === "string") return named.name;
  if (Array.isArray(answer)) {
    return answer
      .map((one) => (Array.isArray(one) && typeof one[0] === "number" && typeof one[1] === "number" ? t("piece-to", { piece: game.pieceName(talk, one[0]), space: game.spaceName(one[1]) }) : String(one)))
      .join("; ");
  }
  return String(answer);
}

/** What would come of a candidate: chances and notes, one line each. */
export function consequences(game: GameTable, talk: Talk, candidate: Candidate): string[] {
  const lines = candidate.notes.map((note) => noteText(game, talk, note));
  const marked = candidate.marks.flatMap((mark) => (mark.note && mark.role !== "hits" ? [noteText(game, talk, mark.note)] : []));
  return [...lines, ...marked];
}

/** The sums behind the chances of a candidate, and what else is told about it with its paragraph. */
export function stepsOf(game: GameTable, talk: Talk, candidate: Candidate): Step[] {
  const steps: Step[] = [];
  for (const note of candidate.notes) steps.push({ text: noteText(game, talk, note), rule: ruleOf(note) });
  for (const mark of candidate.marks) if (mark.note) steps.push({ text: noteText(game, talk, mark.note), rule: ruleOf(mark.note) });
  for (const chance of candidate.chances) {
    const outcome = has(chance.id) ? say(chance.id) : chance.id;
    const share = percent(likely(chance));
    const told = t(chance.exact ? "chance-exact" : "chance-about", { outcome, exact: chance.exact, percent: share, near: String(/^\d/.test(share)) });
    steps.push({ text: capital(told), rule: "", sums: true });
    for (const part of chance.why) steps.push({ text: `${say(part.reason)} ${part.amount}`, rule: part.rule });
  }
  return steps;
}

/** Whether there is more to say about a candidate than what it is called. */
export const explains = (candidate: Candidate): boolean => candidate.chances.length > 0 || candidate.notes.some((note) => ruleOf(note) !== "");

/** What a candidate is worth, in a word. */
export function worthOf(candidate: Candidate): string {
  const chance = candidate.chances.find((one) => one.id.endsWith(".wound")) ?? candidate.chances[0];
  return chance ? percent(likely(chance)) : "";
}

/** The chances that a bar of outcomes shows: those of which one comes true, and no second one. */
export function barOf(candidate: Candidate): Chance[] {
  const all = candidate.chances.reduce((sum, one) => sum + likely(one), 0);
  return candidate.chances.length > 2 && Math.abs(all - 1) < 0.01 ? candidate.chances.filter((one) => likely(one) > 0) : [];
}

export function chanceText(chance: Chance): string {
  const name = has(chance.id) ? say(chance.id) : chance.id;
  return `${name} ${percent(likely(chance))}`;
}

/** The reason of a match that all agreed to end after a rule of the program had failed. */
export const NO_RESULT = "server.no-result";

/** So many throws explain what follows them. */
const KEPT = 12;

/** The throws that explain what follows, and one more: who threw what for, and the faces. */
export function withThrow(steps: Step[], talk: Talk, event: Seen): Step[] {
  const args = event.args as { player: number; purpose: string; rule: string; faces: number[] };
  const purpose = has(args.purpose) ? say(args.purpose) : args.purpose;
  const who = args.player >= 0 ? `${talk.name(args.player)}, ` : "";
  return [...steps.slice(-KEPT), { text: `${who}${purpose}: ${args.faces.join(", ")}`, rule: args.rule }];
}

/** A throw as one step of an explanation. */
export function thrownStep(talk: Talk, event: Seen, id: string): Step {
  const args = event.args as { player: number; purpose: string; rule: string; sides: number[]; faces: number[] };
  const sides = args.sides.map((one) => `d${one}`).join(", ");
  const text = say(id, { player: talk.name(args.player), purpose: say(args.purpose), sides, faces: args.faces.join(", "), rule: args.rule });
  return { text: text.replace(` (${args.rule})`, ""), rule: args.rule };
}

export function outcomeText(talk: Talk, outcome: Result): string {
  const reason = say(outcome.reason);
  if (outcome.reason === NO_RESULT) return reason;
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [talk.name(seat)] : []));
  if (winners.length === outcome.places.length) return say("play.ended-drawn", { reason, rule: outcome.rule });
  return say("play.ended-won", { winner: winners.join(", "), reason, rule: outcome.rule });
}

/** Who won, in a word or two. */
export function wonText(talk: Talk, outcome: Result): string {
  if (outcome.reason === NO_RESULT) return say("story.none");
  const names = winnersOf(outcome).map((seat) => talk.name(seat));
  return names.length === 0 ? say("story.drawn") : say("story.won", { names: names.join(", ") });
}

/** The seats that won; nobody in a draw. */
export const winnersOf = ({ places }: Result): number[] => (places.every((place) => place === 1) ? [] : places.flatMap((place, seat) => (place === 1 ? [seat] : [])));

/** The name of a game; texts of a game are loaded when it is. */
export function gameTitle(id: string): string {
  return has(`${id}.title`) ? say(`${id}.title`) : gameName(id);
}
