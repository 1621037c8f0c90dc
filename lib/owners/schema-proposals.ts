import { z } from "zod";
import type { ClaimDto } from "@/lib/owners/schema";
import { tableQuery } from "@/lib/platform/admin-list/schema";
import { startedFrom } from "@/lib/platform/input/schema";
import { maxReason, plainText } from "@/lib/platform/plain-text/schema";
import { factsChange, toolTasksForm } from "@/lib/tools/facts/schema";
import { factValuesForm } from "@/lib/tools/facts/schema-form";
import type { ToolDetail } from "@/lib/tools/schema";
import { pricingTypes, toolUpdate } from "@/lib/tools/schema-admin";
import { toolForm } from "@/lib/tools/schema-form";

const proposalStatuses = ["pending", "approved", "rejected"] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

const { description, websiteUrl, pricing, tags, features, useCases, tasks } = toolUpdate.shape;

/** Pictures, the pages that say so, and what was checked there are the editors' own. */
const facts = factsChange.omit({ pictures: true, sources: true, confirmed: true });
export type ProposedFacts = z.output<typeof facts>;

/** What an owner may propose: what a maker knows best. Its name, category, state and marks are the editors' own. */
export const proposalInput = z
  .strictObject({
    ...{ description, websiteUrl, pricing, tags, features, useCases, tasks },
    facts: facts.strict().optional().meta({ id: "ProposedFacts" }),
  })
  .meta({ id: "NewProposal" });
export type ProposalInput = z.output<typeof proposalInput>;

/** The same in the owner's form. */
export const proposalForm = toolForm
  .pick({
    description: true,
    websiteUrl: true,
    pricingType: true,
    startingPrice: true,
    tags: true,
    features: true,
    useCases: true,
  })
  .extend({ tasks: toolTasksForm, facts: factValuesForm });
export type ProposalForm = z.output<typeof proposalForm>;

/** The fields of a tool that can be proposed, as they are kept and compared. */
export const proposedFields = z.object({
  description: z.string(),
  websiteUrl: z.string(),
  pricing: z.object({ type: z.enum(pricingTypes), startingPrice: z.string().nullable() }),
  features: z.array(z.string()),
  useCases: z.array(z.string()),
  tags: z.array(z.string()),
  tasks: z.array(z.object({ slug: z.string(), how: z.string() })),
  facts: facts.meta({ description: "Each of those that are to change." }),
});
export type ProposedFields = z.output<typeof proposedFields>;
/** Those of them that are to change. */
export const proposedChange = proposedFields.partial();
export type ProposedChange = z.output<typeof proposedChange>;

/** A change that waits for a moderator, or was decided on. */
export const proposalDto = z
  .object({
    id: z.string(),
    tool: z.object({ id: z.string(), name: z.string(), slug: z.string(), updatedAt: z.string() }),
    change: proposedChange.meta({ description: "The fields that are to change." }),
    before: proposedChange.meta({
      description: "The same fields as they are while it waits; of an approved one, as they were until then.",
    }),
    changedSince: z.boolean().meta({ description: "Whether the tool was changed since this was proposed." }),
    byOwner: z
      .boolean()
      .meta({ description: "Whether who proposed it is a verified owner now, and not suspended." }),
    status: z.enum(proposalStatuses),
    reason: z.string().nullable().meta({ description: "Why it was rejected." }),
    createdAt: z.string(),
    updatedAt: z.string(),
    decidedAt: z.string().nullable(),
    user: z.object({ id: z.string(), name: z.string() }).optional().meta({ description: "For moderators." }),
    owners: z.array(z.string()).optional().meta({
      description: "For moderators: the accounts that have claimed the tool, and decide nothing here.",
    }),
  })
  .meta({ id: "Proposal" });
export type ProposalDto = z.output<typeof proposalDto>;

/** A tool that somebody claimed, with how far what was proposed of it last has come. */
export type ClaimedTool = ClaimDto & {
  proposal: Pick<ProposalDto, "status" | "reason" | "updatedAt" | "decidedAt"> | null;
};

/** For an owner: the fields as they are, and the last proposal. */
export type OwnProposal = { tool: ToolDetail; proposal: ProposalDto | null };

export const proposalsQuery = tableQuery(["createdAt"], { order: "asc" }).extend({
  status: z.enum(["all", ...proposalStatuses], { error: "There is no such status." }).default("pending"),
});
export type ProposalsQuery = z.output<typeof proposalsQuery>;

export const noProposalReason = "Please say why. Whoever proposed it reads it.";

export const proposalDecision = z.discriminatedUnion(
  "status",
  [
    z.object({ status: z.literal("approved"), updatedAt: startedFrom, toolUpdatedAt: startedFrom }),
    z.object({
      status: z.literal("rejected"),
      reason: plainText({ required: noProposalReason, max: maxReason, name: "Reason" }),
      updatedAt: startedFrom,
    }),
  ],
  { error: 'The status is "approved" or "rejected".' },
);
export type ProposalDecision = z.output<typeof proposalDecision>;
