import { assertMayConfirm } from "@/lib/owners/policy";
import { handle } from "@/lib/platform/http/handle";
import { confirmFactsApi } from "@/lib/tools/facts/api";
import { confirmFacts } from "@/lib/tools/mutations-confirm";

export const POST = handle(confirmFactsApi, async ({ params, body, viewer }) => {
  const asOwner = await assertMayConfirm(viewer, params.id);
  return confirmFacts(params.id, body, viewer, asOwner);
});
