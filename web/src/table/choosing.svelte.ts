// One grammar for every question: select (what acts), aim (where or at whom), preview, commit.
// Groups and draws what the server lists as candidates; never works out one by itself.

import type { Barred, Candidate, Json, Mark, Note, QuestionInfo } from "../protocol.gen";
import { isAttack, isFreeWay, isListed, isPair, isPiece, isPoint, isSpace, isTarget } from "./asks";
import { anyWay, goOn, isKept, put, same, shift, turnBy } from "./hand";
import { Holding } from "./holding.svelte";

export interface Spot {
  kind: "piece" | "space" | "target";
  id: number;
  candidates: Candidate[];
}

export interface Refusal {
  note: Note;
  marks: Mark[];
}

/** What could follow a choice that is only looked at: the question that would be asked, and answers to it. */
export interface Onward {
  kind: string;
  options: { candidate: Candidate; moves: string[] }[];
}

export interface Hands {
  send: (answer: Json) => void;
  /** Would this be legal? `hand`: it is in the form of the gesture. */
  attempt: (answer: Json, hand?: boolean) => Promise<Refusal | Candidate | null>;
  /** What comes nearest to a refused form and is legal. */
  near?: (form: Json) => Promise<Candidate | null>;
  /** The candidates from this number on. */
  more?: (first: number) => Promise<Candidate[]>;
  atOnce: (question: QuestionInfo, candidate: Candidate) => boolean;
  /** What could follow a candidate, where it can be looked at before anything is decided. */
  onward?: (question: QuestionInfo, candidate: Candidate) => Promise<Onward | null> | null;
  /** Make these moves one after the other, as they are spelled. */
  make?: (moves: string[]) => void;
  /** A refusal in words. */
  tell?: (note: Note) => string;
  /** Whether a piece is not on the table, so that nobody can point at it. */
  isAway?: (piece: number) => boolean;
  /** The candidates in the order in which table, text table and keyboard offer them. */
  ordered?: (question: QuestionInfo) => Candidate[];
}

export class Choosing {
  question: QuestionInfo | null = $state.raw(null);
  piece: number | null = $state(null);
  aimed: Candidate[] = $state.raw([]);
  over: Candidate | null = $state.raw(null);
  /** What could follow what is aimed at; it is decided together with it. */
  onward: Onward | null = $state.raw(null);
  /** Of that, what is aimed at. */
  further: Candidate[] = $state.raw([]);
  /** What could follow was asked for, and is not here yet. */
  asking = $state(false);
  refusal: Refusal | null = $state.raw(null);
  /** What is in the hand, where an answer takes more than one press. */
  hand: Holding | null = $state.raw(null);
  /** A way is named step by step; otherwise any way to its end will do. */
  drawing = $state(false);
  /** A grave answer that was given once: it is committed when it is given again. */
  doubted: Candidate | null = $state.raw(null);
  /** Commit as soon as what is in the hand was found legal. */
  private eager = false;
  /** How those stand who are put down or moved together: the table turns them, and arranges them another way. */
  formation: { turn?: (degrees: number) => void; next: () => void } | null = null;
  /** Move what is in the hand by steps, where the table is measured; whether there is something to move. */
  nudge: ((dx: number, dy: number, fine: boolean) => boolean) | null = null;
  /** Somebody who is carried along and is moved by the keys. */
  carried: number | null = $state(null);

  /** Pieces that somebody reads about: they are shown on the table. */
  flashed: number[] = $state.raw([]);

  /** A piece is taken into the hand, where pieces can be dragged. */
  grab: ((piece: number, spot: Spot | null, event: PointerEvent) => void) | null = null;

  /** Candidates that did not come with the question. */
  private extra: Candidate[] = [];

  constructor(private hands: Hands) {}

