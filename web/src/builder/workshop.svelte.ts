// The list that is being built: judged by the server at every change, kept in this browser, with undo and redo.

import { sendToLab } from "../lab/sent";
import { report } from "../lib/notices.svelte";
import { AGREED, LISTS } from "../lobby/setup";
import { settings } from "../lib/settings.svelte";
import { api, Failure } from "../net/api";
import { me } from "../net/me.svelte";
import type { ArmyBook, ArmyVerdict, Json, Note, SavedRoster } from "../protocol.gen";
import { say } from "../text/messages.svelte";
import type { BuilderGame } from "./game";
import { keepBook, keepLists, keptBook, keptLists } from "./kept";
import { b } from "./text";

const LATER = 8000; // milliseconds until the server is tried again
const isOffline = (error: unknown): boolean => error instanceof Failure && error.code === "offline";

interface Draft {
  name: string;
  limit: number;
  id: string;
  roster: Json;
}

export class Workshop {
  name = $state("");
  limit = $state(0);
  /** The list on the server that this one is a version of; empty if it is none. */
  id = $state("");
  roster: Json = $state.raw(null);
  book: ArmyBook | null = $state.raw(null);
  verdict: ArmyVerdict | null = $state.raw(null);
  saved: SavedRoster[] = $state.raw([]);
  unread: string[] = $state.raw([]);
  /** The entry of the catalogue that is looked at. */
  focus = $state("");
  tab = $state("list");
  /** There is no network: the list is kept here, and judged when it returns. */
  offline = $state(false);
  private past: string[] = $state.raw([]);
  private future: string[] = $state.raw([]);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly returned = (): void => void (this.offline && this.reload());

  constructor(readonly game: BuilderGame) {
    this.limit = game.limit;
    addEventListener("online", this.returned);
  }
  /** Nobody builds here any more. */
  close(): void {
    clearTimeout(this.timer);
    removeEventListener("online", this.returned);
  }

  /** Begin with a list from a link, or with the one that was left here. */
  async begin(shared: string | null): Promise<void> {
    const kept = JSON.parse(localStorage.getItem(this.key) ?? "null") as Draft | null;
    if (kept) this.limit = kept.limit;
    this.name = kept?.name ?? b("new-army");
    this.id = kept?.id ?? "";
    await this.fetchBook();
    this.roster = kept?.roster ?? this.game.empty(this.book);
    if (shared) {
      this.id = "";
      this.take(shared);
    }
    await this.judge();
    await this.fetchLists();
  }
  /** The catalogue from the server, or the one that was kept here. */
  private async fetchBook(): Promise<void> {
    try {
      this.book = await api.armyBook(this.game.id, this.options);
      keepBook(this.game.id, this.book);
    } catch (error) {
      this.book = isOffline(error) ? keptBook(this.game.id) : null;
      if (!this.book) throw error;
    }
  }
  private async fetchLists(): Promise<void> {
    try {
      this.saved = (await api.lists(this.game.id)).lists;
      keepLists(this.game.id, this.saved);
    } catch (error) {
      if (!isOffline(error)) throw error;
      this.saved = keptLists(this.game.id);
    }
  }

