// One line to a match: what one seat (or a spectator) sees, asked and told in the order it happened.

import {
  PROTOCOL,
  type Came,
  type ChatLine,
  type ClientMessage,
  type Done,
  type Json,
  type Looked,
  type MatchInfo,
  type Note,
  type Refused,
  type Seen,
  type ServerMessage,
  type Snapshot,
  type Tried,
  type Update,
} from "../protocol.gen";
import type { DieLook } from "../games/game";
import { keepPledge } from "../lib/pledges";
import { keepSeal } from "../lib/seals";
import { pace } from "../lib/settings.svelte";
import { APART, type Motion, type Sliding } from "../table/motion";
import { wire, type WireLine } from "./wire.svelte";

export type Reply = Done | Refused | Came | Looked | Tried;
type Follow = (view: Json, event: Seen) => Json;

/** A die that lies in the tray. */
export interface Thrown {
  key: number;
  player: number;
  purpose: string;
  rule: string;
  sides: number[];
  faces: number[];
  rolling: boolean;
  looks: DieLook[];
  event: Seen;
}

const LONG = 40; // so many events at once are history, not news
const ROLL_MS = 600;
/** The activation of a computer takes no longer than this, whatever is shown of it. */
const LONGEST = 2500;

let commands = 0;
const session = Math.random().toString(36).slice(2, 8);

const thrownArgs = (event: Seen): Pick<Thrown, "player" | "purpose" | "rule" | "sides" | "faces"> => event.args as unknown as Thrown;

