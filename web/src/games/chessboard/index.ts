// What Chessboard Skirmish brings to the client.

import type { GameClient } from "../game";
import { CALLED } from "./called.gen";
import Picture from "./Picture.svelte";

const client: GameClient = {
  id: "chessboard",
  code: "CB",
  minutes: 15,
  called: CALLED,
  Picture,
  page: [["flag", "CB-LST-01"], ["play", "CB-TRN-01"], ["fit", "CB-MOV-01"], ["sword", "CB-ATK-01"], ["die", "CB-DEF-02"], ["shield", "CB-DEF-07"]],
  options: ["scenario", "points", "obstacles"],
  table: () => import("./table"),
  builder: () => import("./builder"),
  situation: () => import("./situation"),
  examples: () => import("./examples"),
};

export default client;
