// Who sits at this screen, and in how many matches it is this person's turn.

import { api } from "./api";
import { lobbyLine } from "./lobby.svelte";

class Person {
  id = $state("");
  name = $state("");
  guest = $state(true);
  login: string | null = $state(null);
  ready: Promise<void>;

  constructor() {
    this.ready = this.load().then(() => lobbyLine.connect());
  }

  async load(): Promise<void> {
    try {
      this.take(await api.me());
    } catch {
      // the header stays empty until the server answers
    }
  }

  /** In how many matches it is this person's turn. */
  get turns(): number {
    return lobbyLine.turns;
  }

  take(found: { id: string; name: string; guest: boolean; login: string | null }): void {
    this.id = found.id;
    this.name = found.name;
    this.guest = found.guest;
    this.login = found.login;
  }
}

export const me = new Person();
