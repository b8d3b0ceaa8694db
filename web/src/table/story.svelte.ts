// The log in the language of the reader: told once per event, again when the language changes.

import type { GameClient, Talk, Teller, Told } from "../games/game";
import type { Seen } from "../protocol.gen";
import { has, say } from "../text/messages.svelte";
import { windowName } from "./windows";

/** What happened without anybody's hand; such lines can be folded away. */
const AUTOMATIC = ["server.automatic", "server.passed"];

export class Story {
  lines: Told[] = $state.raw([]);
  private teller: Teller | null = null;
  private count = 0;
  private first: Seen | undefined;
  private language = "";

  constructor(
    private game: GameClient,
    private talk: () => Talk,
  ) {}

  /** Tell what is new; from the start if the history or the language is another one. */
  follow(events: Seen[], language: string): void {
    const anew = this.teller === null || language !== this.language || events.length < this.count || events[0] !== this.first;
    if (anew) {
      this.teller = this.game.teller(this.talk);
      this.count = 0;
      this.lines = [];
      this.first = events[0];
      this.language = language;
    }
    if (events.length === this.count) return;
    const fresh = events.slice(this.count).flatMap((event) => this.tell(event));
    this.count = events.length;
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh];
  }

  private tell(event: Seen): Told[] {
    const common = event.kind.startsWith("server.") || (event.kind.startsWith("kernel.") && event.kind !== "kernel.thrown");
    if (!common) return this.teller?.tell(event) ?? [];
    if (!has(event.kind)) return [];
    const talk = this.talk();
    const args = this.game.words(talk, event.args, event.kind);
    for (const other of ["by", "to"]) if (typeof event.args[other] === "number") args[other] = talk.name(event.args[other]);
    if (event.kind === "server.passed") args["kind"] = windowName(String(event.args["kind"]));
    const player = typeof event.args["player"] === "number" ? event.args["player"] : -1;
    return [{ n: event.n, entry: event.entry, at: event.at, text: say(event.kind, args), rule: "", player, pieces: [], kind: AUTOMATIC.includes(event.kind) ? "auto" : "plain", why: [] }];
  }
}
