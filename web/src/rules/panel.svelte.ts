// The rules beside whatever is being done: opened at a paragraph, without leaving the page.

import { gameOfRule } from "../games";

class RulesPanel {
  game = $state("");
  paragraph = $state("");

  open(id: string): void {
    this.paragraph = id;
    this.game = gameOfRule(id);
  }
  close(): void {
    this.game = "";
  }
}

export const rulesPanel = new RulesPanel();
