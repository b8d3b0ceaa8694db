import { settings } from "../lib/settings.svelte";
import { has, t } from "./messages.svelte";

/** The name of something in the language of the reader. */
export const named = (one: { name_en: string; name_nl: string }): string => (settings.language === "nl" && one.name_nl ? one.name_nl : one.name_en);

/** The name of a game on every screen; its id, where the client has no name for it. */
export const gameName = (id: string): string => (has(`web.game-${id}`) ? t(`game-${id}`) : id);
