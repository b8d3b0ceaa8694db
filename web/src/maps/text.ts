// Messages of the table editor.

import { say, type Args } from "../text/messages.svelte";

export const m = (id: string, args: Args = {}): string => say(`maps.${id}`, args);
