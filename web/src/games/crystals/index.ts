// What Crystals brings to the client.

import type { GameClient } from "../game";
import { CALLED } from "./called.gen";
import Picture from "./Picture.svelte";

const client: GameClient = {
  id: "crystals",
  code: "CR",
  minutes: 20,
  called: CALLED,
  Picture,
  page: [["crystal", "CR-WIN-01"], ["die", "CR-TRN-01"], ["fit", "CR-MOV-01"], ["sword", "CR-KIL-01"], ["star", "CR-EXP-01"]],
  options: ["side_length", "crystals_to_win", "victory"],
  table: () => import("./table"),
  situation: () => import("./situation"),
  examples: () => import("./examples"),
};

export default client;
