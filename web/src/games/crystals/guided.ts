// The guided first game.

import { AGAINST, BUTTONS, SPOT, TRAY, type GuidedGame } from "../../table/lessons";

const guided: GuidedGame = {
  wish: { game: "crystals", options: { side_length: 3, crystals_to_win: 2, players: 2 }, seats: AGAINST, seed: 11, undo: "free" },
  minutes: 10,
  lessons: [
    { id: "attacker", rule: "CR-SET-05", asked: "crystals.setup.attacker", at: BUTTONS },
    { id: "spawn", rule: "CR-SPN-03", asked: "crystals.setup.first-spawn", at: SPOT },
    { id: "first", rule: "CR-SET-09", told: "crystals.went-first", at: TRAY },
    { id: "move", rule: "CR-MOV-01", asked: "crystals.turn.move", at: SPOT },
    { id: "teleport", rule: "CR-TEL-01", told: "crystals.jumped", at: ".side .lines, .sheets" },
    { id: "killed", rule: "CR-KIL-02", told: "crystals.killed", at: ".side .lines, .sheets" },
    { id: "experience", rule: "CR-EXP-05", asked: "crystals.turn.experience", at: SPOT },
    { id: "home", rule: "CR-LAP-05", told: "crystals.came-home", at: ".side .lines, .sheets" },
    { id: "again", rule: "CR-SPN-03", asked: "crystals.turn.spawn-start", at: SPOT },
  ],
};

export default guided;
