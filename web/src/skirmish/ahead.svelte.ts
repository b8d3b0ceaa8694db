// Thinking ahead at a measured table: what could follow a selection is looked at, and a move or a shot is made before anything
// is decided. All of it is sent as one line; what others cut off is offered again.

import type { Candidate, Foreseen, Json, Lead, QuestionInfo, Step } from "../protocol.gen";
import type { Ahead, Other } from "../table/ahead";
import { isFreeWay } from "../table/asks";
import { numbers, type Spot } from "../table/choosing.svelte";
import { same } from "../table/hand";
import type { Sitting } from "../table/sitting.svelte";
import { capital, choiceText } from "../table/speech";
import { tt } from "../text/messages.svelte";

/** Somebody who is asked what to do may know it already: only who hesitates is shown what could follow. */
const HESITATES_MS = 120;

/** What changes that which was planned. */
const UPSETS = ["dice", "wound", "loss"];

interface Thought {
  /** What is answered before the question that is thought of. */
  steps: Step[];
  question: QuestionInfo;
  lead: Lead;
  /** Who is aimed at. */
  target: number | null;
}

const isMove = ({ question }: Lead): boolean => question.gesture.kind === "moves" || (isFreeWay(question) && question.candidates.every((one) => one.target === null));
const moversOf = ({ question }: Lead): number[] => [...numbers(question.gesture.items), ...(question.piece === null ? [] : [question.piece])];
const aimsAt = ({ question }: Lead, target: number): Candidate[] => question.candidates.filter((one) => one.target === target);
/** A way that ends before it gets where it was drawn to. */
const fallsShort = (one: Candidate): boolean => one.notes.some((note) => note.id.endsWith(".falls_short"));

export class Thinking implements Ahead {
  private asked: QuestionInfo | null = $state.raw(null);
  private first: Step[] = $state.raw([]);
  private seen: Foreseen | null = $state.raw(null);
  private thought: Thought | null = $state.raw(null);
  private sketch: Step[] = [];
  planned: Candidate | null = $state.raw(null);
  isKnown = $state(false);
  /** Where everybody stood when it was given, and what had happened until then. */
  private stood = "";
  private begun = 0;
  private key = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Somebody has said how to move: the way no longer decides it. */
  private insists = false;

  constructor(private sitting: Sitting) {}

  private get choosing(): Sitting["choosing"] {
    return this.sitting.choosing;
  }

  // -- what could follow ------------------------------------------------------------------------------

  instead(asked: QuestionInfo | null): QuestionInfo | null {
    const isOther = asked?.number !== this.asked?.number || asked?.kind !== this.asked?.kind;
    this.asked = asked;
    if (isOther) this.forget();
    return this.thought?.question ?? asked;
  }
  private forget(): void {
    clearTimeout(this.timer);
    this.key = "";
    this.thought = null;
    this.seen = null;
    this.isKnown = false;
  }

  follow(): void {
    const { choosing } = this;
    const asked = this.asked;
    const [aimed] = choosing.aimed;
    if (this.thought || !asked || choosing.question?.number !== asked.number) return;
    const manner = this.sitting.game?.thinks?.[asked.kind];
    const first: Step[] | null = manner === "act" ? [] : manner === "select" && aimed ? [{ kind: asked.kind, value: aimed.answer }] : null;
    const key = first ? `${asked.number} ${JSON.stringify(first)}` : "";
    if (key === this.key) return;
    this.forget();
    this.key = key;
    if (!first) return;
    this.first = first;
    this.timer = setTimeout(() => void this.look(first, key), manner === "act" ? HESITATES_MS : 0);
  }
  private async look(first: Step[], key: string): Promise<void> {
    const found = await this.foreseen(first);
    if (key !== this.key) return;
    this.seen = found;
    this.isKnown = true;
  }
  private foreseen(steps: Step[]): Promise<Foreseen | null> {
    return this.sitting.looks("ahead", {}, steps.map((one) => one.value)) as unknown as Promise<Foreseen | null>;
  }
  private get leads(): Lead[] {
    return this.seen?.leads ?? [];
  }

  get targets(): Spot[] {
    if (this.thought) return [];
    const found = new Map<number, Spot>();
    for (const lead of this.striking) for (const one of lead.question.candidates) {
      if (one.target === null || one.chances.length === 0) continue;
      const known = found.get(one.target);
      if (!known) found.set(one.target, { kind: "target", id: one.target, candidates: [one] });
      else if (lead.question.candidates.includes(known.candidates[0]!)) known.candidates.push(one);
    }
    return [...found.values()];
  }
  /** Those that strike from where somebody stands come first. */
  private get striking(): Lead[] {
    const goesOn = ({ question }: Lead): boolean => this.sitting.game?.thinks?.[question.kind] === "on";
    return this.leads.filter((one) => !isMove(one)).sort((one, other) => Number(goesOn(one)) - Number(goesOn(other)));
  }

