import { handle } from "@/lib/platform/http/handle";
import { unconfirmFactsApi } from "@/lib/tools/facts/api";
import { unconfirmFacts } from "@/lib/tools/mutations-confirm";

export const POST = handle(unconfirmFactsApi, ({ params, body, viewer }) =>
  unconfirmFacts(params.id, body, viewer),
);
