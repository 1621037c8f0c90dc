import { decideProposalApi } from "@/lib/owners/api-proposals";
import { decideProposal } from "@/lib/owners/mutations-proposals-decisions";
import { handle } from "@/lib/platform/http/handle";

export const PATCH = handle(decideProposalApi, ({ params, body, viewer }) =>
  decideProposal(params.id, body, viewer),
);
