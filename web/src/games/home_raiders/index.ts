// What Home Raiders brings to the client.

import type { GameClient } from "../game";
import Picture from "./Picture.svelte";

const client: GameClient = {
  id: "home_raiders",
  code: "HR",
  minutes: 60,
  Picture,
  options: ["stars", "table"],
  choices: { table: () => import("../../skirmish/TableChoice.svelte") },
  table: () => import("./table"),
  builder: () => import("./builder"),
  situation: () => import("./situation"),
  examples: () => import("./examples"),
};

export default client;
