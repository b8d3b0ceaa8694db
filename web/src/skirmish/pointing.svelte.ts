// What presses, drags and clicks on a measured table mean, by what is asked, what is in the hand and what could follow.

import { flushSync } from "svelte";
import type { Candidate } from "../protocol.gen";
import type { BoardProps } from "../games/game";
import { numbers, type Choosing, type Spot } from "../table/choosing.svelte";
import type { Ahead } from "../table/ahead";
import { gather, heldFrom, share, shorten, spent } from "../table/hand";
import type { Holding } from "../table/holding.svelte";
import { lens } from "../table/lens.svelte";
import { handling } from "./handling.svelte";
import { knots } from "./knots.svelte";
import { lasso } from "./lasso.svelte";
import { moving } from "./moving.svelte";
import { pathing } from "./pathing.svelte";
import { pieces, thingAt } from "./pieces.svelte";
import { near } from "./spots";
import { s } from "./text";
import { tools } from "./tools.svelte";
import { MM, pointAt, spot, type Character, type View } from "./view";

interface At {
  x: number;
  y: number;
}

/** Pixels within which a press means the nearest spot. */
const FINGER = 44;
/** Pixels within which a line of scenery is met. */
const LINE = 8;
/** Pixels beside a suggestion that mean the suggestion. */
const BESIDE = 8;

/** How it stands on the table when a hand comes. */
export interface Now {
  table: View;
  choosing: Choosing;
  ahead: Ahead | null;
  looks: BoardProps["looks"];
  seat: number | null;
  /** The figure whose way is drawn, those that move, and suggestions where they go. */
  goer: Character | undefined;
  movers: number[];
  points: Candidate[];
  /** Something is put down by hand, a way is drawn, several may be drawn round. */
  isPutting: boolean;
  isPathing: boolean;
  isGathering: boolean;
  /** So large is what can be hit, in units of the drawing, of which a pixel is so many. */
  finger: number;
  scale: number;
}

/** A figure that is dragged before it is known what it may do. */
interface Lifted {
  piece: Character;
  from: At;
  at: At | null;
  dropped: boolean;
}

export class Pointing {
  /** Somebody who was looked at during a move; it is joined only if that is wished for. */
  joined: Character | null = $state.raw(null);
  lifted: Lifted | null = $state.raw(null);
  /** What is dragged is dragged by a finger. */
  private byFinger = false;
  private dropped = false;
  private last: At = { x: 0, y: 0 };

  constructor(
    private now: () => Now,
    private at: (event: { clientX: number; clientY: number }) => At,
  ) {}

  private get hand(): Holding | null {
    return this.now().choosing.hand;
  }
  private get gesture(): string {
    return this.now().choosing.question?.gesture.kind ?? "";
  }
  /** Whether the click that comes now is the end of a drag. */
  private swallows(): boolean {
    const was = this.dropped;
    this.dropped = false;
    return [was, moving.swallows(), handling.swallows(), pathing.swallows(), lasso.swallows()].includes(true);
  }
  private under(at: At): Character | undefined {
    const { table, finger } = this.now();
    const far = (one: Character): number => Math.hypot(at.x - spot(table, one.place!).x, at.y - spot(table, one.place!).y);
    const found = table.characters.filter((one) => one.place && far(one) <= Math.max(one.radius * MM, finger));
    return found.sort((one, other) => far(one) - far(other))[0];
  }

  /** The piece of scenery that is pointed at: none where a figure stands, and none while something is in motion. */
  thing(event: { clientX: number; clientY: number }): number | null {
    const { table, scale } = this.now();
    const at = this.at(event);
    const stands = table.characters.some((one) => one.place && Math.hypot(at.x - spot(table, one.place).x, at.y - spot(table, one.place).y) <= one.radius * MM);
    return stands || this.lifted || lasso.isDrawn ? null : thingAt(table, pointAt(table, at), LINE / scale / MM);
  }

  // -- presses and drags -----------------------------------------------------------------------------

