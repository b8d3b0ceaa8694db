// Messages of SphereWars in the browser.

import { say, type Args } from "../../text/messages.svelte";

export const w = (id: string, args: Args = {}): string => say(`spherewars.web.${id}`, args);
