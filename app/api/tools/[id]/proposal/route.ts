import { putProposalApi, removeProposalApi } from "@/lib/owners/api-proposals";
import { putProposal, removeProposal } from "@/lib/owners/mutations-proposals";
import { handle } from "@/lib/platform/http/handle";

export const PUT = handle(putProposalApi, ({ params, body, viewer }) =>
  putProposal(viewer.id, params.id, body),
);

export const DELETE = handle(removeProposalApi, ({ params, viewer }) => removeProposal(viewer.id, params.id));
