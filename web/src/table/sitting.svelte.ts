// A person at a match: one line for each own seat, what is asked, what was told, and what can be commanded.

import { tick, untrack } from "svelte";
import { tableOf } from "../games";
import type { GameTable, Talk } from "../games/game";
import { report } from "../lib/notices.svelte";
import { fingerprint, newSalt } from "../lib/seals";
import { settings } from "../lib/settings.svelte";
import { api, Failure } from "../net/api";
import { Line } from "../net/line.svelte";
import type { Candidate, Came, Json, MatchInfo, QuestionInfo, Refused, Seen, Snapshot, Step } from "../protocol.gen";
import { loadTexts, say, t } from "../text/messages.svelte";
import { seatName } from "../text/seats";
import { piecesIn } from "../text/terms";
import type { Ahead } from "./ahead";
import { isPair } from "./asks";
import { Choosing, type Onward } from "./choosing.svelte";
import { Motions } from "./motion";
import { nearest } from "./nearness";
import { Plan } from "./plan.svelte";
import { Missed } from "./recap.svelte";
import { Rematch } from "./rematch.svelte";
import { noteText, slipText, wonText } from "./speech";
import { Story } from "./story.svelte";
import { Trace } from "./trace.svelte";

/** Dice that are to be rolled by hand. */
export interface HandRoll {
  sides: number[];
  purpose: string;
  rule: string;
  player: number;
}

type Command = Parameters<Line["command"]>[0];

export class Sitting {
  game: GameTable | null = $state.raw(null);
  lines: Line[] = $state.raw([]);
  active = $state(0);
  failure: Failure | null = $state.raw(null);
  /** The line that the screen is handed to, before anything private is shown. */
  handTo: number | null = $state(null);
  readonly choosing: Choosing;
  /** What is thought of before it is decided, where a game lets somebody think ahead. */
  ahead: Ahead | null = $state.raw(null);

  /** The question that was answered: nobody is asked twice while the answer travels. */
  private sent = $state("");
  /** An answer that waits for dice which are rolled by hand. */
  byHand: { answer: Json; faces: number[][]; roll: HandRoll } | null = $state.raw(null);
  /** A choice in secret that can still be reopened. */
  sealing: { answer: Json; until: number } | null = $state.raw(null);
  /** The own choice that lies sealed, in words. */
  slip = $state("");
  /** The events that opened the slips of everybody: the first and the last of them. */
  opened: { from: number; to: number } | null = $state.raw(null);
  private wasSealed = false;
  private askedBack = false;
  private sealTimer: ReturnType<typeof setTimeout> | undefined;
  readonly missed = new Missed();
  readonly plan: Plan;
  readonly rematch: Rematch;
  readonly trace: Trace;
  private looked = new Set<string>();
  /** The fingerprint of the own choice in secret, which the server must tell to everybody. */
  private sealedAs: { from: number; fingerprint: string } | null = null;

  readonly story: Story | null = $derived(this.game ? new Story(this.game, () => this.talk) : null);
  readonly talk: Talk = $derived({ view: this.line?.view ?? null, name: (player) => this.name(player) });

  constructor(
    readonly id: string,
    readonly pass: string | null,
  ) {
    this.choosing = new Choosing({
      send: (answer) => this.give(answer),
      atOnce: (question, candidate) =>
        settings.confirm === "never" || (settings.confirm === "lasting" && (this.game?.atOnce(question, candidate) ?? false)),
      attempt: (answer, hand) => this.attempt(answer, hand),
      near: async (form) => (await this.looks("nearest", { form })) as unknown as Candidate | null,
      more: async (first) => ((await this.looks("candidates", { first })) ?? []) as unknown as Candidate[],
      tell: (note) => (this.game ? noteText(this.game, this.talk, note) : note.id),
      onward: (question, candidate) => this.onward(question, candidate),
      make: (moves) => this.plan.set(moves),
      isAway: (piece) => !this.game?.Board || (this.game.isAway?.(this.talk.view, piece) ?? false),
      ordered: (question) => (this.game ? nearest(this.game, this.talk.view, question.piece, this.game.listed?.(question) ?? question.candidates, (one) => one) : question.candidates),
    });
    this.plan = new Plan(this.choosing);
    this.rematch = new Rematch(() => this.match);
    this.trace = new Trace(() => ({ game: this.game, talk: this.talk, events: this.line?.events ?? [], seat: this.line?.seat ?? null, over: this.snapshot?.outcome !== null, told: this.story?.lines ?? [] }));
    void this.open();
    $effect(() => this.handOver());
    $effect(() => this.take());
    $effect(() => this.ahead?.follow());
    $effect(() => {
      const line = this.line;
      if (!line || line.events.length === 0) return;
      untrack(() => {
        this.missed.welcome(line);
        this.missed.keep(line);
      });
    });
    $effect(() => this.watchSlips());
    $effect(() => this.watchBack());
    $effect(() => {
      const events = this.line?.events ?? [];
      const manner = this.story?.manner ?? "";
      untrack(() => {
        this.story?.follow(events, manner);
        this.checkSeal(events);
      });
    });
  }

