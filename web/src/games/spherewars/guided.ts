// The guided first game: somebody of each kind stands close to the enemy, with an order and gems to spare.

import { AGAINST, BUTTONS, SPOT, TRAY, type GuidedGame } from "../../table/lessons";

const LOG = ".side .lines, .sheets";

const guided: GuidedGame = {
  wish: { game: "spherewars", start: "lessons", seats: AGAINST, seed: 4, undo: "free" },
  minutes: 10,
  lessons: [
    { id: "activation", rule: "SW-ACT-02", asked: "spherewars.turn.activate", at: SPOT },
    { id: "run", rule: "SW-MOV-05", asked: "spherewars.move.action", at: BUTTONS },
    { id: "area", rule: "SW-DEF-05", asked: "spherewars.move.path", at: ".prompt .question" },
    { id: "charge", rule: "SW-MOV-16", asked: "spherewars.join.way", at: ".prompt .question" },
    { id: "fight", rule: "SW-HTH-04", told: "spherewars.dexterity_decided", at: TRAY },
    { id: "sight", rule: "SW-SHO-02", asked: "spherewars.shot.declare", at: "[data-spot^=target]" },
    { id: "shot", rule: "SW-SHO-05", told: "spherewars.precision_rolled", at: TRAY },
    { id: "wounds", rule: "SW-WOU-01", told: "spherewars.wounded", at: LOG },
    { id: "order", rule: "SW-ORD-01", asked: "spherewars.window.between", at: ".prompt .question" },
    { id: "spell", rule: "SW-SPE-02", asked: "spherewars.spell.cast", at: ".prompt .question" },
  ],
};

export default guided;
