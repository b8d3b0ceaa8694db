// What matters on a measured table now: who acts, who can be chosen, and what happens; the camera goes there if it is needed.

import type { Box } from "../games/game";
import type { Sitting } from "../table/sitting.svelte";
import { isPiece } from "../table/asks";
import { numbers } from "../table/choosing.svelte";
import { nextSpot } from "../table/pressing.svelte";
import { camera } from "./camera.svelte";
import { shownBox } from "./hindrances";
import { tools } from "./tools.svelte";

/** What lies round those who act is seen with them, as far as most of them get: five inches, in units of the drawing. */
const ROOM = 127;
/** Pixels to an inch that are enough to see who stands where. */
const CLOSE = 28;

export const around = (boxes: Box[], room = ROOM): Box | null => {
  if (boxes.length === 0) return null;
  const [left, top] = [Math.min(...boxes.map((one) => one.x)), Math.min(...boxes.map((one) => one.y))];
  const [right, low] = [Math.max(...boxes.map((one) => one.x + one.width)), Math.max(...boxes.map((one) => one.y + one.height))];
  return { x: left - room, y: top - room, width: right - left + 2 * room, height: low - top + 2 * room };
};

class Attention {
  private sitting: Sitting | null = null;
  private flipped = false;

  /** Look after this match. */
  watch(sitting: Sitting, flipped: boolean): void {
    this.sitting = sitting;
    this.flipped = flipped;
  }

  /** Where pieces are shown. */
  boxes(pieces: (number | null | undefined)[]): Box[] {
    const { game, talk } = this.sitting ?? {};
    if (!game || !talk) return [];
    return [...new Set(pieces)].flatMap((piece) => {
      const box = piece === null || piece === undefined ? null : game.where(talk.view, piece);
      return box ? [shownBox(game, talk.view, box, this.flipped)] : [];
    });
  }

  /** Who acts: the figures that move, the piece the question is about, the one that is selected. */
  get actors(): number[] {
    const choosing = this.sitting?.choosing;
    const question = choosing?.question;
    if (!question) return tools.focus === null ? [] : [tools.focus];
    const movers = question.gesture.kind === "moves" || question.gesture.kind === "path" ? numbers(question.gesture.items) : [];
    const own = [question.piece, choosing.aimed[0]?.piece, ...movers].filter((one): one is number => typeof one === "number");
    return own.length > 0 ? own : tools.focus === null ? [] : [tools.focus];
  }
  /** What can be chosen on the table. */
  get offered(): number[] {
    return (this.sitting?.choosing.spots ?? []).flatMap((one) => (one.kind === "space" ? [] : [one.id]));
  }

  /** A question has come: those it is about are shown. */
  asked(): void {
    const question = this.sitting?.choosing.question;
    if (!question) return;
    if (isPiece(question)) {
      camera.paused = false; // the next activation
      return camera.attendAll(this.boxes(this.offered));
    }
    this.towards((first, all) => camera.attend(first, all, CLOSE));
  }
  /** Somebody is selected, who could strike these. */
  selected(targets: number[]): void {
    const first = around(this.boxes(this.actors));
    const all = around(this.boxes([...this.actors, ...targets]));
    if (first && all) camera.attend(first, all, CLOSE);
  }
  /** Somebody else has done something. */
  happened(pieces: number[]): void {
    const box = around(this.boxes(pieces));
    if (box) camera.attend(box, box, CLOSE);
  }
  /** Whoever is selected, and what it can do, are framed; whether there is anybody. */
  frame(): boolean {
    let found = false;
    this.towards((first, all) => {
      found = true;
      const fits = camera.safe.width / all.width >= camera.whole.scale && camera.safe.height / all.height >= camera.whole.scale;
      camera.frame(fits ? all : first, CLOSE);
    });
    return found;
  }
  private towards(look: (first: Box, all: Box) => void): void {
    const actors = this.boxes(this.actors);
    const first = around(actors.length > 0 ? actors : this.boxes(this.offered));
    const all = around([...actors, ...this.boxes(this.offered)]);
    if (first && all) look(first, all);
  }

  /** The next one that can be chosen is selected and shown. */
  next(step: number): void {
    nextSpot(step);
    const spot = document.activeElement?.closest<SVGElement>("[data-spot]")?.dataset["spot"] ?? "";
    const piece = /^(?:piece|target)-(\d+)$/.exec(spot);
    if (!piece) return;
    tools.focus = Number(piece[1]);
    const box = around(this.boxes([tools.focus]));
    if (box) camera.show(box, box, CLOSE);
  }
}

export const attention = new Attention();
