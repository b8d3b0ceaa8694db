// Messages of the measured table.

import { say, type Args } from "../text/messages.svelte";

export const s = (id: string, args: Args = {}): string => say(`skirmish.${id}`, args);
