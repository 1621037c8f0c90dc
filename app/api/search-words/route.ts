import { handle } from "@/lib/platform/http/handle";
import { createWordApi, listWordsApi } from "@/lib/search-words/api";
import { createWord } from "@/lib/search-words/mutations";
import { listWords } from "@/lib/search-words/queries";

export const GET = handle(listWordsApi, ({ query }) => listWords(query));

export const POST = handle(createWordApi, ({ body, viewer }) => createWord(body, viewer));
