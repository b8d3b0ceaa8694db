// The log in the language of the reader: told once per event, again when the language changes.

import type { GameTable, Group, Talk, Teller, Told } from "../games/game";
import type { Seen } from "../protocol.gen";
import { settings } from "../lib/settings.svelte";
import { has, say, tt } from "../text/messages.svelte";
import { breaches } from "./speech";
import { windowName } from "./windows";

/** What happened without anybody's hand; such lines can be folded away. */
const AUTOMATIC = ["server.automatic", "server.passed"];

const SEATS = [0, 1, 2, 3];
const NOBODY = -1;

export class Story {
  lines: Told[] = $state.raw([]);
  private teller: Teller | null = null;
  private count = 0;
  private first: Seen | undefined;
  private told = "";
  private group: Group | undefined;
  private activations = 0;

  constructor(
    private game: GameTable,
    private talk: () => Talk,
  ) {}

  /** How it is told: the language, the unit of length, and what has a name by now. */
  get manner(): string {
    return [settings.language, settings.units, this.game.known?.(this.talk().view) ?? ""].join(" ");
  }

  /** Tell what is new; from the start if the history is another one, or is to be told in another manner. */
  follow(events: Seen[], manner: string): void {
    const anew = this.teller === null || manner !== this.told || events.length < this.count || events[0] !== this.first;
    if (anew) {
      this.teller = this.game.teller(this.talk);
      this.count = 0;
      this.lines = [];
      this.first = events[0];
      this.told = manner;
      this.group = undefined;
      this.activations = 0;
    }
    if (events.length === this.count) return;
    const fresh = events.slice(this.count).flatMap((event) => this.grouped(event));
    this.count = events.length;
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh];
  }

  /** The lines of an event, each with the activation it belongs to; a new round counts them anew. */
  private grouped(event: Seen): Told[] {
    const opened = this.teller?.opens(event) ?? null;
    if (opened) {
      this.activations += 1;
      const title = tt("activation", { number: this.activations, name: this.talk().name(opened.player), who: opened.who });
      this.group = { title, player: opened.player };
    }
    const told = this.tell(event);
    if (told.some((line) => line.kind === "head")) {
      this.group = undefined;
      this.activations = 0;
    }
    // A name such as "Guest 41" holds no number to be explained.
    const people = SEATS.map((seat) => ({ piece: NOBODY, text: this.talk().name(seat) }));
    return told.map((line) => ({ ...line, names: [...(line.names ?? []), ...people], group: this.group }));
  }

  private tell(event: Seen): Told[] {
    const common = event.kind.startsWith("server.") || (event.kind.startsWith("kernel.") && event.kind !== "kernel.thrown");
    if (!common) return this.teller?.tell(event) ?? [];
    if (!has(event.kind)) return [];
    const talk = this.talk();
    const args = this.game.words(talk, event.args, event.kind);
    for (const other of ["by", "to"]) if (typeof event.args[other] === "number") args[other] = talk.name(event.args[other]);
    const broken = event.kind === "kernel.list-agreed" ? breaches(this.game, talk, event.args["problems"]) : [];
    if (broken.length > 0) args["problems"] = broken.map((one) => `${one.text} (${one.rule})`).join(" ");
    if (event.kind === "server.passed") args["kind"] = windowName(String(event.args["kind"]));
    const isSlip = event.kind === "server.sealed"; // it says nothing of what was chosen
    const player = typeof event.args["player"] === "number" && !isSlip ? event.args["player"] : -1;
    return [{ n: event.n, entry: event.entry, at: event.at, text: say(event.kind, args), rule: "", player, pieces: [], kind: AUTOMATIC.includes(event.kind) ? "auto" : "plain", why: broken, names: broken.map((one) => ({ piece: NOBODY, text: one.rule })) }];
  }
}