  /** A figure is dragged to where it should go; let go, the preview shows what comes of it. */
  press = (event: PointerEvent): void => {
    this.swallows(); // a drag that ended elsewhere takes no click from this press
    if (tools.mode || event.button !== 0) return;
    const at = this.at(event);
    const hand = this.hand;
    if (!(hand ? this.takes(hand, at, event.shiftKey) : this.lifts(at))) return;
    event.stopPropagation(); // and not the table under it
    this.byFinger = event.pointerType === "touch";
    const target = event.target as Element;
    if (target.hasPointerCapture(event.pointerId)) target.releasePointerCapture(event.pointerId); // a finger is held by what it touches first
  };
  /** Whether a press here takes something up, or begins to draw. */
  private takes(hand: Holding, at: At, square: boolean): boolean {
    const { table, goer, finger, isGathering, isPathing } = this.now();
    if (isGathering && (lasso.on || square)) {
      lasso.begin(at, square);
      return true;
    }
    if (isPathing) {
      const taken = pathing.hold(table, hand, at, goer?.place ?? null, (goer?.radius ?? 0) * MM, finger);
      if (!taken && pathing.pen) pathing.draw(hand, at, goer?.place ?? null);
      return taken || pathing.pen;
    }
    return handling.hold(table, hand, at, finger) || (this.gesture === "moves" && moving.hold(table, at, hand));
  }
  pull = (event: PointerEvent): void => {
    const { table, looks } = this.now();
    const hand = this.hand;
    const isDrawing = lasso.line.length > 0;
    if (!this.lifted && !(hand && (moving.drag || handling.drag || pathing.drag || isDrawing))) return;
    const at = (this.last = this.at(event));
    if (this.lifted) this.lift(at);
    else if (isDrawing) lasso.pull(at);
    else if (handling.drag) handling.pull(table, hand!, at);
    else if (pathing.drag) pathing.pull(table, hand!, at);
    else moving.pull(table, at, looks, hand!);
    if (this.byFinger && (this.lifted?.at || moving.drag?.at || handling.drag?.moved || pathing.drag?.moved)) lens.at = { x: event.clientX, y: event.clientY };
  };
  drop = (): void => {
    const { table, looks, ahead } = this.now();
    const hand = this.hand;
    lens.at = null;
    const { activeElement } = document;
    const isDragged = this.lifted?.at || moving.drag?.at || handling.drag?.moved || pathing.drag?.moved;
    if (isDragged && activeElement instanceof SVGElement) activeElement.blur(); // Enter is for what was dragged, not for what lay under it
    if (this.lifted) return this.letGo(this.lifted);
    if (lasso.line.length > 0) return this.gathered();
    if (handling.drag) return handling.drop(hand);
    const foe = this.foe();
    if (pathing.drag) {
      const isMeant = pathing.drag.moved && foe !== undefined && (ahead?.isThinking ?? false);
      pathing.drop(hand);
      if (!isMeant || !ahead!.join(foe!.id)) void ahead?.stretch();
    } else if (hand && moving.drag) void moving.drop(table, looks, hand, foe?.id ?? null);
  };
  /** The enemy that something was dropped on. */
  private foe(): Character | undefined {
    const over = this.under(this.last);
    return over && over.owner !== this.now().seat ? over : undefined;
  }
  /** Those that were drawn round are picked, or move together. */
  private gathered(): void {
    const { table, choosing } = this.now();
    const hand = this.hand;
    const items = numbers(choosing.question?.gesture.items);
    const inside = lasso.drop(table.characters.flatMap((one) => (one.place && items.includes(one.id) ? [{ id: one.id, ...spot(table, one.place) }] : []))).map((one) => one.id);
    if (!hand || inside.length === 0) return;
    lasso.on = false;
    if (this.gesture === "moves") moving.chosen = inside;
    else hand.change(gather(hand.held, inside));
  }

  // -- a drag before it is asked for ------------------------------------------------------------------

