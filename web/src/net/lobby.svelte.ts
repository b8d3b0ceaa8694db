// The lobby as it changes: one connection for the whole page, so that the badge of your turns is right everywhere.

import { remind } from "../lib/reminders";
import type { Lobby } from "../protocol.gen";

class LobbyLine {
  lobby: Lobby | null = $state.raw(null);
  /** Whether the server has been away for longer than a moment. */
  away = $state(false);
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get turns(): number {
    return this.lobby?.mine.filter((one) => one.my_turn).length ?? 0;
  }

  connect(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/socket`);
    const before = this.socket;
    this.socket = socket;
    before?.close();
    socket.onmessage = (event) => {
      this.lobby = JSON.parse(String(event.data)) as Lobby;
      remind(this.lobby);
      this.attempt = 0;
      this.away = false;
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private lost(): void {
    this.attempt += 1;
    this.away = this.attempt > 1;
    const wait = Math.min(30_000, 500 * 2 ** Math.min(this.attempt, 6)) * (0.6 + Math.random() * 0.8);
    this.timer = setTimeout(() => this.connect(), wait);
  }
}

export const lobbyLine = new LobbyLine();
addEventListener("online", () => lobbyLine.away && lobbyLine.connect());