  /** A new question, or none. */
  take(question: QuestionInfo | null): void {
    const isSame = question?.number === this.question?.number && question?.kind === this.question?.kind;
    if (!isSame) this.extra = [];
    const listed = question ? [...(this.hands.ordered?.(question) ?? question.candidates), ...this.extra] : [];
    this.question = question ? { ...question, candidates: listed, more: question.more - this.extra.length } : null;
    if (isSame) {
      this.aimed = this.aimed.map((one) => this.question!.candidates.find((other) => JSON.stringify(other.answer) === JSON.stringify(one.answer)) ?? one);
      return;
    }
    this.aim([]);
    this.refusal = null;
    this.hand?.end();
    this.drawing = false;
    this.eager = false;
    this.hand = question && isHeld(question) ? new Holding(question.gesture, (form) => this.hands.attempt(form, true), (hand) => this.judged(hand), this.hands.near) : null;
    if (this.hand?.gesture.kind === "number" && listed[0]) this.hand.take(listed[0]); // a bid begins at the first that is suggested
    this.piece = question ? this.firstPiece(question) : null;
    if (question && question.more > 0) void this.readMore(question);
  }

  /** The candidates that did not come with the question, page by page. */
  private async readMore({ number, candidates, more }: QuestionInfo): Promise<void> {
    for (let first = candidates.length; first < candidates.length + more; ) {
      const found = (await this.hands.more?.(first)) ?? [];
      const question = this.question;
      if (found.length === 0 || question?.number !== number) return;
      first += found.length;
      this.extra = [...this.extra, ...found];
      this.question = { ...question, candidates: [...question.candidates, ...found], more: question.more - found.length };
    }
  }

  /** What is in the hand was judged, or is about to be. */
  private judged(hand: Holding): void {
    if (this.hand !== hand || hand.asking) return;
    this.refusal = hand.refusal;
    this.aim(hand.legal ? [hand.legal] : []);
    if (this.eager && hand.legal) this.commit(hand.legal);
    this.eager = false;
  }

  /** Pieces that were put down on spaces of a board. */
  get placed(): [number, number][] {
    const hand = this.hand;
    return hand?.gesture.kind === "place_several" ? hand.held.placed.filter((one): one is [number, number] => typeof one[0] === "number" && typeof one[1] === "number") : [];
  }

  /** A refusal in words. */
  tell(note: Note): string {
    return this.hands.tell?.(note) ?? note.id;
  }

  private firstPiece(question: QuestionInfo): number | null {
    if (isPair(question)) return question.candidates[0]!.piece;
    if (this.hand?.gesture.kind === "place_several") return numbers(question.gesture.items)[0] ?? null;
    return question.piece;
  }

  /** The places on the table that can be chosen now, in the order of the candidates. */
  get spots(): Spot[] {
    const question = this.question;
    if (!question) return [];
    if (this.hand?.gesture.kind === "place_several" && question.gesture.places.length > 0) return this.freeSpots(question);
    if (isPoint(question) && !isPair(question)) return [];
    if (question.gesture.kind === "pick_several") return this.itemSpots(question);
    const spots = new Map<string, Spot>();
    for (const candidate of question.candidates) {
      const place = this.placeOf(question, candidate);
      if (!place) continue;
      const key = `${place.kind} ${place.id}`;
      const known = spots.get(key);
      if (known) known.candidates.push(candidate);
      else spots.set(key, { ...place, candidates: [candidate] });
    }
    const found = [...spots.values()];
    const [aimed] = this.aimed;
    const at = aimed ? found.findIndex((one) => one.candidates.includes(aimed)) : -1;
    found.splice(at + 1, 0, ...this.furtherSpots);
    return found;
  }

  /** Where what is aimed at could lead: one spot for a space and for whoever is attacked on it; none where it stands. */
  private get furtherSpots(): Spot[] {
    const options = (this.onward?.options ?? []).map((one) => one.candidate).filter((one) => one !== this.staying);
    const targets = options.filter((one) => one.target !== null);
    const spots = new Map<string, Spot>();
    for (const candidate of [...targets, ...options.filter((one) => one.target === null)]) {
      const target = candidate.target ?? targets.find((one) => one.space === candidate.space)?.target ?? null;
      const place = target === null ? { kind: "space" as const, id: candidate.space! } : { kind: "target" as const, id: target };
      const key = `${place.kind} ${place.id}`;
      const known = spots.get(key);
      if (known) known.candidates.push(candidate);
      else spots.set(key, { ...place, candidates: [candidate] });
    }
    return [...spots.values()];
  }