  /** What selects a figure, or its group. */
  private placeOf(one: Character): Spot | undefined {
    return this.now().choosing.spots.find((place) => place.kind === "piece" && (place.id === one.id || place.candidates.some((candidate) => this.gesture === "pick_group" && (candidate.form ?? candidate.answer) === one.troop)));
  }
  /** Whether a press here may become the drag of a figure. */
  private lifts(at: At): boolean {
    const { ahead } = this.now();
    const piece = ahead ? this.under(at) : undefined;
    if (!piece || !(this.placeOf(piece) || ahead!.moves(piece.id))) return false;
    this.lifted = { piece, from: at, at: null, dropped: false };
    return true;
  }
  private lift(at: At): void {
    const held = this.lifted!;
    if (held.dropped || (!held.at && Math.hypot(at.x - held.from.x, at.y - held.from.y) <= held.piece.radius * MM)) return;
    const { choosing } = this.now();
    const place = this.placeOf(held.piece);
    if (!held.at && place && !choosing.isAimedAt(place)) choosing.choose(place, true);
    if (!held.at) tools.focus = held.piece.id;
    this.lifted = { ...held, at };
    this.begin();
  }
  private letGo(held: Lifted): void {
    this.dropped = held.at !== null;
    this.lifted = held.at ? { ...held, dropped: true } : null;
  }
  /** It is known what may be done: the drag goes on as if it had been asked for. */
  begin(): void {
    const held = this.lifted;
    const { ahead } = this.now();
    if (!held?.at || !ahead?.isKnown) return;
    this.lifted = null;
    if (!ahead.move(held.piece.id)) return tools.reply(held.at, s("reply-stays"));
    flushSync();
    const { table, looks } = this.now();
    const hand = this.hand;
    if (!hand || !this.takes(hand, held.from, false)) return;
    if (pathing.drag) pathing.pull(table, hand, held.at);
    else if (moving.drag) moving.pull(table, held.at, looks, hand);
    this.last = held.at;
    if (held.dropped) this.drop();
  }

  // -- clicks -----------------------------------------------------------------------------------------

