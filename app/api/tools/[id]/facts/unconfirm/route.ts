import { assertMayConfirm } from "@/lib/owners/policy";
import { handle } from "@/lib/platform/http/handle";
import { unconfirmFactsApi } from "@/lib/tools/facts/api";
import { unconfirmFacts } from "@/lib/tools/mutations-confirm";

export const POST = handle(unconfirmFactsApi, async ({ params, body, viewer }) => {
  const asOwner = await assertMayConfirm(viewer, params.id);
  return unconfirmFacts(params.id, body, viewer, asOwner);
});
