// Made by `python -m tools.protocol_types` from the texts of the game. Do not edit.

export const CALLED: Record<string, { title: string; about: string }> = {
  en: { title: "SphereWars", about: "Bands of heroes, troops and beasts on a measured table; fury, gems and orders decide." },
  nl: { title: "SphereWars", about: "Bendes van helden, troepen en beesten op een tafel waarop je meet; woede, kristallen en bevelen beslissen." },
};