  private get key(): string {
    return `dicefront.army.${this.game.id}`;
  }
  get options(): Record<string, Json> {
    return { [this.game.option]: this.limit };
  }
  get title(): string {
    return this.name || b("new-army");
  }
  get size(): number {
    return this.game.size(this.roster);
  }
  get left(): number | null {
    const found = this.verdict;
    return found && found.budget !== null && found.cost !== null ? found.budget - found.cost : null;
  }
  get lines(): string[] {
    return [`name: ${this.title}`, ...this.game.write(this.roster)];
  }
  get text(): string {
    return this.lines.join("\n");
  }
  get link(): string {
    return `${location.origin}/armies/${this.game.id}?list=${encodeURIComponent(this.lines.join(","))}`;
  }
  /** Whether what is wrong can be agreed on. */
  get canAgree(): boolean {
    const problems = this.verdict?.problems ?? [];
    return problems.length > 0 && problems.every((one) => one.liftable);
  }
  /** The options of a match in which this list is tried; a computer agrees to whatever can be agreed on. */
  private get trial(): Record<string, Json> {
    return { ...this.game.trial(this.limit), ...(this.canAgree ? { [LISTS]: AGREED } : {}) };
  }
  /** The Lab, with this list on side A. */
  get labAddress(): string {
    return sendToLab(this.game.id, { name: this.title, roster: { ...(this.roster as Record<string, Json>), name: this.title }, options: this.trial });
  }
  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }
  /** Why an entry of the catalogue cannot be added any more; empty if it can. */
  barred(entry: string): Note | null {
    return this.verdict?.barred?.find((one) => one.entry === entry)?.note ?? null;
  }
  /** Look at an entry of the catalogue in full. */
  look(entry: string): void {
    this.focus = entry;
    this.tab = "more";
  }
  say(note: Note): string {
    return say(note.id, { ...note.args, ...this.game.words(this.book, this.roster, note.args) });
  }

  // -- changes ----------------------------------------------------------------------------------

  change(roster: Json): void {
    this.past = [...this.past, this.written()];
    this.future = [];
    this.roster = roster;
    void this.judge();
  }
  undo(): void {
    this.future = [...this.future, this.written()];
    this.back(this.past.at(-1));
    this.past = this.past.slice(0, -1);
  }
  redo(): void {
    this.past = [...this.past, this.written()];
    this.back(this.future.at(-1));
    this.future = this.future.slice(0, -1);
  }
  private written(): string {
    return JSON.stringify({ roster: this.roster, limit: this.limit });
  }
  private back(text: string | undefined): void {
    if (text === undefined) return;
    const before = JSON.parse(text) as { roster: Json; limit: number };
    const isSame = before.limit === this.limit;
    this.roster = before.roster;
    this.limit = before.limit;
    void (isSame ? this.judge() : this.reload());
  }
  setLimit(limit: number): void {
    this.past = [...this.past, this.written()];
    this.future = [];
    this.limit = limit;
    void this.reload();
  }
  setName(name: string): void {
    this.name = name;
    this.store();
  }
  /** The limit decides what there is, too. */
  private async reload(): Promise<void> {
    await this.attempt(() => this.fetchBook());
    await this.judge();
  }
  private async judge(): Promise<void> {
    this.store();
    const number = ++this.asked;
    try {
      const found = await api.checkArmy(this.game.id, this.roster, this.options);
      if (number !== this.asked) return;
      this.verdict = found;
      if (this.offline) void this.fetchLists();
      this.offline = false;
    } catch (error) {
      if (number !== this.asked || !isOffline(error)) return;
      this.verdict = null; // what was said about the list before may no longer hold
      this.offline = true;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.judge(), LATER);
    }
  }
  private store(): void {
    const draft: Draft = { name: this.name, limit: this.limit, id: this.id, roster: this.roster };
    localStorage.setItem(this.key, JSON.stringify(draft));
  }

  // -- lists ------------------------------------------------------------------------------------

  /** Read a list from text; what could not be read is kept to be shown. */
  take(source: string): void {
    const lines = source.split(/[\n,]/).map((line) => line.split("#")[0]!.trim());
    const found = this.game.read(lines.filter((line) => line !== ""), this.book);
    this.unread = found.unread;
    if (found.name) this.name = found.name.slice(0, 40);
    this.change(found.roster);
  }
  startEmpty(): void {
    this.id = "";
    this.name = b("new-army");
    this.change(this.game.empty(this.book));
  }
  copy(name: string, roster: Json): void {
    this.id = "";
    this.name = name;
    this.change(roster);
    this.tab = "list";
  }
  open(one: SavedRoster): void {
    this.past = [];
    this.future = [];
    this.id = one.id;
    this.name = one.name;
    this.roster = one.roster;
    this.limit = Number(one.options?.[this.game.option] ?? this.game.limit);
    this.tab = "list";
    void this.reload();
  }
  async keep(): Promise<void> {
    await this.attempt(async () => {
      const kept = await api.keepList(this.game.id, this.title, this.roster, this.options, this.id || undefined);
      this.id = kept.id;
      this.store();
      await this.fetchLists();
      report({ id: "web.saved" });
    });
  }
  async drop(one: SavedRoster): Promise<void> {
    await this.attempt(() => api.dropList(one.id));
    this.saved = this.saved.filter((other) => other.id !== one.id);
    if (this.id === one.id) this.id = "";
  }
  /** A match with this list against the easiest computer; the address of its table. */
  async tryIt(): Promise<string | null> {
    return this.attempt(async () => {
      const info = (await api.games()).games.find((one) => one.id === this.game.id);
      const made = await api.create({
        game: this.game.id,
        options: this.trial,
        language: settings.language as "en" | "nl",
        seats: [
          { who: "me", name: settings.name || me.name, level: "", roster: this.roster },
          { who: "computer", name: "", level: info?.levels[0]?.name ?? "", roster: null },
        ],
      });
      return `/g/${made.match.id}`;
    });
  }
  private async attempt<T>(act: () => Promise<T>): Promise<T | null> {
    try {
      return await act();
    } catch (error) {
      if (error instanceof Failure) report(error.note);
      else throw error;
      return null;
    }
  }
}
