import { z } from "zod";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import {
  confirmedFacts,
  dueFact,
  factConfirmation,
  factQueueQuery,
  factRetraction,
} from "@/lib/tools/facts/schema-queue";

const contract = contractsOf({ tag: "Tools" });

export const listDueFactsApi = contract({
  method: "GET",
  path: "/api/facts",
  access: "admin",
  summary: "Facts of published tools that nobody has checked for 90 days, the first 1,000",
  query: factQueueQuery,
  response: z.array(dueFact),
  paged: true,
});

/** For administrators and the tool's owners, which `assertMayConfirm` of lib/owners/policy.ts finds out. */
export const confirmFactsApi = contract({
  method: "POST",
  path: "/api/tools/{id}/facts/confirm",
  access: "user",
  summary:
    "An administrator or an owner of the tool, by its id, says that facts were checked at their source now; 409 when the tool was changed meanwhile",
  limit: { name: "fact-confirmations", points: 120, seconds: 60 },
  body: factConfirmation,
  response: confirmedFacts,
});

export const unconfirmFactsApi = contract({
  method: "POST",
  path: "/api/tools/{id}/facts/unconfirm",
  access: confirmFactsApi.access,
  summary: "Takes back what the same account confirmed at a moment; 409 when that is no longer so",
  limit: { name: "fact-confirmations", points: 120, seconds: 60 },
  body: factRetraction,
  response: confirmedFacts,
});