  /** What could follow without leaving the place. */
  get staying(): Candidate | null {
    const here = this.aimed[0]?.space;
    return this.onward?.options.find(({ candidate }) => candidate.target === null && candidate.space === here)?.candidate ?? null;
  }

  /** The question that is thought about: what is asked, or what would be asked next. */
  get kind(): string {
    return this.onward?.kind ?? this.question?.kind ?? "";
  }

  isFurther(candidate: Candidate): boolean {
    return this.onward?.options.some((one) => one.candidate === candidate) ?? false;
  }

  /** Whether a candidate strikes somebody: it has chances to. */
  isAttack(candidate: Candidate): boolean {
    return candidate.target !== null && (this.isFurther(candidate) || (this.question !== null && isAttack(this.question, candidate)));
  }

  /** Whether a candidate leads to a space of a board. */
  isWay(candidate: Candidate): boolean {
    return candidate.target === null && (this.isFurther(candidate) || (this.question !== null && isSpace(this.question)));
  }

  private placeOf(question: QuestionInfo, candidate: Candidate): { kind: Spot["kind"]; id: number } | null {
    if (isPair(question)) {
      return candidate.piece === this.piece && candidate.space !== null ? { kind: "space", id: candidate.space } : null;
    }
    if (candidate.target !== null) return { kind: "target", id: candidate.target };
    if (candidate.space !== null && !isPiece(question)) return { kind: "space", id: candidate.space };
    if (candidate.piece !== null) return { kind: "piece", id: candidate.piece };
    return null;
  }

  private freeSpots(question: QuestionInfo): Spot[] {
    const taken = this.placed.map(([, space]) => space);
    return numbers(question.gesture.places)
      .filter((space) => !taken.includes(space))
      .map((space) => ({ kind: "space", id: space, candidates: [] }));
  }

  /** Of several to pick those that stand on the table. */
  private itemSpots({ gesture }: QuestionInfo): Spot[] {
    const kind = { piece: "piece", space: "space" }[gesture.of.length === 1 ? gesture.of[0]! : ""] as Spot["kind"] | undefined;
    return kind ? numbers(gesture.items).map((id) => ({ kind, id, candidates: [] })) : [];
  }

  /** Pieces to choose from before aiming, where the question has several. */
  get selectable(): number[] {
    const question = this.question;
    if (!question) return [];
    if (!isPair(question)) return [];
    return [...new Set(question.candidates.flatMap((one) => (one.piece === null ? [] : [one.piece])))];
  }

  /** Answers that have no place on the table: they are buttons in the prompt bar. */
  get buttons(): Candidate[] {
    const question = this.question;
    if (!question || question.gesture.kind === "list" || (this.hand?.gesture.kind === "place_several" && question.gesture.places.length > 0)) return [];
    return question.candidates.filter((candidate) => this.isButton(question, candidate));
  }

  private isButton(question: QuestionInfo, candidate: Candidate): boolean {
    if (question.gesture.kind === "place_point") return candidate.point === null;
    if (isFreeWay(question) && candidate.point !== null) return false;
    if (isListed(question)) return true;
    if (isPiece(question)) return candidate.piece === null || (this.hands.isAway?.(candidate.piece) ?? false);
    if (isSpace(question)) return candidate.space === null;
    if (isTarget(question)) return candidate.target === null;
    return !isPoint(question) || isFreeWay(question) || candidate.piece === null && candidate.space === null && candidate.target === null && candidate.point === null;
  }

  /** What is previewed: what the pointer is over, else what was aimed at. */
  get shown(): Candidate | null {
    return this.over ?? this.wanted[0] ?? null;
  }

  /** What a commit decides, or decides among. */
  get wanted(): Candidate[] {
    return this.further.length > 0 ? this.further : this.aimed;
  }

  get isAimed(): boolean {
    return this.aimed.length > 0;
  }

  /** Nothing was done about the question yet, nor is anything looked at. */
  get isUntouched(): boolean {
    return this.question !== null && !this.isAimed && this.over === null && (this.hand === null || (this.hand.isEmpty && !this.hand.asking));
  }

