// Messages of the builder.

import { say, type Args } from "../text/messages.svelte";

export const b = (id: string, args: Args = {}): string => say(`builder.${id}`, args);