  get line(): Line | null {
    return this.lines[this.active] ?? null;
  }

  get match(): MatchInfo | null {
    return this.line?.match ?? null;
  }

  get snapshot(): Snapshot | null {
    return this.line?.snapshot ?? null;
  }

  get hotseat(): boolean {
    return this.lines.length > 1;
  }

  /** Whether somebody at another screen plays too: then choices in secret can be reopened, and people are waited for. */
  get isShared(): boolean {
    return (this.match?.seats ?? []).some((one) => one.kind === "person" && !one.mine);
  }

  /** Whether a link to play the own seat on another device can be made: by who sits there, unless all share this screen. */
  get canLink(): boolean {
    return this.pass === null && this.line?.seat !== null && (!this.hotseat || this.isShared);
  }

  name(player: number): string {
    return seatName(this.match, player);
  }

  // -- coming and going ------------------------------------------------------------------------------

  private async open(): Promise<void> {
    try {
      const info = await api.match(this.id, this.pass);
      const client = await tableOf(info.game);
      await loadTexts(settings.language, ["server", "play", "table", "story", ...client.texts]);
      this.game = client;
      this.ahead = client.ahead?.(this) ?? null;
      this.connect(info);
    } catch (error) {
      await loadTexts(settings.language, ["server"]).catch(() => {}); // without a network the code says it
      this.failure = error instanceof Failure ? error : new Failure(0, "client", { id: "web.error-load", args: {}, rule: "-" });
    }
  }

  private connect(info: MatchInfo): void {
    const game = this.game!;
    const seats: (number | null)[] = info.seats.filter((one) => one.mine).map((one) => one.seat);
    if (seats.length === 0) seats.push(null);
    this.lines = seats.map((seat) => {
      const made = new Line(this.id, seat, this.pass);
      made.match = info;
      made.follow = game.follow;
      if (game.dress) made.dress = game.dress;
      const motions = new Motions(game);
      made.motionOf = (view, event, changes) => motions.of(view, event, changes);
      made.together = (one, next) => motions.together(one, next);
      made.begins = (event) => this.begins(event);
      made.holdsThrow = (event) => game.holds(event, seat);
      made.connect();
      return made;
    });
    this.active = 0;
  }

  /** Whose activation an event begins: who says what it will do goes on with its own. */
  private begins(event: Seen): { key: string; computer: boolean } | null {
    if (event.category !== "activation" || !this.game) return null;
    const [piece] = piecesIn(this.game.terms, event.args);
    const named = event.args["player"];
    const player = typeof named === "number" ? named : piece === undefined ? -1 : this.trace.owner(piece);
    if (player < 0) return null;
    return { key: typeof named === "number" ? String(event.n) : `${player} ${piece}`, computer: this.match?.seats[player]?.kind === "computer" };
  }

  close(): void {
    clearTimeout(this.sealTimer);
    for (const one of this.lines) one.close();
  }

  // -- what is asked ---------------------------------------------------------------------------------

  private keyOf(one: Line | null): string {
    return one?.snapshot?.question ? `${one.seat} ${one.snapshot.question.number}` : "";
  }

  private take(): void {
    const line = this.line;
    const isSent = this.sent !== "" && this.keyOf(line) === this.sent;
    const isPlanned = this.plan.moves.length > 0 && (line?.busy ?? 0) > 0; // the next of several answers waits for the reply to the last
    const isOpen = line && line.here && line.problem === null && line.open && this.handTo === null && !isSent && !isPlanned && this.sealing === null;
    const question = isOpen ? (line.snapshot?.question ?? null) : null;
    untrack(() => {
      if (!isSent) this.sent = "";
      this.choosing.take(this.ahead ? this.ahead.instead(question) : question);
      this.ahead?.offer();
      if (question && this.isIdle(question)) this.give(question.candidates[0]!.answer);
    });
  }

  /** Nothing can be used in a window, which is asked about to hide just that: where no person looks on, nobody could tell. */
  private isIdle({ secret, reaction, candidates, more }: QuestionInfo): boolean {
    return secret && reaction && candidates.length === 1 && more === 0 && !this.isShared && !this.hotseat && this.snapshot?.reacting?.mode !== "hold";
  }

