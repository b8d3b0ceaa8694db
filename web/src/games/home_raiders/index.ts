// What Home Raiders brings to the client.

import type { GameClient } from "../game";
import { CALLED } from "./called.gen";
import Picture from "./Picture.svelte";

const client: GameClient = {
  id: "home_raiders",
  code: "HR",
  minutes: 60,
  called: CALLED,
  Picture,
  page: [["flag", "HR-OBJ-03"], ["crystal", "HR-RND-01"], ["list", "HR-ACT-01"], ["ruler", "HR-MVT-01"], ["bow", "HR-SHT-01"], ["die", "HR-SHT-04"], ["eye", "HR-LOS-03"]],
  options: ["stars", "table"],
  choices: { table: () => import("../../skirmish/TableChoice.svelte") },
  table: () => import("./table"),
  maps: () => import("./maps"),
  builder: () => import("./builder"),
  situation: () => import("./situation"),
  examples: () => import("./examples"),
};

export default client;
