// The way of one figure by hand: a line that is drawn, or points that are set one by one, dragged, and taken away again.
// The server judges it meanwhile.

import { bend, drawn, goOn, shorten } from "../table/hand";
import type { Holding } from "../table/holding.svelte";
import { INCH } from "./lengths";
import { pointAt, spot, type View } from "./view";

interface At {
  x: number;
  y: number;
}

/** So far a point may lie beside the line that was drawn. */
const ROOM = INCH / 12;

const wayOf = (hand: Holding): number[][] => hand.held.way.filter((one): one is number[] => Array.isArray(one));

export class Pathing {
  /** What is dragged: a point of the way by its number, or a line that goes on behind it. */
  drag: { index: number; from: At; line: number[][] | null; before: number[][]; moved: boolean } | null = $state.raw(null);
  /** A press anywhere draws on, where no figure needs to be hit. */
  pen = $state(false);
  private dropped = false;

  /** Points that can be taken up, the last one first. */
  private under(view: View, hand: Holding, at: At, margin: number): number {
    return wayOf(hand).findLastIndex((point) => Math.hypot(at.x - spot(view, point).x, at.y - spot(view, point).y) <= margin);
  }

  /** Take up a point of the way, or begin a line at its end; `start` is where the figure stands. */
  hold(view: View, hand: Holding, at: At, start: number[] | null, radius: number, margin: number): boolean {
    const way = wayOf(hand);
    const near = (point: number[], far: number): boolean => Math.hypot(at.x - spot(view, point).x, at.y - spot(view, point).y) <= Math.max(far, margin);
    const index = this.under(view, hand, at, margin);
    if (index >= 0) this.drag = { index, from: at, line: null, before: way, moved: false };
    else if (way.length > 0 && near(way.at(-1)!, radius)) this.drag = { index: way.length - 1, from: at, line: null, before: way, moved: false };
    else if (start && near(start, radius)) this.drag = { index: -1, from: at, line: [start.slice(0, 2)], before: [], moved: false };
    else return false;
    return true;
  }

  /** A line is drawn from the end of the way on, wherever the pen is put down. */
  draw(hand: Holding, at: At, start: number[] | null): void {
    const way = wayOf(hand);
    const end = way.at(-1) ?? start;
    if (end) this.drag = { index: -1, from: at, line: [end.slice(0, 2)], before: way, moved: false };
  }

  pull(view: View, hand: Holding, at: At): void {
    const held = this.drag;
    if (!held) return;
    if (!held.moved && Math.hypot(at.x - held.from.x, at.y - held.from.y) < 2) return;
    if (!held.moved) hand.mark();
    const to = pointAt(view, at);
    const line = held.line ? [...held.line, to] : null;
    this.drag = { ...held, line, moved: true };
    if (line) hand.change({ ...hand.held, none: false, end: null, way: [...held.before, ...drawn(line, ROOM)] }, true);
    else hand.change(bend(hand.held, held.index, to), true);
  }

  drop(hand: Holding | null): void {
    this.dropped = this.drag?.moved ?? false;
    this.drag = null;
    hand?.rest();
  }

  /** Whether the click that comes now is the end of a drag. */
  swallows(): boolean {
    const was = this.dropped;
    this.dropped = false;
    return was;
  }

  /** The next point of the way. */
  point(view: View, hand: Holding, at: At): void {
    hand.change(goOn(hand.held, pointAt(view, at)));
  }

  /** Take away the point that lies here; whether there is one. */
  remove(view: View, hand: Holding, at: At, margin: number): boolean {
    const index = this.under(view, hand, at, margin);
    if (index < 0) return false;
    hand.change(shorten(hand.held, index));
    return true;
  }

  /** The end of the way goes one step further; the first step begins where the figure stands. */
  step(hand: Holding, across: number, up: number, by: number, start: number[]): void {
    const way = wayOf(hand);
    const end = way.at(-1) ?? start;
    const to = [Math.round(end[0]! + across * by), Math.round(end[1]! + up * by)];
    hand.change(way.length > 0 ? bend(hand.held, way.length - 1, to) : goOn(hand.held, to));
  }
}

export const pathing = new Pathing();
