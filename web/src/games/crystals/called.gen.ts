// Made by `python -m tools.protocol_types` from the texts of the game. Do not edit.

export const CALLED: Record<string, { title: string; about: string }> = {
  en: { title: "Crystals", about: "A race and chase round a loop for two to four players: three crystals, or four characters at the highest level, win." },
  nl: { title: "Crystals", about: "Een race en een jacht rond een lus voor twee tot vier spelers: drie kristallen, of vier personages op het hoogste niveau, winnen." },
};