  /** The screen goes from hand to hand. */
  private handOver(): void {
    const line = this.line;
    if (!this.hotseat || !line) return;
    for (const one of this.lines) one.animated = one === line;
    if (line.playing || this.handTo !== null) return;
    const next = line.snapshot?.question ? this.active : this.lines.findIndex((one) => one.snapshot?.question);
    const other = this.lines[next];
    if (!other) return;
    const mark = this.keyOf(other);
    untrack(() => {
      if (isPrivate(other) && !this.looked.has(mark)) this.handTo = next;
      else if (next !== this.active) this.turnTo(next);
    });
  }

  /** Whoever the screen was handed to looks. */
  look(): void {
    const next = this.handTo ?? 0;
    this.looked.add(this.keyOf(this.lines[next] ?? null));
    this.turnTo(next);
    this.handTo = null;
  }

  private turnTo(next: number): void {
    const to = this.lines[next];
    if (to) this.missed.handed(this.line, to);
    this.active = next;
  }

  // -- what is wanted --------------------------------------------------------------------------------

  /** Give an answer; one in secret lies open to be taken up again for a moment, if others are about. */
  give(answer: Json): void {
    const question = this.choosing.question;
    if (!question) return;
    this.missed.close();
    this.opened = null;
    if (this.ahead?.give(answer)) return;
    if (!question.sealed) {
      void this.answer(answer);
      return;
    }
    this.slip = slipText(this.game!, this.talk, question, answer);
    if (!this.isShared || !settings.reopen) {
      void this.answer(answer);
      return;
    }
    this.sealing = { answer, until: Date.now() + REOPEN_MS };
    this.sealTimer = setTimeout(() => {
      this.sealing = null;
      this.take();
      void this.answer(answer);
    }, REOPEN_MS);
  }

  /** The server has told everybody the fingerprint of the own choice: it must be that of what was chosen. */
  private checkSeal(events: Seen[]): void {
    const wanted = this.sealedAs;
    const told = wanted ? events.slice(wanted.from).find((one) => one.kind === "server.sealed" && one.args["player"] === this.line?.seat) : undefined;
    if (!wanted || !told) return;
    this.sealedAs = null;
    if (told.args["fingerprint"] !== wanted.fingerprint) report({ id: "table.seal-broken" }, "seal");
  }

  /** Everybody learns that what somebody asked to take back was taken back. */
  private watchBack(): void {
    const snapshot = this.snapshot;
    const asked = snapshot?.back?.refused === null && !snapshot.back.end;
    const last = this.line?.recent.at(-1);
    untrack(() => {
      if (this.askedBack && !asked && last?.kind === "server.taken-back" && this.line?.seat !== null) report({ id: "table.back-accepted" });
      this.askedBack = asked;
    });
  }

  /** When nothing lies sealed any more, all slips were opened together. */
  private watchSlips(): void {
    const line = this.line;
    const isSealed = (line?.snapshot?.asked ?? []).some((one) => one.sealed);
    const recent = line?.snapshot?.paused ? [] : (line?.recent ?? []);
    untrack(() => {
      if (this.wasSealed && !isSealed && recent.length > 0) this.opened = { from: recent[0]!.n, to: recent.at(-1)!.n };
      if (isSealed) this.opened = null;
      this.wasSealed = isSealed;
    });
  }

  /** What the dice in the hand show; the answer goes on with it. */
  rolled(faces: number[]): void {
    const waiting = this.byHand;
    if (waiting) void this.answer(waiting.answer, [...waiting.faces, faces]);
  }

  /** Choose again instead of rolling. */
  putDown(): void {
    this.byHand = null;
    this.sent = "";
  }

  /** Take a sealed choice up again, as long as that is possible. */
  reopen(): void {
    clearTimeout(this.sealTimer);
    this.sealing = null;
    this.slip = "";
  }

  async answer(answer: Json, faces: number[][] = []): Promise<void> {
    const question = this.choosing.question ?? this.line?.snapshot?.question;
    const line = this.line;
    if (!line || !question || line.busy > 0) return;
    this.sent = this.keyOf(line);
    this.byHand = null;
    const salt = question.sealed ? newSalt() : "";
    const reply = await line.command({ type: "answer", question: question.number, value: answer, faces, salt });
    if (reply.type !== "refused") {
      if (salt) this.sealedAs = { from: line.events.length, fingerprint: fingerprint(answer, salt) };
      return;
    }
    if (reply.code === "dice") {
      this.byHand = { answer, faces, roll: reply.note.args as unknown as HandRoll };
      return;
    }
    this.sent = "";
    await tick(); // the question is asked again first
    this.refused(reply);
  }
  private refused({ code, note, marks }: Refused): void {
    if (code === "illegal" || code === "unreadable") this.choosing.refusal = { note, marks };
    else if (code !== "paused") report(note, code); // the prompt bar says why the match waits
  }

