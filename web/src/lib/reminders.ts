// Time runs out in a game over days: a message on the page, and one of the system where it is wanted, each once.

import type { Lobby } from "../protocol.gen";
import { t } from "../text/messages.svelte";
import { personName } from "../text/people";
import { announce } from "./attention";
import { report } from "./notices.svelte";

const KEY = "dicefront.reminded";
const KEPT = 50;

function reminded(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function remind(lobby: Lobby): void {
  const before = reminded();
  const marks = lobby.reminders.map((one) => `${one.match} ${one.question} ${one.left}`);
  const fresh = lobby.reminders.filter((_, index) => !before.includes(marks[index] ?? ""));
  if (fresh.length === 0) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...before, ...marks])].slice(-KEPT)));
  } catch {
    // a browser that keeps nothing is reminded again
  }
  for (const one of fresh) {
    const match = lobby.mine.find((other) => other.id === one.match);
    if (!match) continue;
    const others = match.seats.filter((seat) => !seat.mine).map((seat) => personName(seat.name) || t("computer"));
    const note = { id: `web.reminder-${one.left}`, args: { others: others.join(", ") } };
    report(note);
    announce(match.game, t("title-turn"), t(`reminder-${one.left}`, note.args));
  }
}
