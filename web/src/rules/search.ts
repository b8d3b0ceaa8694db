// Searching the rules: by the server, or without it in the book that is here.

import { api } from "../net/api";
import type { RuleBook, RuleHits } from "../protocol.gen";

export async function searchRules(game: string, text: string, language: string, book: RuleBook | null): Promise<RuleHits | null> {
  try {
    return await api.searchRules(game, text, language);
  } catch {
    return book ? searchHere(book, text) : null;
  }
}

/** Paragraphs that hold all the words, in the order of the book. */
export function searchHere(book: RuleBook, text: string): RuleHits {
  const words = text.toLowerCase().split(/\s+/).filter((word) => word.length > 1);
  const all = book.sections.flatMap((section) => section.paragraphs);
  const paragraphs = all.filter((one) => {
    const whole = [one.id, one.heading, one.text, ...one.rulings, ...one.examples, ...one.blocks].join(" ").toLowerCase();
    return words.every((word) => whole.includes(word));
  });
  return { paragraphs: paragraphs.slice(0, 50), similar: [] };
}
