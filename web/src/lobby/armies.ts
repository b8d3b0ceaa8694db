// Armies to choose from: the own ones and the ready-made ones, each with what it was made for.

import { api } from "../net/api";
import type { ArmyBook, GameInfo, Json } from "../protocol.gen";
import { named } from "../text/named";
import { t } from "../text/messages.svelte";

export interface Army {
  label: string;
  /** What a ready-made one is called everywhere; empty for any other. */
  name: string;
  roster: Json;
  /** The options an own one was built for. */
  options: Record<string, Json> | null;
}

/** One of those to choose from; its key stays the same when other options are chosen. */
export interface Force extends Army {
  key: string;
  own: boolean;
}

/** What armies of a game are paid with. */
const currency = (game: GameInfo): "points" | "stars" => (game.options.some((one) => one.name === "stars") ? "stars" : "points");

/** All armies that can be chosen under these options, and the catalogue they are written in. */
export async function forcesOf(game: GameInfo, options: Record<string, Json>): Promise<{ armies: Force[]; book: ArmyBook | null }> {
  if (!game.armies) return { armies: [], book: null };
  const book = await api.armyBook(game.id, options);
  const own = await api.lists(game.id).catch(() => ({ lists: [] })); // the ready-made ones are enough to play
  const unit = currency(game);
  const armies = [
    ...own.lists.map((one) => ({ key: `own ${one.id}`, own: true, label: t("own-army", { name: one.name }), name: "", roster: one.roster, options: one.options ?? null })),
    ...book.ready.map((one) => {
      const name = named({ name_en: one.name, name_nl: one.name_nl ?? "" });
      const label = one.points === null ? name : t(`army-${unit}`, { name, [unit]: one.points });
      return { key: `ready ${one.name}`, own: false, label, name: one.name, roster: one.roster, options: null };
    }),
  ];
  return { armies, book };
}