  select(piece: number): void {
    this.piece = piece;
    this.aim([]);
    this.refusal = null;
  }

  /** Aim at one spot, or at none; what could follow belongs to what was aimed at before. */
  private aim(candidates: Candidate[]): void {
    this.aimed = candidates;
    if (!candidates.some((one) => this.isDoubted(one))) this.doubted = null;
    this.over = null;
    this.onward = null;
    this.further = [];
    this.asking = false;
  }

  /** A spot was clicked, tapped or chosen by key. */
  choose(spot: Spot, careful: boolean): void {
    this.refusal = null;
    const question = this.question;
    if (!question) return;
    if (this.hand && this.holds(this.hand, spot)) return;
    const [only] = spot.candidates;
    if (!only) return;
    const isAgain = this.wanted.includes(only);
    if (isAgain && spot.candidates.length === 1) return this.commit(only);
    if (this.isFurther(only)) {
      if (!careful && this.isAtOnce(spot)) return this.commit(only);
      this.further = spot.candidates;
      this.over = null;
      return;
    }
    const asked = spot.candidates.length === 1 ? this.hands.onward?.(question, only) : null;
    if (!asked && !careful && this.isAtOnce(spot)) return this.commit(only);
    const before = this.onward;
    this.aim(spot.candidates);
    if (asked && before) this.onward = { ...before, options: [] }; // another one is selected for the same
    if (asked) void this.lookOnward(only, asked);
  }

  /** A spot is for what is in the hand: an item, a place for one, or the next step of a way. */
  private holds(hand: Holding, spot: Spot): boolean {
    const { kind } = hand.gesture;
    if (kind === "pick_several" && spot.candidates.length === 0) hand.toggle(spot.id);
    else if (kind === "place_several" && spot.candidates.length === 0) this.put(hand, spot.id);
    else if (kind === "path" && this.drawing && spot.kind === "space") this.step(spot.id);
    else return false;
    return true;
  }

  /** Turn what is in the hand, to the right by so many degrees; whether there is something to turn. */
  turn(degrees: number): boolean {
    const { hand, formation } = this;
    if (hand?.gesture.kind === "place_point" && hand.gesture.turn && hand.held.point) hand.change(turnBy(hand.held, degrees));
    else if (formation?.turn) formation.turn(degrees);
    else return false;
    return true;
  }

  /** The item in the hand comes earlier in the order, or later. */
  reorder(by: -1 | 1): void {
    const { hand } = this;
    if (hand && hand.active !== null) hand.change(shift(hand.gesture, hand.held, hand.active, by));
  }

  /** The next space of a way that is named step by step. */
  step(space: number): void {
    const hand = this.hand;
    if (hand) hand.change(goOn(hand.held, space));
  }

  /** Name the way step by step, or let any way do. */
  draw(on: boolean): void {
    this.drawing = on;
    this.refusal = null;
    const hand = this.hand;
    const [aimed] = this.aimed;
    if (hand && !on && aimed?.space !== null && aimed?.space !== undefined) hand.change(anyWay(hand.held, aimed.space));
    else hand?.clear();
  }

  private async lookOnward(candidate: Candidate, asked: Promise<Onward | null>): Promise<void> {
    this.asking = true;
    const found = await asked;
    if (this.aimed[0]?.answer !== candidate.answer) return;
    this.onward = found;
    this.asking = false;
  }

  /** A piece is taken up where it stands: it is selected, or decided on where that can be taken back. */
  lift(spot: Spot, careful: boolean): void {
    if (!this.isAimedAt(spot)) this.choose(spot, careful);
  }

  isAimedAt(spot: Spot): boolean {
    return spot.candidates.some((one) => this.aimed.includes(one));
  }

  /** Whether choosing a spot is all it takes. */
  isAtOnce(spot: Spot): boolean {
    const [only] = spot.candidates;
    return this.question !== null && only !== undefined && spot.candidates.length === 1 && this.hands.atOnce(this.question, only);
  }

  /** A button was pressed. */
  press(candidate: Candidate, isSure = false): void {
    this.commit(candidate, isSure);
  }

  hover(candidate: Candidate | null): void {
    this.over = candidate;
  }

