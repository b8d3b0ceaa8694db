// A list on its way from the builder to the Lab: in the address, so that it can be loaded again and shared.

import { router } from "../lib/router.svelte";
import type { Json } from "../protocol.gen";

export interface Sent {
  name: string;
  roster: Json;
  options: Record<string, Json>;
}

export const sendToLab = (game: string, sent: Sent): string => `/lab?part=matchups&game=${game}#${encodeURIComponent(JSON.stringify(sent))}`;

/** The list in the address; null if there is none. */
export function sentHere(): Sent | null {
  try {
    const found = JSON.parse(router.hash || "null") as Partial<Sent> | null;
    return found && typeof found.name === "string" && found.roster && found.options ? (found as Sent) : null;
  } catch {
    return null; // an address that was cut off
  }
}
