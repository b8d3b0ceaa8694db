// One grammar for every question: select (what acts), aim (where or at whom), preview, commit.
// Groups and draws what the server lists as candidates; never works out one by itself.

import type { Barred, Candidate, Json, Mark, Note, QuestionInfo } from "../protocol.gen";

export interface Spot {
  kind: "piece" | "space" | "target";
  id: number;
  candidates: Candidate[];
}

export interface Refusal {
  note: Note;
  marks: Mark[];
}

export interface Hands {
  send: (answer: Json) => void;
  attempt: (answer: Json) => Promise<Refusal | Candidate | null>;
  atOnce: (question: QuestionInfo, candidate: Candidate) => boolean;
  /** The candidates in the order in which table, text table and keyboard offer them. */
  ordered?: (question: QuestionInfo) => Candidate[];
}

export class Choosing {
  question: QuestionInfo | null = $state.raw(null);
  piece: number | null = $state(null);
  aimed: Candidate[] = $state.raw([]);
  over: Candidate | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  /** Pairs that were put down for a question that asks for several at once. */
  placed: [number, number][] = $state.raw([]);

  /** Pieces that somebody reads about: they are shown on the table. */
  flashed: number[] = $state.raw([]);

  /** A piece is taken into the hand, where pieces can be dragged. */
  grab: ((piece: number, spot: Spot | null, event: PointerEvent) => void) | null = null;

  constructor(private hands: Hands) {}

  /** A new question, or none. */
  take(question: QuestionInfo | null): void {
    const isSame = question?.number === this.question?.number && question?.kind === this.question?.kind;
    this.question = question ? { ...question, candidates: this.hands.ordered?.(question) ?? question.candidates } : null;
    if (isSame) return;
    this.aimed = [];
    this.over = null;
    this.refusal = null;
    this.placed = [];
    this.piece = question ? this.firstPiece(question) : null;
  }

  private firstPiece(question: QuestionInfo): number | null {
    if (question.shape === "piece-space") return question.candidates.find((one) => one.piece !== null)?.piece ?? null;
    if (question.shape === "placements") return numbers(question.args["pieces"])[0] ?? null;
    return question.piece;
  }

  /** The places on the table that can be chosen now, in the order of the candidates. */
  get spots(): Spot[] {
    const question = this.question;
    if (!question) return [];
    if (question.shape === "placements" && question.args["spaces"]) return this.freeSpots(question);
    if (question.shape === "path" || question.shape === "point" || question.shape === "placements") return [];
    const spots = new Map<string, Spot>();
    for (const candidate of question.candidates) {
      const place = this.placeOf(question, candidate);
      if (!place) continue;
      const key = `${place.kind} ${place.id}`;
      const known = spots.get(key);
      if (known) known.candidates.push(candidate);
      else spots.set(key, { ...place, candidates: [candidate] });
    }
    return [...spots.values()];
  }

  private placeOf(question: QuestionInfo, candidate: Candidate): { kind: Spot["kind"]; id: number } | null {
    if (question.shape === "piece-space") {
      return candidate.piece === this.piece && candidate.space !== null ? { kind: "space", id: candidate.space } : null;
    }
    if (candidate.target !== null) return { kind: "target", id: candidate.target };
    if (candidate.space !== null && question.shape !== "piece") return { kind: "space", id: candidate.space };
    if (candidate.piece !== null) return { kind: "piece", id: candidate.piece };
    return null;
  }

  private freeSpots(question: QuestionInfo): Spot[] {
    const taken = this.placed.map(([, space]) => space);
    return numbers(question.args["spaces"])
      .filter((space) => !taken.includes(space))
      .map((space) => ({ kind: "space", id: space, candidates: [] }));
  }

  /** Pieces to choose from before aiming, where the question has several. */
  get selectable(): number[] {
    const question = this.question;
    if (!question) return [];
    if (question.shape === "placements") {
      const put = this.placed.map(([piece]) => piece);
      return numbers(question.args["pieces"]).filter((piece) => !put.includes(piece));
    }
    if (question.shape !== "piece-space") return [];
    return [...new Set(question.candidates.flatMap((one) => (one.piece === null ? [] : [one.piece])))];
  }

