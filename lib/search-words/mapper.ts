import type { SearchWord } from "@/lib/generated/prisma/client";
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
export const toWord = ({ createdAt, updatedAt, language, ...word }: SearchWord): WordDto => ({
  ...word,
  language: language as WordLanguage,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
