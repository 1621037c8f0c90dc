import { z } from "zod";
import { startedFrom } from "@/lib/platform/input/schema";
import { tableQuery } from "@/lib/platform/admin-list/schema";
import { plainLine } from "@/lib/platform/plain-text/schema";

/** Words and phrases that people type, and the catalogue's English words for them. */

export const wordLanguages = { en: "English", de: "German", es: "Spanish", fr: "French" } as const;
export type WordLanguage = keyof typeof wordLanguages;
const language = z.enum(Object.keys(wordLanguages) as WordLanguage[], {
  error: "Please select a language.",
});

/** The form, and the body of the calls. */
export const wordInput = z
  .object({
    phrase: plainLine({ required: "Please enter a word or phrase.", max: 80, name: "The phrase" }).meta({
      description: "Kept in lower case, without accents.",
    }),
    means: plainLine({ required: "Please say what it means.", max: 200, name: "The meaning" }),
    language,
  })
  .meta({ id: "NewSearchWord" });
export type WordInput = z.output<typeof wordInput>;

export const wordChange = wordInput
  .partial()
  .extend({ updatedAt: startedFrom })
  .meta({ id: "SearchWordChange" });
export type WordChange = z.output<typeof wordChange>;

export const wordDto = z
  .object({
    id: z.string(),
    phrase: z.string(),
    means: z.string(),
    language,
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: "SearchWord" });
export type WordDto = z.output<typeof wordDto>;

export const wordQuery = tableQuery(["phrase", "means", "language", "updatedAt"], { order: "asc" }).extend({
  language: language.optional(),
});
export type WordQuery = z.output<typeof wordQuery>;
