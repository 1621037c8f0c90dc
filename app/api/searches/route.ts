import { visitorOf } from "@/lib/engagement/visitors/visitor";
import { handle } from "@/lib/platform/http/handle";
import { listSearchesApi, recordSearchApi } from "@/lib/searches/api";
import { recordSearch } from "@/lib/searches/mutations";
import { listSearches } from "@/lib/searches/queries";

export const GET = handle(listSearchesApi, ({ query }) => listSearches(query));

export const POST = handle(recordSearchApi, ({ body, request }) => recordSearch(body, visitorOf(request)));
