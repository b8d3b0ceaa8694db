// Who sits at this screen, and in how many matches it is this person's turn.

import { report } from "../lib/notices.svelte";
import { settings } from "../lib/settings.svelte";
import { api } from "./api";
import { lobbyLine } from "./lobby.svelte";
import { wire } from "./wire.svelte";

class Person {
  id = $state("");
  name = $state("");
  guest = $state(true);
  login: string | null = $state(null);
  ready: Promise<void>;
  private spoken = settings.language;

  constructor() {
    this.ready = this.load().then(() => wire.start());
    lobbyLine.connect();
    $effect.root(() => {
      $effect(() => this.speak(settings.language as "en" | "nl"));
    });
  }

  async load(): Promise<void> {
    try {
      const found = await api.me();
      this.take(found);
      if (found.hook_off) report({ id: "web.hook-off" });
    } catch {
      // the header stays empty until the server answers
    }
  }

  /** Mails come in the language of the page, once that is changed. */
  private speak(language: "en" | "nl"): void {
    if (language !== this.spoken) void api.setChannels({ language }).catch(() => undefined);
    this.spoken = language;
  }

  /** In how many matches it is this person's turn. */
  get turns(): number {
    return lobbyLine.turns;
  }

  /** Be called otherwise; the old name stays if the server does not like the new one. */
  async rename(name: string): Promise<void> {
    await api.rename(name).then((found) => this.take(found), () => undefined);
  }

  take(found: { id: string; name: string; guest: boolean; login: string | null }): void {
    const isAnother = this.id !== "" && (this.id !== found.id || this.login !== found.login);
    this.id = found.id;
    this.name = found.name;
    this.guest = found.guest;
    this.login = found.login;
    if (isAnother) wire.connect(); // the server knows a connection by whoever opened it
  }
}

export const me = new Person();
