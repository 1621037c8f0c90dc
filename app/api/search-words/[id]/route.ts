import { handle } from "@/lib/platform/http/handle";
import { removeWordApi, updateWordApi } from "@/lib/search-words/api";
import { removeWord, updateWord } from "@/lib/search-words/mutations";

export const PUT = handle(updateWordApi, ({ params, body, viewer }) => updateWord(params.id, body, viewer));

export const DELETE = handle(removeWordApi, ({ params, viewer }) => removeWord(params.id, viewer));
