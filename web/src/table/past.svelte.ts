// The table as it stood at an earlier moment, looked at while the match goes on.

import { report } from "../lib/notices.svelte";
import { api, Failure } from "../net/api";
import type { Json } from "../protocol.gen";
import { Choosing } from "./choosing.svelte";

export class Past {
  entry: number | null = $state(null);
  view: Json = $state.raw(null);
  /** Nothing can be chosen in the past. */
  readonly choosing = new Choosing({ send: () => {}, atOnce: () => false, attempt: async () => null });

  constructor(
    private match: string,
    private pass: string | null,
  ) {}

  async open(entry: number, seat: number | null): Promise<void> {
    try {
      const moment = await api.moment(this.match, entry, seat === null ? "" : String(seat), this.pass);
      this.view = moment.view;
      this.entry = entry;
    } catch (error) {
      if (error instanceof Failure) report(error.note, error.code);
    }
  }

  /** Back to now; whether it was the past that was shown. */
  leave(): boolean {
    const was = this.entry !== null;
    this.entry = null;
    return was;
  }
}
