// Hands on a table that is looked at: one pointer drags it, two spread it, a wheel zooms, and a finger that rests asks.

const HOLD_MS = 500;
/** So far a pointer may stray and still have clicked. */
const STRAY = 8;
/** A notch of a wheel, in pixels, and by how much it turns, in degrees. */
const NOTCH = 50;
const TURN = 15;
const ENDS = ["pointerup", "pointercancel", "pointermove"];

export interface Point {
  x: number;
  y: number;
}

export interface Grasped {
  /** Zoom about a point of the screen, and pan by pixels. */
  zoom: (factor: number, at: Point) => void;
  shift: (dx: number, dy: number) => void;
  /** All of it is shown: a finger that strokes it pans nothing. */
  isWhole: () => boolean;
  /** A long press on a point of the screen; whether something is there. */
  oninfo?: (x: number, y: number) => boolean;
  /** Turn what is in the hand, to the right by so many degrees; whether there is something to turn. */
  turn?: (degrees: number) => boolean;
  /** A click that was no drag. */
  ontap?: (event: MouseEvent) => void;
}

export class Grasp {
  private pointers = new Map<number, Point>();
  private moved = 0;
  private spread = 0;
  /** So far a wheel was rolled since something was turned by it. */
  private rolled = 0;
  private holding: ReturnType<typeof setTimeout> | undefined;

  constructor(private does: () => Grasped) {}

  /** Some pointer is down. */
  get isHeld(): boolean {
    return this.pointers.size > 0;
  }

  private get apart(): number {
    const [one, two] = [...this.pointers.values()];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  }
  private get between(): Point {
    const [one, two] = [...this.pointers.values()];
    return { x: ((one?.x ?? 0) + (two?.x ?? 0)) / 2, y: ((one?.y ?? 0) + (two?.y ?? 0)) / 2 };
  }

  down = (event: PointerEvent): void => {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.moved = 0;
    if (this.pointers.size === 2) this.spread = this.apart;
  };
  move = (event: PointerEvent): void => {
    const node = event.currentTarget as Element;
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    this.moved += Math.abs(dx) + Math.abs(dy);
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 2 && this.spread > 0) {
      const now = this.apart;
      this.does().zoom(now / this.spread, this.between);
      this.spread = now;
    }
    if (this.moved < STRAY) return;
    if (this.pointers.size === 1 && event.pointerType === "touch" && this.does().isWhole()) return;
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    const share = this.pointers.size === 2 ? 2 : 1;
    this.does().shift(dx / share, dy / share);
  };
  up = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
  };

  /** A finger that rests on something asks what it is. */
  private rest = (event: PointerEvent): void => {
    clearTimeout(this.holding);
    if (event.pointerType === "mouse" || !this.does().oninfo) return;
    const at = { x: event.clientX, y: event.clientY };
    const stop = (): void => {
      clearTimeout(this.holding);
      for (const kind of ENDS) removeEventListener(kind, watch as EventListener);
    };
    const watch = (next: PointerEvent): void => {
      if (next.type !== "pointermove" || Math.hypot(next.clientX - at.x, next.clientY - at.y) > STRAY) stop();
    };
    for (const kind of ENDS) addEventListener(kind, watch as EventListener);
    this.holding = setTimeout(() => {
      stop();
      if (this.does().oninfo?.(at.x, at.y)) this.moved = 99; // the press was a question, not a choice
    }, HOLD_MS);
  };

  /** A drag is no click. */
  private click = (event: MouseEvent): void => {
    if (this.moved < STRAY) return this.does().ontap?.(event);
    event.stopPropagation();
    event.preventDefault();
    this.moved = 0;
  };
  private wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (event.altKey && this.turns(event.deltaY)) return;
    this.does().zoom(Math.exp(-event.deltaY * 0.0016), { x: event.clientX, y: event.clientY });
  };

  /** A wheel turns what is in the hand, a step for each notch; a smooth one turns it as far by many small moves. */
  private turns(delta: number): boolean {
    this.rolled = Math.sign(this.rolled) === Math.sign(delta) ? this.rolled + delta : delta;
    const steps = Math.abs(delta) >= NOTCH ? Math.sign(delta) : Math.trunc(this.rolled / NOTCH);
    if (steps !== 0) this.rolled = 0;
    return this.does().turn?.(steps * TURN) ?? false;
  }

  /** What is heard before anything on the table hears it; the rest is given to the element, after whatever lies on it. */
  on = (node: Element): { destroy: () => void } => {
    const heard: [string, (event: never) => void, AddEventListenerOptions][] = [
      ["pointerdown", this.rest, { capture: true }],
      ["click", this.click, { capture: true }],
      ["wheel", this.wheel, { passive: false }],
    ];
    for (const [kind, does, how] of heard) node.addEventListener(kind, does as EventListener, how);
    return {
      destroy: () => {
        for (const [kind, does, how] of heard) node.removeEventListener(kind, does as EventListener, how);
      },
    };
  };
}

/** The other button steps back; a finger that rests asks, and does not step back. */
export function contextBack(event: MouseEvent & { pointerType?: string }, onback?: () => void): void {
  event.preventDefault();
  if (event.pointerType !== "touch") onback?.();
}
