// What SphereWars brings to the client.

import type { GameClient } from "../game";
import { CALLED } from "./called.gen";
import Picture from "./Picture.svelte";

const client: GameClient = {
  id: "spherewars",
  code: "SW",
  minutes: 90,
  called: CALLED,
  Picture,
  options: ["points", "mission", "scenario", "density", "weather", "measuring"],
  table: () => import("./table"),
  builder: () => import("./builder"),
  situation: () => import("./situation"),
};

export default client;
