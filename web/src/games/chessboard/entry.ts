// A miniature as it is written in an army: "d8 hero", "d6 bow armor:2".

export interface Kit {
  die: number;
  bow: boolean;
  gun: boolean;
  hero: boolean;
  armor: number;
  figure: string;
}

const FIGURES = ["sword-bearer", "archer", "wizard", "soldier"];

export function readEntry(text: string): Kit {
  const kit: Kit = { die: 4, bow: false, gun: false, hero: false, armor: 0, figure: "" };
  for (const word of text.split(/\s+/)) {
    if (/^d\d+$/.test(word)) kit.die = Number(word.slice(1));
    else if (word === "bow" || word === "gun" || word === "hero") kit[word] = true;
    else if (word.startsWith("armor")) kit.armor = Number(word.split(":")[1] ?? 1);
    else if (FIGURES.includes(word)) kit.figure = word;
  }
  return kit;
}

export function writeEntry(kit: Kit): string {
  const words = [`d${kit.die}`];
  if (kit.figure) words.push(kit.figure);
  if (kit.bow) words.push("bow");
  if (kit.gun) words.push("gun");
  if (kit.armor > 0) words.push(`armor:${kit.armor}`);
  if (kit.hero) words.push("hero");
  return words.join(" ");
}
