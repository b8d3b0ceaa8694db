// Somebody is waited for: the title and icon of the page, a sound, and a message of the system if it was allowed.

import { settings } from "./settings.svelte";
import { chime } from "./sound";

const icon = (): HTMLLinkElement | null => document.querySelector("link[rel=icon]");

/** Show in the title and icon of the page whether it is one's turn. */
export function badge(title: string, mine: boolean): void {
  document.title = mine ? `${title} · Dicefront` : "Dicefront";
  icon()?.setAttribute("href", mine ? "/icon-turn.svg" : "/icon.svg");
}

export const canNotify = (): boolean => "Notification" in window && Notification.permission !== "denied";

/** Announce turns of a game; the browser asks for leave, on a click only. */
export async function wantNotices(game: string, wanted: boolean): Promise<boolean> {
  const others = settings.notify.filter((one) => one !== game);
  const allowed = wanted && "Notification" in window && (await Notification.requestPermission()) === "granted";
  settings.notify = allowed ? [...others, game] : others;
  return allowed === wanted;
}

/** Tell somebody who looks elsewhere. */
export function announce(game: string, title: string, text: string): void {
  if (document.visibilityState === "visible") return;
  if (settings.sound) chime();
  if (!settings.notify.includes(game) || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(title, { body: text, icon: "/icon.svg", tag: game });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
