// The guided first game: the first fight, with dice that always fall alike.

import { AGAINST, SPOT, THERE, TRAY, type GuidedGame } from "../../table/lessons";

const guided: GuidedGame = {
  wish: { game: "home_raiders", start: "first_fight", seats: AGAINST, seed: 5, undo: "free" },
  minutes: 10,
  lessons: [
    { id: "cover", rule: "HR-LOS-03", asked: "home_raiders.shoot.target", at: "[data-spot^=target]" },
    { id: "shot", rule: "HR-SHT-04", told: "home_raiders.attacked", at: TRAY },
    { id: "reach", rule: "HR-MVT-01", asked: "home_raiders.move.path", at: THERE },
    { id: "climbing", rule: "HR-MVT-05", asked: "home_raiders.move.path", at: THERE },
    { id: "formation", rule: "HR-UNT-02", asked: "home_raiders.move.path", at: THERE },
    { id: "ground", rule: "HR-GTG-01", asked: "home_raiders.react.ground", at: ".prompt .question" },
    { id: "contact", rule: "HR-CON-02", asked: "home_raiders.move.break-away", at: SPOT },
    { id: "score", rule: "HR-OBJ-03", told: "home_raiders.round-ended", at: ".plates .strip, .side .lines, .sheets" },
  ],
};

export default guided;
