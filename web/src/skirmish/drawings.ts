// All drawings of the measured table in one place, without the client: for tests and the contact sheet.

export { GROUNDS } from "./ground";
export { FIELD } from "./scenery/field";
export { HOME } from "./scenery/home";
export { RECIPES, bring, WIDE, draw, shadow } from "./scenery/recipes";
export { PLAIN, bringParts, figure, markup } from "./parts/figure";
export { placed, HIGH, MOST } from "./labels";
export { CUT, FIELDS, SIZES } from "./seats";
export { badgeRadius, shownStates } from "./states";
export { BATTLE } from "./parts/field";
export { HOUSEHOLD } from "./parts/home";