  /** Answers that have no place on the table: they are buttons in the prompt bar. */
  get buttons(): Candidate[] {
    const question = this.question;
    if (!question || question.shape === "roster" || (question.shape === "placements" && question.args["spaces"])) return [];
    return question.candidates.filter((candidate) => this.isButton(question, candidate));
  }

  private isButton(question: QuestionInfo, candidate: Candidate): boolean {
    if (question.shape === "confirm" || question.shape === "choose") return true;
    if (question.shape === "piece") return candidate.piece === null;
    if (question.shape === "space") return candidate.space === null;
    if (question.shape === "attack") return candidate.target === null;
    return candidate.piece === null && candidate.space === null && candidate.target === null && candidate.point === null;
  }

  /** What is previewed: what the pointer is over, else what was aimed at. */
  get shown(): Candidate | null {
    return this.over ?? this.aimed[0] ?? null;
  }

  get isAimed(): boolean {
    return this.aimed.length > 0;
  }

  select(piece: number): void {
    this.piece = piece;
    this.aimed = [];
    this.refusal = null;
  }

  /** A spot was clicked, tapped or chosen by key. */
  choose(spot: Spot, careful: boolean): void {
    this.refusal = null;
    const question = this.question;
    if (!question) return;
    if (question.shape === "placements") return this.put(spot.id);
    const [only] = spot.candidates;
    if (!only) return;
    const again = this.aimed.length > 0 && this.aimed[0] === only;
    if (again && spot.candidates.length === 1) return this.commit(only);
    if (!careful && this.isAtOnce(spot)) return this.commit(only);
    this.aimed = spot.candidates;
    this.over = null;
  }

  /** Whether choosing a spot is all it takes. */
  isAtOnce(spot: Spot): boolean {
    const [only] = spot.candidates;
    return this.question !== null && only !== undefined && spot.candidates.length === 1 && this.hands.atOnce(this.question, only);
  }

  /** A button was pressed. */
  press(candidate: Candidate): void {
    this.commit(candidate);
  }

  hover(candidate: Candidate | null): void {
    this.over = candidate;
  }

  commit(candidate?: Candidate): void {
    const chosen = candidate ?? this.aimed[0];
    if (!chosen) return;
    this.aimed = [chosen];
    this.over = null;
    this.hands.send(chosen.answer);
  }

  private put(space: number): void {
    if (this.piece === null) return;
    this.placed = [...this.placed, [this.piece, space]];
    this.piece = this.selectable[0] ?? null;
  }

  commitPlaced(): void {
    this.hands.send(this.placed as unknown as Json);
  }

  /** One stage back; whether there was one. */
  back(): boolean {
    if (this.refusal) {
      this.refusal = null;
      return true;
    }
    if (this.aimed.length > 0) {
      this.aimed = [];
      return true;
    }
    if (this.placed.length > 0) {
      this.piece = this.placed[this.placed.length - 1]![0];
      this.placed = this.placed.slice(0, -1);
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
    if (reply && "marks" in reply && !("answer" in reply)) this.refusal = reply;
  }

  /** Would this answer be legal, and what would it do? */
  attempt(answer: Json): Promise<Refusal | Candidate | null> {
    return this.hands.attempt(answer);
  }

  private bars(one: Barred, kind: "piece" | "space", id: number): boolean {
    return kind === "space" ? one.space === id && one.target === null : one.piece === id || one.target === id;
  }

  /** The answer that would name this place, if answers are just places. */
  private answerFor(question: QuestionInfo, kind: "piece" | "space", id: number): Json | undefined {
    const some = question.candidates.find((one) => one.space !== null || one.piece !== null);
    if (!some) return undefined;
    if (kind === "space" && question.shape === "space" && some.answer === some.space) return id;
    if (kind === "piece" && question.shape === "piece" && some.answer === some.piece) return id;
    if (kind === "space" && question.shape === "piece-space" && Array.isArray(some.answer)) return [this.piece, id];
    return undefined;
  }
}

export function numbers(value: Json | undefined): number[] {
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === "number") : [];
}
