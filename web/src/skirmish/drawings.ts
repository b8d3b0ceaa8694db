// All drawings of the measured table in one place, without the client: for tests and the contact sheet.

export { GROUNDS } from "./ground";
export { RECIPES, WIDE, draw, shadow } from "./scenery/recipes";
