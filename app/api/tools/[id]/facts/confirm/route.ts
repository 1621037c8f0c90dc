import { handle } from "@/lib/platform/http/handle";
import { confirmFactsApi } from "@/lib/tools/facts/api";
import { confirmFacts } from "@/lib/tools/mutations-confirm";

export const POST = handle(confirmFactsApi, ({ params, body, viewer }) =>
  confirmFacts(params.id, body, viewer),
);
