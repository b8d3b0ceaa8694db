// Messages of Home Raiders in the browser.

import { say, type Args } from "../../text/messages.svelte";

export const r = (id: string, args: Args = {}): string => say(`home_raiders.web.${id}`, args);
