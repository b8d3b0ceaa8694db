// Faults of the program itself, as opposed to what the rules or the network do not allow.

import { api } from "../net/api";
import { report } from "./notices.svelte";
import { router } from "./router.svelte";

/** Codes under which the server and the page say that something failed. */
const CODES = ["failed", "client"];
const LONGEST = 1000;
/** Browsers say this when a size changes twice in one frame; nothing is wrong then. */
const HARMLESS = /ResizeObserver loop/;

export const isFault = (code: string): boolean => CODES.includes(code);

/** What is known about an error: its message, and where it happened. */
export function described(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? String(error)) : String(error);
  return (error instanceof Error && !text.includes(error.message) ? `${error.message}\n${text}` : text).slice(0, LONGEST);
}

/** Tell whoever runs the site. */
export function sendFault(code: string, detail: string): Promise<void> {
  const match = /^\/[gr]\/([^/]+)/.exec(router.path)?.[1] ?? null;
  return api.reportFault({ code, place: router.path.slice(0, 200), text: detail, match });
}

export function tellFault(error: unknown): void {
  report({ id: "web.error-client", args: { code: String(error).slice(0, 120) } }, "client", described(error));
}

/** Nothing fails in silence: what no screen caught becomes a message. */
export function watchForFaults(): void {
  addEventListener("error", (event) => {
    if (!HARMLESS.test(event.message)) tellFault(event.error ?? event.message);
  });
  addEventListener("unhandledrejection", (event) => tellFault(event.reason));
}
