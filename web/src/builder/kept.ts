// What the builder keeps in this browser, to go on without a network: the catalogue and the own lists.

import type { ArmyBook, SavedRoster } from "../protocol.gen";

const BOOK = "dicefront.book.";
const LISTS = "dicefront.lists.";

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that is full still builds while there is a network
  }
}

function kept<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** The catalogue of the last limit that was looked at: what there is differs little with the limit. */
export const keepBook = (game: string, book: ArmyBook): void => keep(BOOK + game, book);
export const keptBook = (game: string): ArmyBook | null => kept<ArmyBook>(BOOK + game);
export const keepLists = (game: string, lists: SavedRoster[]): void => keep(LISTS + game, lists);
export const keptLists = (game: string): SavedRoster[] => kept<SavedRoster[]>(LISTS + game) ?? [];
