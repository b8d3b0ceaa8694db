// The keys of a table: what they do to the question, to the table, and to what is in the hand.

import type { Looking } from "../games/game";
import { actionOf, directionOf, stepOf, type Action } from "./keyboard";
import type { Sitting } from "./sitting.svelte";

interface Does {
  looking: () => Looking | undefined;
  back: () => void;
  act: (action: Action, shift: boolean) => void;
}

/** From one thing that can be chosen to the next. */
export function nextSpot(step: number): void {
  const spots = [...document.querySelectorAll<SVGGElement>("[data-spot], [data-lead]")];
  if (spots.length === 0) return;
  const at = spots.indexOf(document.activeElement as unknown as SVGGElement);
  spots[(at + step + spots.length) % spots.length]?.focus();
}

/** The button with a number. */
function press(number: number): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(".prompt .buttons button")].filter((one) => !one.disabled && one.offsetParent);
  const marked = buttons.find((one) => one.querySelector("kbd")?.textContent === String(number));
  (marked ?? buttons[number - 1])?.click();
}

export class Pressing {
  /** Keys of a direction that are down. */
  private held: string[] = [];

  constructor(
    private sitting: Sitting,
    private does: Does,
  ) {}

  /** Where the keys lead that are down: two at once go across. */
  private nudged(event: KeyboardEvent): boolean {
    const { choosing } = this.sitting;
    const name = stepOf(event);
    if (!name || !choosing.nudge || (event.target as HTMLElement).closest(".side, .sheet")) return false;
    this.held = [...this.held.filter((one) => one !== name), name];
    const [dx, dy] = directionOf(this.held);
    if (dx || dy) choosing.nudge(dx, dy, event.shiftKey);
    return true;
  }
  released = (event: KeyboardEvent): void => void (this.held = this.held.filter((one) => one !== stepOf(event)));
  forget = (): void => void (this.held = []);

  pressed = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return this.does.back();
    if (this.nudged(event)) return event.preventDefault();
    if (event.key >= "1" && event.key <= "9") return press(Number(event.key));
    const action = actionOf(event.key);
    if (action) return this.does.act(action, event.shiftKey);
    this.fixed(event, target);
  };

  private fixed(event: KeyboardEvent, target: HTMLElement): void {
    const { choosing, line } = this.sitting;
    const looking = this.does.looking();
    const isPressable = target.closest("button, a, [role=button]") !== null;
    const does: Record<string, () => void> = {
      Enter: () => {
        if (!isPressable && (choosing.isAimed || choosing.hand?.asking || choosing.hand?.offer)) choosing.commit();
      },
      " ": () => {
        const isMoving = line?.held || line?.playing;
        if ((!isPressable || isMoving) && [this.sitting.trace.stop(), line?.skip(event.shiftKey)].includes(true)) event.preventDefault();
      },
      "+": () => looking?.zoom(1.25),
      "=": () => looking?.zoom(1.25),
      "-": () => looking?.zoom(1 / 1.25),
      ArrowLeft: () => looking?.pan(-0.06, 0),
      ArrowRight: () => looking?.pan(0.06, 0),
      ArrowUp: () => looking?.pan(0, -0.06),
      ArrowDown: () => looking?.pan(0, 0.06),
    };
    const isScroll = event.key.startsWith("Arrow") && target.closest(".side, .sheet");
    if (!isScroll) does[event.key]?.();
  }
}

/** The piece nearest to a point of the screen, if there is one. */
export function pieceNear(x: number, y: number): number | null {
  const pieces = [...document.querySelectorAll<SVGElement>(".camera [data-mini], .camera [data-character], .camera [data-piece]")];
  const far = (one: SVGElement): number => {
    const box = one.getBoundingClientRect();
    return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) / Math.max(44, box.width);
  };
  const nearest = pieces.sort((one, other) => far(one) - far(other))[0];
  if (!nearest || far(nearest) > 0.7) return null;
  return Number(nearest.dataset["mini"] ?? nearest.dataset["character"] ?? nearest.dataset["piece"]);
}
