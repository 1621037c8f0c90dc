import { handle } from "@/lib/platform/http/handle";
import { listDueFactsApi } from "@/lib/tools/facts/api";
import { listDueFacts } from "@/lib/tools/facts/queries-queue";

export const GET = handle(listDueFactsApi, ({ query }) => listDueFacts(query));
