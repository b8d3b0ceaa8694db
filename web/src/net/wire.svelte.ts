// One connection for the whole page; the lobby and every seat have a line on it, numbered as they are opened.

import type { LineClosed } from "../protocol.gen";

/** What whoever holds a line hears. */
export interface Ear {
  /** The line is open, for the first time or again: nothing was said on it yet. */
  opened: (line: WireLine) => void;
  told: (text: string) => void;
  /** The line is cut; it opens again by itself. */
  lost: () => void;
}

export interface WireLine {
  send: (text: string) => void;
  close: () => void;
}

interface Held extends WireLine {
  match: string | null;
  ear: Ear;
  /** Its number on this connection; none while it is cut. */
  number: number | null;
  attempt: number;
}

const REFUSED = 4429;
const CLOSED = '{"type":"closed"';
const pauseAfter = (attempt: number): number => Math.min(20_000, 400 * 2 ** Math.min(attempt, 6)) * (0.6 + Math.random() * 0.8);

export class Wire {
  /** How often it was tried in vain. */
  attempt = $state(0);
  retryAt = $state(0);
  /** Why the server does not let this page in, by its own word. */
  refused: string | null = $state(null);
  private socket: WebSocket | null = null;
  private lines = new Set<Held>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private started = false;
  private next = 0;

  /** The server knows now who looks at this page. */
  start(): void {
    this.started = true;
    this.connect();
  }

  open(match: string | null, ear: Ear): WireLine {
    const line: Held = { match, ear, number: null, attempt: 0, send: (text) => this.send(line, text), close: () => this.drop(line) };
    this.lines.add(line);
    this.dial(line);
    return line;
  }

  /** Connect at once, whatever was waited for. */
  connect(): void {
    if (!this.started) return;
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const before = this.socket;
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socket = socket;
    for (const line of this.lines) line.number = null;
    this.next = 0;
    before?.close();
    socket.onopen = () => {
      for (const line of this.lines) this.dial(line);
    };
    socket.onmessage = (event) => this.hear(String(event.data));
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event);
    };
  }

  /** Connect when the network or the person comes back. */
  wake(): void {
    if (this.socket === null && document.visibilityState === "visible") this.connect();
  }

  private lost(event: CloseEvent): void {
    this.socket = null;
    this.attempt += 1;
    this.refused = event.code === REFUSED ? event.reason || "too-many-sockets" : null;
    const wait = pauseAfter(this.attempt);
    this.retryAt = Date.now() + wait;
    this.timer = setTimeout(() => this.connect(), wait);
    for (const line of this.lines) this.cut(line);
  }

  private cut(line: Held): void {
    line.number = null;
    line.ear.lost();
  }

  private dial(line: Held): void {
    if (this.socket?.readyState !== WebSocket.OPEN || !this.lines.has(line) || line.number !== null) return;
    line.number = this.next++;
    this.send(line, JSON.stringify({ type: "open", match: line.match }));
    line.ear.opened(line);
  }

  private send(line: Held, text: string): void {
    if (line.number !== null && this.socket?.readyState === WebSocket.OPEN) this.socket.send(`${line.number}:${text}`);
  }

  private drop(line: Held): void {
    this.send(line, JSON.stringify({ type: "close" }));
    this.lines.delete(line);
  }

  private hear(text: string): void {
    const mark = text.indexOf(":");
    const number = Number(text.slice(0, mark));
    const line = [...this.lines].find((one) => one.number === number);
    if (!line) return; // closed by this page in the meantime
    const told = text.slice(mark + 1);
    if (told.startsWith(CLOSED)) return this.ended(line, JSON.parse(told) as LineClosed);
    this.attempt = line.attempt = 0;
    this.refused = null;
    line.ear.told(told);
  }

  /** The server has ended one line; the others go on. */
  private ended(line: Held, end: LineClosed): void {
    line.attempt += 1;
    if (end.code === REFUSED) this.refused = end.reason;
    const wait = pauseAfter(line.attempt);
    this.retryAt = Date.now() + wait;
    this.cut(line);
    setTimeout(() => this.dial(line), wait);
  }
}

export const wire = new Wire();
addEventListener("online", () => wire.wake());
document.addEventListener("visibilitychange", () => wire.wake());