  // -- thinking of it ---------------------------------------------------------------------------------

  get isThinking(): boolean {
    return this.thought !== null;
  }
  get line(): Json[] {
    return this.thought?.steps.map((one) => one.value) ?? [];
  }

  private think(thought: Thought): void {
    const before = this.choosing.hand;
    const isAgain = this.choosing.question?.kind === thought.question.kind;
    const question = { ...thought.question, number: this.asked!.number };
    this.thought = { ...thought, question };
    if (isAgain) this.choosing.take(null); // the same question by another answer
    this.choosing.take(question);
    const hand = this.choosing.hand;
    if (isAgain && before && hand && same(before.gesture.items, hand.gesture.items)) hand.change(before.held);
  }
  private enter(lead: Lead, target: number | null = null): void {
    const steps = [...this.first, { kind: this.seen!.question!.kind, value: lead.answer }];
    this.think({ steps, question: lead.question, lead, target });
  }

  moves(piece?: number): boolean {
    return this.moveOf(piece) !== undefined;
  }
  private moveOf(piece?: number): Lead | undefined {
    return this.leads.find((one) => isMove(one) && (piece === undefined || moversOf(one).includes(piece)));
  }
  get reach(): number | null {
    const lead = this.leads.find((one) => one.question.gesture.kind === "moves");
    return this.thought || !lead ? null : (numbers(lead.question.gesture.items)[0] ?? null);
  }
  move(piece?: number): boolean {
    const lead = this.moveOf(piece);
    if (!lead || this.thought) return false;
    this.insists = false;
    this.enter(lead);
    return true;
  }

  strike(target: number): boolean {
    const lead = this.striking.find((one) => aimsAt(one, target).length > 0);
    if (lead) this.aim(lead, target);
    return lead !== undefined;
  }
  join(target: number): boolean {
    const lead = this.striking.find((one) => this.sitting.game?.thinks?.[one.question.kind] === "on" && aimsAt(one, target).length > 0);
    if (lead) this.aim(lead, target);
    return lead !== undefined;
  }
  private aim(lead: Lead, target: number): void {
    const { choosing } = this;
    this.enter(lead, target);
    const spot = choosing.spots.find((one) => one.kind === "target" && one.id === target);
    if (spot) choosing.choose(spot, true);
    else if (choosing.hand) choosing.hand.take(aimsAt(lead, target)[0]!);
    if (this.sitting.game?.thinks?.[lead.question.kind] === "on") void this.goOn(lead, target);
  }
  /** What follows the target at once is thought of with it: the way there. */
  private async goOn(lead: Lead, target: number): Promise<void> {
    const thought = this.thought!;
    const steps = [...thought.steps, { kind: lead.question.kind, value: aimsAt(lead, target)[0]!.answer }];
    const found = await this.foreseen(steps);
    if (this.thought !== thought || !found?.question) return;
    this.think({ steps, question: found.question, lead, target });
    const [best] = found.question.candidates;
    if (best) this.choosing.hand?.take(best);
  }

  // -- what is done, and what could be done instead -----------------------------------------------------

  private named(lead: Lead): string {
    const { game, talk } = this.sitting;
    const question = this.seen?.question;
    const candidate = question?.candidates.find((one) => same(one.answer, lead.answer));
    return game && question && candidate ? capital(choiceText(game, talk, question, candidate)) : "";
  }
  /** Somebody is selected, to be activated. */
  private get isSelected(): boolean {
    return this.first.length > 0 && this.key !== "";
  }
  get deed(): string {
    if (!this.thought) return this.isSelected ? tt("select-act") : "";
    return this.seen ? this.named(this.thought.lead) : "";
  }
  get others(): Other[] {
    const thought = this.thought;
    if (!thought) return this.isSelected ? this.leads.map((one) => ({ id: JSON.stringify(one.answer), text: this.named(one), does: () => this.enter(one) })) : [];
    const { target } = thought;
    const fits = (one: Lead): boolean => (target === null ? isMove(one) && same(one.question.gesture.items, thought.lead.question.gesture.items) : aimsAt(one, target).length > 0);
    const does = (one: Lead) => (): void => {
      this.insists = true;
      if (target === null) this.enter(one);
      else this.aim(one, target);
    };
    return this.leads.filter((one) => one !== thought.lead && fits(one)).map((one) => ({ id: JSON.stringify(one.answer), text: this.named(one), does: does(one) }));
  }