  isDoubted(candidate: Candidate): boolean {
    return this.doubted !== null && same(this.doubted.answer, candidate.answer);
  }

  /** Decide what is aimed at. What costs something that nobody wants to lose by mistake is said twice, or held. */
  commit(candidate?: Candidate, isSure = false): void {
    if (!candidate && this.hand?.asking) {
      this.eager = true;
      return;
    }
    const chosen = candidate ?? this.wanted[0];
    if (!chosen) return void this.hand?.accept();
    if (chosen.weight === "grave" && !isSure && !this.isDoubted(chosen)) {
      this.doubted = chosen;
      if (!this.wanted.includes(chosen)) this.aim([chosen]);
      return;
    }
    const moves = this.onward?.options.find((one) => one.candidate === chosen)?.moves;
    if (moves) return this.hands.make?.(moves);
    this.aimed = [chosen];
    this.doubted = null;
    this.over = null;
    this.further = [];
    this.hands.send(chosen.answer);
  }

  private put(hand: Holding, space: number): void {
    if (this.piece === null) return;
    hand.change(put(hand.held, this.piece, space));
    const laid = this.placed.map(([piece]) => piece);
    this.piece = numbers(hand.gesture.items).find((piece) => !laid.includes(piece)) ?? this.piece;
  }

  /** Of several that are aimed at, a commit decides this one. */
  prefer(candidate: Candidate): void {
    const first = (list: Candidate[]): Candidate[] => (list.includes(candidate) ? [candidate, ...list.filter((one) => one !== candidate)] : list);
    this.over = null;
    this.aimed = first(this.aimed);
    this.further = first(this.further);
  }

  /** One stage back; whether there was one. */
  back(): boolean {
    if (this.hand?.back()) return true;
    if (this.refusal) {
      this.refusal = null;
      this.hand?.decline();
      return true;
    }
    if (this.further.length > 0) {
      this.further = [];
      return true;
    }
    if (this.aimed.length > 0) {
      this.aim([]);
      return true;
    }
    return false;
  }

  /** Why a piece or a space cannot be chosen: known beforehand, or asked of the server. */
  async refuse(kind: "piece" | "space", id: number): Promise<void> {
    const question = this.question;
    if (!question) return;
    const known = question.barred.find((one) => this.bars(one, kind, id));
    if (known) {
      this.refusal = { note: known.note, marks: [{ role: "blocks", piece: kind === "piece" ? id : null, space: known.space, points: [], note: null }] };
      return;
    }
    const answer = this.answerFor(question, kind, id);
    if (answer === undefined) return;
    const reply = await this.hands.attempt(answer);
    if (!reply || this.question?.number !== question.number) return;
    if ("answer" in reply) this.aim([reply]); // legal, although nobody suggests it
    else this.refusal = reply;
  }

  /** Would this answer be legal, and what would it do? */
  attempt(answer: Json): Promise<Refusal | Candidate | null> {
    return this.hands.attempt(answer);
  }

  /** The answer of a candidate as a hand gives it. */
  candidateFor(form: Json): Candidate | undefined {
    return this.question?.candidates.find((one) => same(one.form ?? one.answer, form));
  }

  private bars(one: Barred, kind: "piece" | "space", id: number): boolean {
    return kind === "space" ? one.space === id && one.target === null : one.piece === id || one.target === id;
  }

  /** The answer that would name this place, if answers are just places. */
  private answerFor(question: QuestionInfo, kind: "piece" | "space", id: number): Json | undefined {
    const some = question.candidates.find((one) => one.space !== null || one.piece !== null);
    if (!some) return undefined;
    if (kind === "space" && isSpace(question) && some.answer === some.space) return id;
    if (kind === "piece" && isPiece(question) && some.answer === some.piece) return id;
    if (kind === "space" && isPair(question) && Array.isArray(some.answer)) return [this.piece, id];
    return undefined;
  }
}

/** Whether an answer takes more than one press: not where one piece goes to one space, which candidates list. */
function isHeld(question: QuestionInfo): boolean {
  return isKept(question.gesture) && !isPair(question);
}

export function numbers(value: Json | undefined): number[] {
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];
}
