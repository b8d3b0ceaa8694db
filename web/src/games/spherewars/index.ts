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
  page: [["flag", "SW-MIS-03"], ["clock", "SW-TRN-02"], ["play", "SW-ACT-02"], ["ruler", "SW-MOV-05"], ["sword", "SW-HTH-04"], ["bow", "SW-SHO-05"], ["star", "SW-SPE-02"], ["chat", "SW-ORD-01"]],
  options: ["points", "mission", "scenario", "density", "weather", "measuring"],
  proposed: { density: "common", weather: "rolled" },
  table: () => import("./table"),
  builder: () => import("./builder"),
  situation: () => import("./situation"),
};

export default client;
