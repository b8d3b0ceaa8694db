// The guided first game.

import { AGAINST, BUTTONS, SPOT, THERE, type GuidedGame } from "../../table/lessons";

const guided: GuidedGame = {
  wish: { game: "home_raiders", options: { table: "bedside-table", stars: 4 }, seats: AGAINST, seed: 5, undo: "free" },
  minutes: 10,
  lessons: [
    { id: "team", rule: "HR-TEA-01", asked: "home_raiders.team.cards", at: "[data-testid=take-army]" },
    { id: "deploy", rule: "HR-DEP-01", asked: "home_raiders.deploy.place", at: ".camera" },
    { id: "activate", rule: "HR-RND-01", asked: "home_raiders.turn.activate", at: SPOT },
    { id: "action", rule: "HR-ACT-01", asked: "home_raiders.turn.action", at: BUTTONS },
    { id: "move", rule: "HR-MVT-01", asked: "home_raiders.move.path", at: THERE },
    { id: "shoot", rule: "HR-SHT-01", asked: "home_raiders.shoot.target", at: SPOT },
    { id: "melee", rule: "HR-CCA-01", asked: "home_raiders.melee.target", at: SPOT },
  ],
};

export default guided;
