// What the builder needs to know of a game to write its lists down. What is allowed is the server's to say.

import type { Component } from "svelte";
import type { ArmyBook, Json } from "../protocol.gen";
import type { Args } from "../text/messages.svelte";
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

/** An entry of the catalogue on the shelf. */
export interface Shelved {
  entry: string;
  name: string;
  cost: number;
  about: string;
  /** What a search finds it by. */
  words: string;
}

export interface BuilderGame {
  id: string;
  texts: string[];
  /** By which texts the limit and the size are told, if not by those of the option. */
  unit?: string;
  /** The option that holds the limit, what it may be, and what it is at first. */
  option: string;
  limits: number[];
  limit: number;
  empty: (book: ArmyBook | null) => Json;
  size: (roster: Json) => number;
  /** A list in lines of text, and back. */
  write: (roster: Json) => string[];
  read: (lines: string[], book: ArmyBook | null) => Read;
  /** Arguments of what is wrong with a list, in words; those it leaves out are said as they are. */
  words: (book: ArmyBook | null, roster: Json, args: { [key: string]: Json }) => Args;
  /** A cost in a few letters. */
  price: (cost: number) => string;
  /** An entry as it stands on the table. */
  Figure?: Component<{ entry: string; size: number }>;
  /** The options of a match in which a list is tried. */
  trial: (limit: number) => Record<string, Json>;
  Catalogue: Component<Part>;
  List: Component<Part>;
  /** What stands above the kept lists: the entry that is looked at. */
  Detail?: Component<Part>;
}
