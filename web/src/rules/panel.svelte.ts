// The rules beside whatever is being done: opened at a paragraph, without leaving the page.

const GAMES: Record<string, string> = { CB: "chessboard", CR: "crystals", HR: "home_raiders" };

class RulesPanel {
  game = $state("");
  paragraph = $state("");

  open(id: string): void {
    this.paragraph = id;
    this.game = GAMES[id.slice(0, 2)] ?? "";
  }
  close(): void {
    this.game = "";
  }
}

export const rulesPanel = new RulesPanel();