export class Line {
  match: MatchInfo | null = $state.raw(null);
  /** What is drawn: behind the server by no more than the animation that runs. */
  snapshot: Snapshot | null = $state.raw(null);
  view: Json = $state.raw(null);
  events: Seen[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  online: boolean[] = $state.raw([]);
  /** Since when each seat has been empty, by the clock of this machine; 0 for those who are here. */
  awaySince: number[] = $state.raw([]);
  watching = $state(0);
  commitment = $state("");
  /** The server names another fingerprint of the dice than at the start. */
  broken = $state(false);
  private begun = false;
  key: string | null = $state(null);
  state: "connecting" | "open" | "waiting" | "closed" = $state("connecting");
  problem: Note | null = $state.raw(null);
  busy = $state(0);
  playing = $state(false);
  /** The number of what the server asks by the newest it told; null for nothing. */
  private asks: number | null = $state(null);
  tray: Thrown[] = $state([]);
  /** A throw of one's own that waits for the hand that rolls it. */
  held: (() => void) | null = $state.raw(null);
  recent: Seen[] = $state.raw([]);
  takenAt = $state(0);
  /** Whether this device plays the seat; another one of the same player may do so. */
  here = $state(true);

  holdsThrow: (event: Seen) => boolean = () => false;
  follow: Follow = (view) => view;
  dress: (events: Seen[]) => Map<number, DieLook[]> = () => new Map();
  /** How an event is shown, and whose activation it begins, if it begins one. */
  motionOf: (view: Json, event: Seen, changes: boolean) => Motion | null = () => null;
  /** Whether the moves of two events begin one soon after the other. */
  together: (event: Seen, next: Seen) => boolean = () => false;
  begins: (event: Seen) => { key: string; computer: boolean } | null = () => null;
  animated = true;
  /** Those who slide at the moment. */
  sliding: Sliding[] = $state.raw([]);
  /** When the last of them is there. */
  private arrives = 0;
  /** Milliseconds that were taken to show the activation that goes on. */
  spent = $state(0);
  private activation = "";
  private limit = $state(Infinity);
  /** The motion that runs is left out; all of it until the next own decision. */
  private cut = false;
  private wake: (() => void) | null = null;
  private rush = false;

  private line: WireLine | null = null;
  private queue: { update: Update; at: number }[] = [];
  private last = 0;
  private waiting = new Map<string, { message: ClientMessage; resolve: (reply: Reply) => void }>();
  private hurry = false;
  private looks = new Map<number, DieLook[]>();

  constructor(
    readonly id: string,
    readonly seat: number | null,
    readonly pass: string | null = null,
  ) {}

  connect(): void {
    const hello = (): string => JSON.stringify({ type: "hello", protocol: PROTOCOL, seat: this.seat, last: this.last, key: this.pass, aside: !this.here });
    this.line = wire.open(this.id, {
      opened: (line) => line.send(hello()),
      told: (text) => this.hear(JSON.parse(text) as ServerMessage),
      lost: () => {
        if (this.state !== "closed") this.state = "waiting";
      },
    });
  }

  close(): void {
    this.line?.close();
    this.state = "closed";
  }

  // -- what comes from the server ------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.welcomed(message);
      case "update":
        this.last = message.last;
        this.asks = message.snapshot.question?.number ?? null;
        if (message.key) this.key = message.key;
        this.queue.push({ update: message, at: Date.now() });
        void this.play();
        return;
      case "presence":
        this.online = message.online;
        this.awaySince = since(message.away);
        this.watching = message.watching;
        this.match = message.match;
        this.pledge();
        return;
      case "seated":
        this.here = message.here;
        return;
      case "chat":
        this.chat = [...this.chat, message];
        return;
      case "closing":
        return this.closing(message.code, message.note, message.retry);
      case "pong":
        return;
      default: {
        const waiting = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        waiting?.resolve(message);
      }
    }
  }

  private welcomed(message: Extract<ServerMessage, { type: "welcome" }>): void {
    this.state = "open";
    this.match = message.match;
    this.online = message.online;
    this.awaySince = since(message.away);
    this.commitment = message.commitment;
    this.key = message.key;
    this.chat = message.chat;
    this.begun = this.begun || message.events.some((one) => one.kind === "kernel.thrown");
    this.pledge();
    this.here = message.here;
    this.last = message.last;
    this.asks = message.snapshot.question?.number ?? null;
    const update: Update = { type: "update", events: message.events, last: message.last, snapshot: message.snapshot, back: null, key: message.key };
    if (message.anew || this.snapshot === null) {
      this.queue = [];
      this.events = message.events;
      this.show(message.snapshot, Date.now());
      this.tray = this.opening(message.events);
    } else {
      this.queue.push({ update, at: Date.now() });
      void this.play();
    }
    for (const { message: command } of this.waiting.values()) this.line?.send(JSON.stringify(command));
  }

  private closing(code: string, note: Note, retry: boolean): void {
    if (code === "version") {
      const tried = sessionStorage.getItem("dicefront.reloaded");
      if (tried !== String(PROTOCOL)) {
        sessionStorage.setItem("dicefront.reloaded", String(PROTOCOL));
        location.reload();
      }
    }
    if (!retry) {
      this.problem = note;
      this.close();
    }
  }

  /** What is promised about the dice is kept before they fall. */
  private pledge(): void {
    const begun = this.begun || this.events.some((one) => one.kind === "kernel.thrown");
    if (this.match && !keepPledge(this.match, begun)) this.broken = true;
  }

  private show(snapshot: Snapshot, at: number): void {
    this.snapshot = snapshot;
    this.takenAt = at;
    this.view = snapshot.view;
  }

  // -- one thing after the other ---------------------------------------------------------------------

  private async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    while (this.queue.length > 0) {
      const { update, at } = this.queue.shift()!;
      const many = update.events.length + this.queue.reduce((sum, one) => sum + one.update.events.length, 0) > LONG;
      if (many || update.back !== null) this.hurry = true;
      if (update.back !== null) this.tray = [];
      const begun = this.events.length;
      this.looks = this.dress(update.events);
      for (const [place, event] of update.events.entries()) await this.tell(event, update.events[place + 1]);
      this.recent = this.events.slice(begun);
      this.show(update.snapshot, at);
      if (update.snapshot.question !== null || update.snapshot.outcome !== null) this.rush = false;
      if (this.queue.length === 0) this.hurry = false;
    }
    this.playing = false;
  }

  /** Whether what is asked can be answered: all was shown, or what is still shown does not change the question. */
  get open(): boolean {
    return !this.playing || (this.asks !== null && this.asks === this.snapshot?.question?.number);
  }

  private speed(): number {
    return this.hurry || this.rush || !this.animated || document.visibilityState === "hidden" ? 0 : pace();
  }

  private async tell(event: Seen, next: Seen | undefined): Promise<void> {
    if (event.kind === "kernel.thrown") await this.throw(event);
    if (event.kind === "server.sealed") keepSeal(this.id, event);
    this.count(event);
    const before = this.view;
    const after = this.follow(before, event);
    const motion = this.motionOf(before, event, after !== before);
    const speed = this.speed();
    const ms = motion && speed > 0 ? Math.min(motion.ms * speed, this.limit - this.spent) : 0;
    if (motion?.slide && ms > 0) {
      this.sliding = [...this.sliding, { ...motion.slide, ms }];
      this.arrives = Math.max(this.arrives, Date.now() + ms);
    }
    this.events = [...this.events, event];
    this.view = after;
    const goesOn = next !== undefined && motion?.slide && this.together(event, next);
    const left = this.sliding.length > 0 ? Math.max(ms, this.arrives - Date.now()) : ms;
    if (ms > 0) await this.rest(this.allowed(goesOn ? Math.min(ms, APART * speed) : left));
    if (!goesOn) this.arrive();
  }
  private arrive(): void {
    this.sliding = [];
    this.arrives = 0;
  }

  /** A new activation has its time before it. */
  private count(event: Seen): void {
    const begun = this.begins(event);
    if (!begun || begun.key === this.activation) return;
    this.activation = begun.key;
    this.limit = begun.computer ? LONGEST * pace() : Infinity;
    this.spent = 0;
  }
  /** Milliseconds that the activation of a computer took so far. */
  get taken(): number {
    return this.limit === Infinity ? 0 : this.spent;
  }
  private allowed(ms: number): number {
    const left = Math.max(0, Math.min(ms, this.limit - this.spent));
    this.spent += left;
    return left;
  }

  /** Dice that fell as the match began, before anybody was asked: they lie there for who comes now. */
  private opening(events: Seen[]): Thrown[] {
    if (events.some((one) => one.entry !== events[0]!.entry)) return [];
    return events.filter((one) => one.kind === "kernel.thrown").map((event) => ({ ...thrownArgs(event), key: event.n, rolling: false, looks: this.looks.get(event.n) ?? [], event }));
  }

  private async throw(event: Seen): Promise<void> {
    if (this.speed() > 0 && this.holdsThrow(event)) {
      await new Promise<void>((resolve) => (this.held = resolve));
      this.held = null;
    }
    const speed = this.speed();
    const thrown: Thrown = { key: event.n, ...thrownArgs(event), rolling: speed > 0, looks: this.looks.get(event.n) ?? [], event };
    const known = this.tray.length > 0 && this.belongs(this.tray[this.tray.length - 1]!, thrown);
    // What the table draws is no story of its own: it lies beside the last throw of a player, and replaces nobody's.
    const isTable = thrown.player < 0 && this.tray.some((one) => one.player >= 0);
    this.tray = known ? [...this.tray, thrown] : isTable ? [...this.tray.filter((one) => one.player >= 0), thrown] : [thrown];
    if (speed > 0) {
      await this.rest(this.allowed(ROLL_MS * speed));
      this.tray = this.tray.map((one) => (one.key === thrown.key ? { ...one, rolling: false } : one));
      await this.rest(this.allowed(ROLL_MS * 0.45 * speed));
    }
  }

  /** Throws of one answer lie together; a new decision clears the tray. */
  private belongs(before: Thrown, after: Thrown): boolean {
    const isNext = this.events.at(-1)?.n === before.key; // nothing happened in between: thrown again, or against it
    if (isNext && this.tray.length < 8) return true;
    return after.event.entry - before.event.entry <= 2 && this.tray.length < 8 && sameStory(before.purpose, after.purpose);
  }

  /** Wait for so long, unless it is left out. */
  private async rest(ms: number): Promise<void> {
    if (ms > 0 && !this.hurry && !this.rush && !this.cut) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    if (this.cut) this.arrive(); // those who went together are there together
    this.wake = null;
    this.cut = false;
  }

  /** Let the hand roll, or leave out the motion that runs, or all of it until the next own decision. */
  skip(all = false): boolean {
    if (this.held) {
      this.held();
      return true;
    }
    if (all) this.rush = this.snapshot?.question === null;
    else if (this.playing) this.cut = true;
    this.wake?.();
    return this.playing || this.rush;
  }

  // -- what goes to the server -----------------------------------------------------------------------

  command(message: DistributiveOmit<ClientMessage, "id">): Promise<Reply> {
    const full = { ...message, id: `${session}-${++commands}` } as ClientMessage;
    return new Promise((resolve) => {
      const id = (full as { id: string }).id;
      const weight = full.type === "look" || full.type === "try" ? 0 : 1; // who only looks keeps nobody waiting
      this.busy += weight;
      this.waiting.set(id, {
        message: full,
        resolve: (reply) => {
          this.busy -= weight;
          resolve(reply);
        },
      });
      if (this.state === "open") this.line?.send(JSON.stringify(full));
    });
  }
}

const since = (away: number[]): number[] => away.map((seconds) => (seconds > 0 ? Date.now() - seconds * 1000 : 0));

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

const STORIES = [
  ["attack", "melee", "ranged", "spirit", "grapple", "defence", "save", "move"],
  ["initiative"],
  ["roll-off", "first-turn"],
  ["obstacles", "marker"],
];

const BEGINNINGS = ["attack", "melee", "ranged"];

function sameStory(one: string, other: string): boolean {
  const last = (purpose: string): string => purpose.split(".").pop() ?? "";
  if (last(other) === "move" || (BEGINNINGS.includes(last(other)) && last(one) !== last(other))) return false;
  if (last(one) === last(other)) return true;
  return STORIES.some((story) => story.includes(last(one)) && story.includes(last(other)));
}
