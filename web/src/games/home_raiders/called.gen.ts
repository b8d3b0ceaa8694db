// Made by `python -m tools.protocol_types` from the texts of the game. Do not edit.

export const CALLED: Record<string, { title: string; about: string }> = {
  en: { title: "Home Raiders", about: "Two teams of tiny raiders fight among the objects of a household, measured in inches." },
  nl: { title: "Home Raiders", about: "Twee teams van piepkleine plunderaars vechten tussen de spullen in huis, gemeten in inches." },
};
