// Messages to the person at the screen: they stay until read or replaced, the last ten can be read again.

import type { Note } from "../protocol.gen";

export interface Notice {
  number: number;
  note: Partial<Note> & { id: string };
  /** What to name when asking somebody about it. */
  code: string;
  /** What is known about a fault, for whoever runs the site. */
  detail: string;
  at: number;
}

class Notices {
  list: Notice[] = $state([]);
  shown: Notice | null = $state(null);
}

export const notices = new Notices();
let count = 0;

export function report(note: Partial<Note> & { id: string }, code = "", detail = ""): void {
  const notice = { number: ++count, note, code, detail, at: Date.now() };
  notices.list = [notice, ...notices.list].slice(0, 10);
  notices.shown = notice;
}

export function dismiss(): void {
  notices.shown = null;
}
