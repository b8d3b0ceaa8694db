// What the builder needs to know of a game to write its lists down. What is allowed is the server's to say.

import type { Component } from "svelte";
import type { ArmyBook, Json } from "../protocol.gen";
import type { Workshop } from "./workshop.svelte";

export interface Read {
  name: string;
  roster: Json;
  /** Lines that mean nothing. */
  unread: string[];
}

export interface Part {
  shop: Workshop;
}

export interface BuilderGame {
  id: string;
  texts: string[];
  /** The option that holds the limit, what it may be, and what it is at first. */
  option: string;
  limits: number[];
  limit: number;
  empty: (book: ArmyBook | null) => Json;
  size: (roster: Json) => number;
  /** A list in lines of text, and back. */
  write: (roster: Json) => string[];
  read: (lines: string[], book: ArmyBook | null) => Read;
  /** The options of a match in which a list is tried. */
  trial: (limit: number) => Record<string, Json>;
  Catalogue: Component<Part>;
  List: Component<Part>;
  /** What stands above the kept lists: the entry that is looked at. */
  Detail?: Component<Part>;
}

const loaders: Record<string, () => Promise<{ default: BuilderGame }>> = {
  chessboard: () => import("./chessboard/index"),
  home_raiders: () => import("./raiders/index"),
};

export const BUILDERS = Object.keys(loaders);

export async function builderOf(id: string): Promise<BuilderGame> {
  const load = loaders[id] ?? loaders["chessboard"]!;
  return (await load()).default;
}