  clicked = (event: MouseEvent): void => {
    if (!this.swallows()) this.clickedAt(this.at(event), event.shiftKey);
  };
  private clickedAt(at: At, isPin: boolean): void {
    if (!this.hand && !tools.mode && !tools.sight && this.now().ahead?.move()) flushSync();
    const { table, isPutting, isPathing, choosing, ahead } = this.now();
    const hand = this.hand;
    if (hand && isPutting) return handling.putAt(table, hand, pointAt(table, at));
    if (hand && isPathing) {
      pathing.point(table, hand, at);
      return void ahead?.stretch();
    }
    if (this.gesture === "place_point") return this.snap(at);
    if (hand && this.gesture === "moves") return isPin || moving.pinning ? moving.pin(table, at) : this.walk(at, null);
    const house = pieces.house;
    if (!tools.mode) pieces.enter(table, thingAt(table, pointAt(table, at), 0), 0);
    if (!tools.sight && !tools.mode && pieces.house === null && house === null) tools.reply(at, s(choosing.question ? "reply-nothing" : "reply-wait"));
    tools.sight = null;
    tools.take("");
  }
  /** Where only some places can be chosen: the nearest to where somebody points. */
  private snap(at: At): void {
    const { table, points, scale } = this.now();
    const found = near(points.map((one) => spot(table, one.point!)), at, FINGER / scale);
    if (found >= 0) this.aim(points[found]!);
    else tools.reply(at, s("reply-far"));
  }
  walk(at: At, enemy: number | null): void {
    const { table, looks } = this.now();
    const hand = this.hand;
    if (hand) void moving.send(table, at, enemy, moving.arrange === "alone" || !!hand.held.walks.find((one) => one.figure === moving.mover)?.deed, looks, hand);
  }
  /** A figure was clicked: it is chosen, looked at, or said why not. */
  picked = (one: Character, event: MouseEvent): void => {
    if (this.swallows()) return;
    const { table, choosing, ahead, goer, isPutting, isPathing, movers, seat } = this.now();
    const hand = this.hand;
    const { question } = choosing;
    if (hand && isPutting) return handling.putAt(table, hand, pointAt(table, this.at(event)));
    tools.focus = one.id;
    this.joined = null;
    if (hand && isPathing && one === goer) return tools.reply(spot(table, one.place!), s("reply-goes"));
    if (hand && isPathing) return void (this.joined = one);
    const group = this.placeOf(one);
    if (this.gesture === "moves" && movers.includes(one.id)) moving.choose(one.id, hand);
    else if (this.gesture === "moves" && one.owner !== seat && one.place) this.joined = one;
    else if (this.gesture === "pick_group" && group) choosing.choose(group, this.byFinger);
    else if (!hand && ahead?.targets.some((place) => place.id === one.id)) ahead.strike(one.id);
    else if (hand && this.gesture === "split" && question!.gesture.items.includes(one.troop) && spent(hand.held) < question!.gesture.high) hand.change(share(hand.held, one.troop, 1));
    else if (question) void choosing.refuse("piece", one.id);
  };
  /** Only this leads a move to somebody who was looked at. */
  join(one: Character): void {
    const { table, ahead, isPathing } = this.now();
    const hand = this.hand;
    this.joined = null;
    if (ahead?.isThinking && isPathing && ahead.join(one.id)) return;
    if (hand && isPathing) pathing.point(table, hand, spot(table, one.place!));
    else this.walk(spot(table, one.place!), one.id);
  }
  aim(candidate: Candidate): void {
    const { choosing } = this.now();
    choosing.refusal = null;
    if (choosing.hand) choosing.hand.take(candidate);
    else choosing.aimed = [candidate];
  }
  /** A figure that is dropped on a spot does not choose that spot. */
  touched(candidate: Candidate, event: MouseEvent): void {
    if (this.swallows()) return;
    const { choosing, table, scale } = this.now();
    const [at, lies] = [this.at(event), spot(table, candidate.point!)];
    // A suggestion is easily hit, and no more than that: beside it lies another place.
    if (choosing.hand && Math.hypot(at.x - lies.x, at.y - lies.y) * scale > BESIDE) return this.clickedAt(at, event.shiftKey);
    if (choosing.aimed[0] === candidate) choosing.commit(candidate);
    else this.aim(candidate);
  }
  /** A finger that may mean several is shown them larger, and chooses among them. */
  clickedFirst = (event: MouseEvent): void => {
    if ((event as PointerEvent).pointerType !== "touch" || tools.mode || !knots.at(event.clientX, event.clientY)) return;
    this.swallows();
    event.preventDefault();
    event.stopPropagation();
  };

  // -- ways and keys ----------------------------------------------------------------------------------

  /** The point of a way that is pressed with the other button is taken away. */
  unpoint = (event: MouseEvent): void => {
    const { table, isPathing, finger } = this.now();
    const hand = this.hand;
    if (!hand || !isPathing || !pathing.remove(table, hand, this.at(event), finger)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Keys of a way: another point from here, and the last one away. */
  private wayKey(event: KeyboardEvent): void {
    const hand = this.hand;
    if (!hand || !this.now().isPathing || (event.target as HTMLElement).matches("input, textarea, select")) return;
    if (event.key === "'") hand.change({ ...hand.held, way: [...hand.held.way, ...hand.held.way.slice(-1)] });
    else if (event.key === "Backspace" || event.key === "Delete") hand.change(shorten(hand.held));
    else return;
    event.preventDefault();
  }
  keyed = (event: KeyboardEvent): void => {
    this.wayKey(event);
    if (event.key === "Shift" && !event.repeat && moving.drag?.at) moving.pin(this.now().table, moving.drag.at);
  };
}

/** What is offered instead of a way, as it would be held. */
export const offeredEnd = (hand: Holding): number[] | null => {
  const { offer } = hand;
  const last = offer ? heldFrom(hand.gesture, offer.form ?? offer.answer).way.at(-1) : null;
  return Array.isArray(last) ? last.map(Number) : null;
};
