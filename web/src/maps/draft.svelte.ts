// The table that is being drawn: read by the server at every change, kept in this browser, with undo and redo.

import { report } from "../lib/notices.svelte";
import { settings } from "../lib/settings.svelte";
import { api, Failure } from "../net/api";
import type { TableKind, TableSheet } from "../protocol.gen";
import { loadTexts, say } from "../text/messages.svelte";
import { named } from "../text/named";
import { m } from "./text";

export interface Laid {
  kind: string;
  x: number;
  y: number;
  turn?: number;
  on?: string;
  movable?: boolean;
  uneven?: boolean;
  climbable?: boolean;
}

/** A kind of object of one's own: a disc, or a rectangle. */
export interface OwnKind {
  id: string;
  name_en: string;
  diameter?: number;
  width?: number;
  depth?: number;
  height: number;
}

export interface TableData {
  id: string;
  name_en: string;
  name_nl: string;
  width: number;
  depth: number;
  mirrored: boolean;
  objects: Laid[];
  kinds?: OwnKind[];
}

/** A table that was saved, and what it was before. */
export interface KeptTable {
  name: string;
  versions: { at: number; table: TableData }[];
}

const VERSIONS = 20;
const BLANK: TableData = { id: "own-table", name_en: "", name_nl: "", width: 24, depth: 24, mirrored: true, objects: [] };
/** Places are told in hundredths of an inch. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

export class Draft {
  table: TableData = $state.raw(BLANK);
  sheet: TableSheet | null = $state.raw(null);
  picked: number | null = $state(null);
  /** What cannot be read at all. */
  problem = $state("");
  kept: KeptTable[] = $state.raw([]);
  private past: string[] = $state.raw([]);
  private future: string[] = $state.raw([]);
  private asked = 0;

  constructor(readonly game: string) {
    this.kept = this.read<KeptTable[]>("kept") ?? [];
  }

  /** Begin with the table of a link, or with the one that was left here. */
  async begin(shared: string | null): Promise<void> {
    const found = shared ? this.parsed(shared) : this.read<TableData>("draft");
    this.table = found ?? { ...BLANK, name_en: m("new"), name_nl: m("new") };
    await this.judge();
  }
  private parsed(text: string): TableData | null {
    try {
      return { ...BLANK, ...(JSON.parse(text) as TableData) };
    } catch {
      return null; // a link that was cut off shows what was left here
    }
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }
  get one(): Laid | null {
    return this.picked === null ? null : (this.table.objects[this.picked] ?? null);
  }
  get link(): string {
    return `${location.origin}/maps/${this.game}?table=${encodeURIComponent(JSON.stringify(this.table))}`;
  }
  /** Whether it can be played on as it is. */
  get isFit(): boolean {
    return this.problem === "" && (this.sheet?.troubles.length ?? 0) === 0;
  }
  kindOf(id: string): TableKind | undefined {
    return this.sheet?.kinds.find((one) => one.id === id);
  }
  kindName(id: string): string {
    const kind = this.kindOf(id);
    return kind ? named(kind) : id;
  }

  // -- changes ----------------------------------------------------------------------------------

  change(table: TableData): void {
    this.past = [...this.past, JSON.stringify(this.table)];
    this.future = [];
    this.table = table;
    void this.judge();
  }
  undo(): void {
    this.future = [...this.future, JSON.stringify(this.table)];
    this.back(this.past.at(-1));
    this.past = this.past.slice(0, -1);
  }
  redo(): void {
    this.past = [...this.past, JSON.stringify(this.table)];
    this.back(this.future.at(-1));
    this.future = this.future.slice(0, -1);
  }
  private back(text: string | undefined): void {
    if (text === undefined) return;
    this.table = JSON.parse(text) as TableData;
    if (!this.one) this.picked = null;
    void this.judge();
  }
  rename(name: string): void {
    this.change({ ...this.table, name_en: name, name_nl: name });
  }
  /** Another object, in the middle; of a mirrored table beside it, so that its twin has room. */
  add(kind: string): void {
    const { width, depth, mirrored } = this.table;
    const laid: Laid = { kind, x: rounded(width / (mirrored ? 4 : 2)), y: rounded(depth / 2) };
    this.picked = this.table.objects.length;
    this.change({ ...this.table, objects: [...this.table.objects, laid] });
  }
  /** The picked object with something else about it. */
  set(part: Partial<Laid>): void {
    const place = this.picked;
    if (place === null) return;
    const objects = this.table.objects.map((one, index) => (index === place ? this.within({ ...one, ...part }) : one));
    this.change({ ...this.table, objects });
  }
  private within(one: Laid): Laid {
    const { width, depth } = this.table;
    return { ...one, x: rounded(Math.min(width, Math.max(0, one.x))), y: rounded(Math.min(depth, Math.max(0, one.y))) };
  }
  move(dx: number, dy: number): void {
    if (this.one) this.set({ x: this.one.x + dx, y: this.one.y + dy });
  }
  turn(by: number): void {
    if (this.one) this.set({ turn: ((((this.one.turn ?? 0) + by) % 360) + 360) % 360 });
  }
  copy(): void {
    const one = this.one;
    if (!one) return;
    this.picked = this.table.objects.length;
    this.change({ ...this.table, objects: [...this.table.objects, this.within({ ...one, x: one.x + 1, y: one.y + 1 })] });
  }
  /** The picked object once more, on the other side of the middle. */
  mirror(): void {
    const one = this.one;
    if (!one) return;
    const { width, depth } = this.table;
    const twin = this.within({ ...one, x: width - one.x, y: depth - one.y, turn: ((one.turn ?? 0) + 180) % 360 });
    this.picked = this.table.objects.length;
    this.change({ ...this.table, objects: [...this.table.objects, twin] });
  }
  remove(): void {
    const place = this.picked;
    if (place === null) return;
    this.picked = null;
    this.change({ ...this.table, objects: this.table.objects.filter((_, index) => index !== place) });
  }
  addKind(kind: Omit<OwnKind, "id">): void {
    const kinds = this.table.kinds ?? [];
    let number = kinds.length + 1;
    while (kinds.some((one) => one.id === `own-${number}`)) number += 1;
    this.change({ ...this.table, kinds: [...kinds, { ...kind, id: `own-${number}` }] });
  }

  // -- the server ---------------------------------------------------------------------------------

  /** The server reads the table: where everything lies, and what is wrong with it. */
  private async judge(): Promise<void> {
    this.write("draft", this.table);
    const number = ++this.asked;
    try {
      const found = await api.tableSheet(this.game, { text: JSON.stringify(this.table), draft: true });
      if (number !== this.asked) return;
      this.sheet = found;
      this.problem = "";
    } catch (error) {
      if (number !== this.asked) return;
      await loadTexts(settings.language, ["kernel", "server"]);
      if (error instanceof Failure) this.problem = say(error.note.id, error.note.args);
    }
  }
  /** Begin anew with a table that comes with the game, or with a file. */
  async open(wish: { name?: string; text?: string }): Promise<void> {
    try {
      const found = await api.tableSheet(this.game, { ...wish, draft: true });
      this.picked = null;
      this.change({ ...BLANK, ...(found.table as unknown as TableData), id: "own-table" });
    } catch (error) {
      if (error instanceof Failure) report(error.note);
    }
  }
  startEmpty(): void {
    this.picked = null;
    this.change({ ...BLANK, name_en: m("new"), name_nl: m("new") });
  }

  // -- this browser -------------------------------------------------------------------------------

  /** Save the table under its name; what it was before stays as an older version. */
  keep(): void {
    const name = named(this.table);
    const before = this.kept.find((one) => one.name === name);
    const versions = [{ at: Date.now(), table: this.table }, ...(before?.versions ?? [])].slice(0, VERSIONS);
    this.kept = [{ name, versions }, ...this.kept.filter((one) => one !== before)];
    this.write("kept", this.kept);
    report({ id: "web.saved" });
  }
  take(table: TableData): void {
    this.picked = null;
    this.change(table);
  }
  drop(one: KeptTable): void {
    this.kept = this.kept.filter((other) => other !== one);
    this.write("kept", this.kept);
  }
  private write(what: string, value: unknown): void {
    try {
      localStorage.setItem(`dicefront.maps.${this.game}.${what}`, JSON.stringify(value));
    } catch {
      // a browser that is full still draws
    }
  }
  private read<T>(what: string): T | null {
    try {
      return JSON.parse(localStorage.getItem(`dicefront.maps.${this.game}.${what}`) ?? "null") as T | null;
    } catch {
      return null;
    }
  }
}
