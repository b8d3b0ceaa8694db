// Notes and arrows on a replay; the match itself never changes.

import { api } from "../net/api";
import type { Study, StudyNote } from "../protocol.gen";

export class StudyBook {
  id: string | null = $state(null);
  title = $state("");
  mine = $state(true);
  changed = $state(false);
  own: Study[] = $state.raw([]);
  private notes: StudyNote[] = $state([]);

  constructor(readonly match: string) {}

  async open(id: string): Promise<void> {
    this.take(await api.study(id));
  }
  async list(): Promise<void> {
    this.own = (await api.studies(this.match)).studies;
  }
  take(study: Study): void {
    this.id = study.id;
    this.title = study.title;
    this.mine = study.mine;
    this.notes = study.notes.map((note) => ({ ...note, arrows: note.arrows.map((arrow) => [...arrow]) }));
    this.changed = false;
  }
  clear(): void {
    this.id = null;
    this.title = "";
    this.mine = true;
    this.notes = [];
    this.changed = false;
  }

  get all(): StudyNote[] {
    return [...this.notes].sort((a, b) => a.entry - b.entry);
  }
  at(entry: number): StudyNote | undefined {
    return this.notes.find((note) => note.entry === entry);
  }
  private made(entry: number): StudyNote {
    let found = this.at(entry);
    if (!found) {
      this.notes.push({ entry, text: "", arrows: [] });
      found = this.at(entry)!;
    }
    this.changed = true;
    return found;
  }
  private tidy(): void {
    this.notes = this.notes.filter((note) => note.text !== "" || note.arrows.length > 0);
  }
  write(entry: number, text: string): void {
    this.made(entry).text = text;
    this.tidy();
  }
  draw(entry: number, arrow: number[]): void {
    this.made(entry).arrows.push(arrow);
  }
  erase(entry: number): void {
    this.made(entry).arrows = [];
    this.tidy();
  }

  /** Keep it; somebody else's study becomes an own copy. */
  async save(title: string): Promise<void> {
    const wish = { match: this.match, title: this.title.trim() || title, notes: this.all };
    const saved = this.id !== null && this.mine ? await api.changeStudy(this.id, wish) : await api.keepStudy(wish);
    this.take(saved);
    await this.list();
  }
  async remove(): Promise<void> {
    if (this.id !== null) await api.dropStudy(this.id);
    this.clear();
    await this.list();
  }
}
