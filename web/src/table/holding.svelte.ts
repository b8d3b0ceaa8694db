// What is in the hand for the question that is asked: it is judged by the server while it is made, and can be sent only
// when it was found legal.

import type { Candidate, GestureInfo, Json } from "../protocol.gen";
import type { Refusal } from "./choosing.svelte";
import { empty, formOf, heldFrom, lackOf, same, toggle, type Held, type Lack } from "./hand";

/** At most ten requests a second, and the last one wins (V-1). */
const PAUSE_MS = 100;

/** Where something is put down freely, something near may be legal. */
const PUT = ["place_point", "place_several", "path"];

type Judge = (form: Json) => Promise<Refusal | Candidate | null>;

export class Holding {
  held: Held = $state.raw(null!);
  /** The item that the next point is for. */
  active: Json = $state.raw(null);
  /** Was found legal, as it is held now. */
  legal: Candidate | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  /** What comes nearest to it and is legal, where it is refused. */
  offer: Candidate | null = $state.raw(null);
  /** The server has not said yet what it thinks of it. */
  asking = $state(false);
  private before: Held[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private working = false;
  private last = 0;
  /** It is being dragged. */
  private passing = false;
  /** More is on its way, such as the next of several steps: what is held now is not what is wanted. */
  private expecting = false;

  constructor(
    readonly gesture: GestureInfo,
    private judge: Judge,
    private told: (holding: Holding) => void,
    private near: (form: Json) => Promise<Candidate | null> = () => Promise.resolve(null),
  ) {
    this.held = empty(gesture);
    if (gesture.kind === "order" || gesture.kind === "number") this.check();
  }

  get form(): Json {
    return formOf(this.gesture, this.held);
  }

  get lack(): Lack | null {
    return lackOf(this.gesture, this.held);
  }

  /** Whether anything is held beside what lies there by itself. */
  get isEmpty(): boolean {
    return same(this.form, formOf(this.gesture, empty(this.gesture)));
  }

  get canBack(): boolean {
    return this.before.length > 0;
  }

  /** Hold something else; `passing` changes, as during a drag, are one step to take back. */
  change(held: Held, passing = false): void {
    if (same(formOf(this.gesture, held), this.form) && held.none === this.held.none) return;
    if (!passing) this.before = [...this.before.slice(-50), this.held];
    this.passing = passing;
    this.held = held;
    this.check();
  }

  /** Begin a drag: what comes of it is one step. */
  mark(): void {
    this.before = [...this.before.slice(-50), this.held];
  }

  /** The drag is over. */
  rest(): void {
    if (!this.passing) return;
    this.passing = false;
    if (this.refusal && !this.asking) void this.search();
  }

  /** Something else comes into the hand soon; a commit waits for it. */
  expect(): void {
    this.expecting = true;
    this.legal = null;
    this.asking = true;
    this.told(this);
  }

  /** What was expected has come. */
  arrived(): void {
    if (!this.expecting) return;
    this.expecting = false;
    this.check();
  }

  /** What was wished for cannot be: what comes nearest to it is offered, and nothing is held yet. */
  async suggest(held: Held, refusal: Refusal): Promise<void> {
    const before = this.form;
    const found = await this.judge(formOf(this.gesture, held));
    if (!same(before, this.form) || this.asking) return;
    this.legal = null;
    this.refusal = refusal;
    this.offer = found && "answer" in found ? found : null;
    this.told(this);
  }

  /** Nothing is offered any more. */
  decline(): void {
    this.refusal = null;
    this.offer = null;
  }

  /** Take what is offered instead; whether there is something. */
  accept(): boolean {
    if (this.offer) this.take(this.offer);
    return this.legal !== null;
  }

  /** Take a suggestion: it is known to be legal. */
  take(candidate: Candidate): void {
    this.before = [...this.before.slice(-50), this.held];
    this.held = heldFrom(this.gesture, candidate.form ?? candidate.answer);
    this.settle(candidate, null);
  }

  /** One step back; whether there was one. */
  back(): boolean {
    const held = this.before.at(-1);
    if (!held) return false;
    this.before = this.before.slice(0, -1);
    this.held = held;
    this.check();
    return true;
  }

  toggle(item: Json): void {
    this.change(toggle(this.held, item));
  }

  clear(): void {
    this.change(empty(this.gesture));
  }

  private settle(legal: Candidate | null, refusal: Refusal | null): void {
    clearTimeout(this.timer);
    this.asking = false;
    this.legal = legal;
    this.refusal = refusal;
    this.offer = null;
    this.told(this);
    if (refusal && !this.passing) void this.search();
  }

  /** Ask for what comes nearest and is legal. */
  private async search(): Promise<void> {
    if (!PUT.includes(this.gesture.kind) || typeof this.form !== "object") return;
    const form = this.form;
    const found = await this.near(form);
    if (this.refusal && !this.passing && same(form, this.form)) this.offer = found;
  }

  /** Ask what the server thinks of it, soon. */
  private check(): void {
    this.legal = null;
    this.offer = null;
    const isUntouched = this.isEmpty && !["order", "number"].includes(this.gesture.kind) && (this.before.length === 0 || !["pick_several", "moves"].includes(this.gesture.kind));
    const isNothing = this.lack !== null || isUntouched;
    if (isNothing) return this.settle(null, null);
    this.asking = true;
    this.told(this);
    clearTimeout(this.timer);
    if (!this.working) this.timer = setTimeout(() => void this.work(), Math.max(0, this.last + PAUSE_MS - Date.now()));
  }

  private async work(): Promise<void> {
    this.working = true;
    this.last = Date.now();
    const form = this.form;
    const found = await this.judge(form);
    this.working = false;
    if (!this.asking || this.expecting) return;
    if (!same(form, this.form)) return this.check();
    if (found && "answer" in found) this.settle(found, null);
    else this.settle(null, found);
  }

  /** The question is over. */
  end(): void {
    clearTimeout(this.timer);
    this.asking = false;
    this.expecting = false;
  }
}
