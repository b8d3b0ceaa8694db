// The service worker: rules, replays and lists without a network. It waits until the first screen has settled.

import { report } from "../lib/notices.svelte";

const LATER = 4000;

export function keepForOffline(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  setTimeout(() => {
    const before = navigator.serviceWorker.controller;
    void navigator.serviceWorker.register("/sw.js").catch(() => {}); // a browser that keeps nothing still plays
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (before) report({ id: "web.new-version" });
    });
  }, LATER);
}

/** What the server said to this person is not for the next one at this screen. */
export async function forgetAnswers(): Promise<void> {
  for (const key of Object.keys(localStorage)) if (key.startsWith("dicefront.lists.")) localStorage.removeItem(key);
  if ("caches" in globalThis) await caches.delete("dicefront-answers");
}