  async stretch(): Promise<void> {
    const [thought, hand] = [this.thought, this.choosing.hand];
    if (!thought || !hand || this.insists || !this.seen?.question || !isFreeWay(thought.question) || thought.target !== null) return;
    const ways = this.leads.filter((one) => isMove(one) && same(one.question.gesture.items, thought.lead.question.gesture.items));
    if (ways.length < 2 || hand.isEmpty) return;
    const form = hand.form;
    for (const lead of ways) {
      const line = [...this.first.map((one) => one.value), lead.answer];
      const found = await this.sitting.attempt(form, true, "", line);
      if (this.thought !== thought || !same(form, hand.form)) return;
      const isLast = lead === ways.at(-1);
      if (!found || !("answer" in found) || (fallsShort(found) && !isLast)) continue;
      if (lead !== thought.lead) this.enter(lead);
      return;
    }
  }

  back(): boolean {
    const { choosing } = this;
    if (!this.thought) return choosing.back();
    if (choosing.back() && choosing.hand && !choosing.hand.isEmpty) return true;
    this.leave();
    return true;
  }
  /** What was selected is selected still. */
  private leave(): void {
    const { choosing, asked } = this;
    this.thought = null;
    choosing.take(asked);
    const [selected] = this.first;
    const found = selected && asked?.candidates.find((one) => same(one.answer, selected.value));
    if (found) choosing.aimed = [found];
  }

  // -- giving it --------------------------------------------------------------------------------------

  give(answer: Json): boolean {
    const thought = this.thought;
    if (!thought) return false;
    void this.send([...thought.steps, { kind: thought.question.kind, value: answer }]);
    return true;
  }
  private async send(steps: Step[]): Promise<boolean> {
    const [planned] = this.choosing.aimed;
    this.stood = this.standing;
    this.begun = this.sitting.line?.events.length ?? 0;
    const came = await this.sitting.giveLine(steps);
    if (!came) return false;
    this.sketch = steps.slice(came.done);
    this.planned = this.sketch.length > 0 ? (planned ?? null) : null;
    this.thought = null;
    return true;
  }
  /** Where everybody stands. */
  private get standing(): string {
    const { game, talk } = this.sitting;
    return game ? JSON.stringify(game.pieces(talk).map(({ piece }) => game.where(talk.view, piece))) : "";
  }
  /** Nobody has moved since it was planned, and no die has fallen. */
  private get isAsPlanned(): boolean {
    const happened = this.sitting.line?.events.slice(this.begun) ?? [];
    return this.standing === this.stood && !happened.some((event) => UPSETS.includes(event.category));
  }

  offer(): void {
    const asked = this.asked;
    const [next] = this.sketch;
    if (!asked || !next) return;
    if (asked.kind !== next.kind) {
      if (this.sitting.game?.thinks?.[asked.kind] === "select") this.drop(); // somebody else is to be activated
      return;
    }
    const steps = this.sketch;
    const goesOn = this.isAsPlanned;
    this.drop();
    void (goesOn ? this.goOnAsPlanned(asked, steps) : this.resume(asked, steps));
  }
  /** Others have let it pass: what was planned is done. */
  private async goOnAsPlanned(asked: QuestionInfo, steps: Step[]): Promise<void> {
    if (!(await this.send(steps))) await this.resume(asked, steps);
  }
  private drop(): void {
    this.sketch = [];
    this.planned = null;
  }
  private async resume(asked: QuestionInfo, steps: Step[]): Promise<void> {
    const [before, last] = [steps.slice(0, -1), steps.at(-1)!];
    const isStill = (): boolean => this.asked?.number === asked.number && (before.length > 0) === this.isThinking && this.choosing.isUntouched;
    if (before.length > 0) {
      const found = await this.foreseen(before);
      if (!found?.question || this.asked?.number !== asked.number || this.thought || !this.choosing.isUntouched) return;
      this.first = [];
      const lead = { answer: before[0]!.value, question: found.question };
      this.think({ steps: before, question: found.question, lead, target: null });
    }
    const reply = await this.sitting.attempt(last.value);
    if (!reply || !isStill()) return;
    if (!("answer" in reply)) this.choosing.refusal = reply;
    else if (this.choosing.hand) this.choosing.hand.take(reply);
    else this.choosing.aimed = [reply];
  }
}
