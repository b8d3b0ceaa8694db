// The guided first game.

import { AGAINST, SPOT, THERE, TRAY, type GuidedGame } from "../../table/lessons";

const guided: GuidedGame = {
  wish: { game: "chessboard", options: { preset: "first_game" }, seats: AGAINST, seed: 20, undo: "free" },
  minutes: 10,
  lessons: [
    { id: "deploy", rule: "CB-DEP-01", asked: "chessboard.setup.deploy", at: SPOT },
    { id: "initiative", rule: "CB-RND-02", told: "chessboard.initiative-won", at: TRAY },
    { id: "activate", rule: "CB-TRN-01", asked: "chessboard.turn.activate", at: SPOT },
    { id: "move", rule: "CB-MOV-01", asked: "chessboard.turn.move", at: THERE },
    { id: "attack", rule: "CB-ATK-01", asked: "chessboard.turn.attack", at: "[data-spot^=target]" },
    { id: "dice", rule: "CB-DEF-02", told: "chessboard.hit", at: TRAY },
    { id: "defended", rule: "CB-DEF-03", told: "chessboard.defended", at: TRAY },
    { id: "defeated", rule: "CB-DEF-07", told: "chessboard.defeated", at: ".side .lines, .sheets" },
    { id: "round", rule: "CB-TRN-06", told: "chessboard.round-finished", at: ".plates .strip" },
  ],
};

export default guided;
