// The lobby as it changes: one line for the whole page, so that the badge of your turns is right everywhere.

import { remind } from "../lib/reminders";
import type { Lobby } from "../protocol.gen";
import { wire, type WireLine } from "./wire.svelte";

class LobbyLine {
  lobby: Lobby | null = $state.raw(null);
  private line: WireLine | null = null;

  get turns(): number {
    return this.lobby?.mine.filter((one) => one.my_turn).length ?? 0;
  }

  /** Whether the server has been away for longer than a moment. */
  get away(): boolean {
    return wire.attempt > 1;
  }

  connect(): void {
    this.line ??= wire.open(null, {
      opened: () => undefined,
      lost: () => undefined,
      told: (text) => {
        this.lobby = JSON.parse(text) as Lobby;
        remind(this.lobby);
      },
    });
  }
}

export const lobbyLine = new LobbyLine();
