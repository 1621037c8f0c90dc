import { z } from "zod";
import { recordId } from "@/lib/platform/input/schema";
import { proposalDecision, proposalDto, proposalInput, proposalsQuery } from "@/lib/owners/schema-proposals";
import { contractsOf } from "@/lib/platform/http/contracts-of";

const user = contractsOf({ tag: "Owners", access: "user" });
const moderator = contractsOf({ tag: "Owners", access: "moderator" });
const idOf = (message: string) => z.object({ id: recordId(message) });
const toolParams = idOf("There is no tool with this id.");

export const putProposalApi = user({
  method: "PUT",
  path: "/api/tools/{id}/proposal",
  summary:
    "An owner proposes a change of their tool, in the place of one that waits; the tool stays as it is until a moderator decides",
  limit: { name: "proposals", points: 30, seconds: 86_400, addressPoints: 90 },
  params: toolParams,
  body: proposalInput,
  response: proposalDto,
});

export const removeProposalApi = user({
  method: "DELETE",
  path: "/api/tools/{id}/proposal",
  summary: "An owner takes back what waits; repeating it changes nothing",
  params: toolParams,
});

export const listProposalsApi = moderator({
  method: "GET",
  path: "/api/proposals",
  summary: "What owners propose, with the fields as they are; what has waited longest comes first",
  query: proposalsQuery,
  response: z.array(proposalDto),
  paged: true,
});

export const decideProposalApi = moderator({
  method: "PATCH",
  path: "/api/proposals/{id}",
  summary:
    "Approves a proposal, which changes the tool, or rejects it; its owner is told by mail, and repeating it changes nothing",
  params: idOf("There is no such proposal."),
  body: proposalDecision,
  response: proposalDto,
});
