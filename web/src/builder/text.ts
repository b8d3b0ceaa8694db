// Messages of the builder.

import { settings } from "../lib/settings.svelte";
import { say, type Args } from "../text/messages.svelte";

export const b = (id: string, args: Args = {}): string => say(`builder.${id}`, args);

/** The name of something in the language of the reader. */
export const named = (one: { name_en: string; name_nl: string }): string => (settings.language === "nl" && one.name_nl ? one.name_nl : one.name_en);
