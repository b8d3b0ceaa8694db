import { settings } from "../lib/settings.svelte";
import { clientOf } from "../games";

/** The name of something in the language of the reader. */
export const named = (one: { name_en: string; name_nl: string }): string => (settings.language === "nl" && one.name_nl ? one.name_nl : one.name_en);

/** The name of a game on every screen; its id, where the client has no name for it. */
export const gameName = (id: string): string => clientOf(id)?.called[settings.language]?.title ?? id;

/** What a game is about, in one sentence; empty where the client knows none. */
export const gameAbout = (id: string): string => clientOf(id)?.called[settings.language]?.about ?? "";
