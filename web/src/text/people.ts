// Names of people: a guest has none but the one the server made, "Guest 1234", which everybody reads in their own language.

import { t } from "./messages.svelte";

const GUEST = /^Guest (\d+)$/;

export function personName(name: string): string {
  const guest = GUEST.exec(name);
  return guest ? t("guest", { number: guest[1] }) : name;
}
