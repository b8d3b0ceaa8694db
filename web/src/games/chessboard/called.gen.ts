// Made by `python -m tools.protocol_types` from the texts of the game. Do not edit.

export const CALLED: Record<string, { title: string; about: string }> = {
  en: { title: "Chessboard Skirmish", about: "Two small armies on a chessboard; one die for each miniature decides everything." },
  nl: { title: "Chessboard Skirmish", about: "Twee kleine legers op een schaakbord; één dobbelsteen per miniatuur beslist alles." },
};
