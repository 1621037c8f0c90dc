import type { SearchWord } from "@/lib/generated/prisma/client";
import { withIsoDates } from "@/lib/platform/dates/iso-dates";
import type { WordDto, WordLanguage } from "@/lib/search-words/schema";

export const wordColumns = {
  id: true,
  phrase: true,
  means: true,
  language: true,
  createdAt: true,
  updatedAt: true,
} as const;

/** A word as the interface gives it. */
export const toWord = (word: SearchWord): WordDto => ({
  ...withIsoDates(word),
  language: word.language as WordLanguage,
});
