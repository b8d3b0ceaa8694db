import { settings } from "../lib/settings.svelte";

/** The name of something in the language of the reader. */
export const named = (one: { name_en: string; name_nl: string }): string => (settings.language === "nl" && one.name_nl ? one.name_nl : one.name_en);