  /** Give several answers, one after the other; how far that came, or nothing where it did not begin. */
  async giveLine(steps: Step[]): Promise<Came | null> {
    const { line } = this;
    const question = line?.snapshot?.question;
    if (!line || !question || line.busy > 0) return null;
    this.sent = this.keyOf(line);
    const reply = await line.command({ type: "line", question: question.number, steps });
    if (reply.type === "came") {
      if (reply.refused && reply.refused.code !== "dice") this.refused(reply.refused);
      return reply;
    }
    this.sent = "";
    await tick();
    if (reply.type === "refused") this.refused(reply);
    return null;
  }

  /** What a typed line means, judged and not given yet; it is read as at a terminal. */
  typed(text: string): ReturnType<Choosing["attempt"]> {
    return this.attempt(text, false, settings.language === "nl" ? "nl" : "en");
  }

  /** Would it be legal? After answers that are only thought of, if there are any. */
  async attempt(answer: Json, hand = false, typed: "" | "en" | "nl" = "", after = this.ahead?.line ?? []): ReturnType<Choosing["attempt"]> {
    const question = this.choosing.question;
    if (!this.line || !question) return null;
    const reply = await this.line.command({ type: "try", question: question.number, value: answer, hand, typed, after });
    if (reply.type === "refused") return { note: reply.note, marks: reply.marks };
    return reply.type === "tried" ? reply.candidate : null;
  }

  /** What could follow a choice, nearest first. */
  private onward(question: QuestionInfo, candidate: Candidate): Promise<Onward | null> | null {
    const look = this.game?.onward?.(question, candidate);
    if (!look) return null;
    return this.looks(look.what, look.args).then((data) => {
      const found = data as unknown as Onward | null;
      return found && { ...found, options: this.game ? nearest(this.game, this.talk.view, candidate.piece, found.options, (one) => one.candidate) : found.options };
    });
  }

  /** Whether it was done; if not, the reason is shown. */
  async command(message: Command): Promise<boolean> {
    const reply = await this.line?.command(message);
    if (reply?.type === "refused") report(reply.note, reply.code);
    return reply?.type === "done";
  }

  looks = async (what: string, args: Record<string, Json>, after = OF_A_QUESTION.includes(what) ? (this.ahead?.line ?? []) : []): Promise<Json> => {
    const reply = await this.line?.command({ type: "look", what, args, after });
    return reply?.type === "looked" ? reply.data : null;
  };

  undo(): void {
    void this.command({ type: "undo" });
  }

  stepBack(dice: "same" | "new"): void {
    const entry = this.snapshot?.undo.entry;
    if (entry !== null && entry !== undefined) void this.command({ type: "step-back", entry, dice });
  }

  askBack(): void {
    const entry = this.snapshot?.undo.entry;
    if (entry !== null && entry !== undefined) void this.command({ type: "ask-back", entry });
  }

  /** What the prompt bar says while nothing is asked. */
  get waiting(): string {
    const line = this.line;
    if (this.snapshot?.outcome) return wonText(this.talk, this.snapshot.outcome);
    if (line && !line.here) return say("table.looking-on");
    if (this.byHand) return say("table.by-hand");
    if (line?.held) return t("your-roll");
    if (line?.tray.some((one) => one.rolling)) return t("dice-fall");
    const asked = (this.snapshot?.asked ?? []).filter((one) => !one.done && one.player !== line?.seat);
    const others = asked.map((one) => one.player);
    const computer = others.find((player) => this.match?.seats[player]?.kind === "computer");
    if (computer !== undefined) return say("play.thinking", { player: this.name(computer) });
    if (others.length === 0) return "…";
    const names = others.map((player) => this.name(player)).join(", ");
    return asked.some((one) => one.reaction) ? say("table.waiting-reaction", { names }) : t("waiting-for", { names });
  }
}

/** Looks that are about the question that is asked, or thought of. */
const OF_A_QUESTION = ["propose", "nearest", "candidates"];
/** For so long a sealed choice can be reopened (H-2). */
const REOPEN_MS = 3000;

const isPrivate = (one: Line): boolean => {
  const question = one.snapshot?.question;
  return !!question && (question.sealed || question.secret || question.gesture.kind === "list" || (question.gesture.kind === "place_several" && !isPair(question)));
};
