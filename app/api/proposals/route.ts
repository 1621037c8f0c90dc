import { listProposalsApi } from "@/lib/owners/api-proposals";
import { listProposals } from "@/lib/owners/queries-proposals";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(listProposalsApi, ({ query }) => listProposals(query));
