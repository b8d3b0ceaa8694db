import type { Json } from "../../../protocol.gen";

/** The miniatures of an army as they are written. */
export const minisOf = (roster: Json): string[] => (roster as { minis?: string[] } | null)?.minis ?? [];
