// Leads through a guided game: the lesson that fits what is asked or was told, once each.

import { untrack } from "svelte";
import { guides } from "./guided.svelte";
import type { Lesson } from "./lessons";
import type { Sitting } from "./sitting.svelte";

export class Guide {
  lesson: Lesson | null = $state.raw(null);
  private shownFor = "";

  constructor(private sitting: Sitting) {
    $effect(() => {
      const { question, kind } = sitting.choosing;
      const recent = sitting.line?.recent ?? [];
      const playing = sitting.line?.playing ?? true;
      void this.done; // once a lesson is learned, the next one that fits is shown
      untrack(() => this.choose(question ? `${kind} ${question.number}` : "", kind, playing ? [] : recent.map((event) => event.kind)));
    });
  }

  get lessons(): Lesson[] {
    return this.sitting.game?.guided?.lessons ?? [];
  }

  /** What was learned; null in a match that is not guided. */
  get done(): string[] | null {
    const match = this.sitting.match;
    return match ? guides.doneIn(match.game, match.id) : null;
  }

  /** A question that was answered teaches its lesson; then the first lesson that fits is next. */
  private choose(question: string, kind: string, told: string[]): void {
    const done = this.done;
    if (done === null || this.sitting.line?.seat === null) {
      this.lesson = null;
      return;
    }
    const current = this.lesson;
    if (current?.asked && this.shownFor !== question) {
      if (this.isBack(question)) this.lesson = null;
      else this.learn();
    }
    if (current?.told && question !== "" && this.shownFor !== "" && this.shownFor !== question) this.learn();
    if (this.lesson) {
      if (this.shownFor === "") this.shownFor = question;
      return;
    }
    const left = this.lessons.filter((one) => !this.done?.includes(one.id));
    const next = left.find((one) => (one.told ? told.includes(one.told) : one.asked === kind));
    if (!next) return;
    this.lesson = next;
    this.shownFor = question;
  }

  /** Whether somebody only put down again what was looked at. */
  private isBack(question: string): boolean {
    const number = (key: string): string => key.split(" ")[1] ?? "";
    return number(question) === number(this.shownFor) && !this.sitting.choosing.isAimed;
  }

  /** The lesson that is shown is learned. */
  learn(): void {
    const game = this.sitting.match?.game;
    if (this.lesson && game) guides.learn(game, this.lesson.id);
    this.lesson = null;
  }

  leave(): void {
    const game = this.sitting.match?.game;
    if (game) guides.leave(game);
    this.lesson = null;
  }
}
