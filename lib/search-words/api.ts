import { z } from "zod";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import { wordChange, wordDto, wordInput, wordQuery } from "@/lib/search-words/schema";

const contract = contractsOf({ tag: "Search", access: "admin" });

export const listWordsApi = contract({
  method: "GET",
  path: "/api/search-words",
  summary: "The words that searches understand; the text is looked for in phrases and meanings",
  query: wordQuery,
  response: z.array(wordDto),
  paged: true,
});

export const createWordApi = contract({
  method: "POST",
  path: "/api/search-words",
  summary: "Adds a word that searches understand",
  status: 201,
  body: wordInput,
  response: wordDto,
});

export const updateWordApi = contract({
  method: "PUT",
  path: "/api/search-words/{id}",
  summary: "Changes a word that searches understand; what is left out stays as it is",
  body: wordChange,
  response: wordDto,
});

export const removeWordApi = contract({
  method: "DELETE",
  path: "/api/search-words/{id}",
  summary: "Deletes a word that searches understand",
});
