import { z } from "zod";
import { limitUpTo, pageUpTo, recordId } from "@/lib/platform/input/schema";
import { tableQuery } from "@/lib/platform/admin-list/schema";
import { maxReason, plainText } from "@/lib/platform/plain-text/schema";

/** The ways to show that a website is one's own. */
export const claimMethods = ["dns", "file", "meta"] as const;
export type ClaimMethod = (typeof claimMethods)[number];

const claimStatuses = ["pending", "verified", "lost", "revoked"] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** The name of the TXT record, before the domain. */
export const recordName = "_almanac";
/** The path of the file. */
export const proofPath = "/.well-known/almanac.txt";
export const metaName = "almanac-verification";

/** After so many days without the proof a tool is nobody's; its owner is told after `warnedAfter`. */
export const lostAfter = 14;
export const warnedAfter = 7;

const text = z.string();

/** That somebody makes a tool, for themselves and for moderators. */
export const claimDto = z
  .object({
    _id: text,
    id: text,
    tool: z.object({
      id: text,
      name: text,
      slug: text,
      website: text,
      listed: z
        .boolean()
        .meta({ description: "Whether it is in the directory; only then can it be claimed." }),
    }),
    method: z.enum(claimMethods),
    domain: text.meta({ description: "The registrable domain that is proved." }),
    token: text.meta({ description: "What has to stand there. It serves this person and this tool alone." }),
    where: text.meta({ description: "The name of the TXT record, or the address of the file or page." }),
    status: z.enum(claimStatuses),
    moved: z.boolean().meta({
      description: "Whether the tool's website is of another domain by now: then it is claimed anew.",
    }),
    failure: text.nullable().meta({ description: "Why the last look did not find it." }),
    reason: text.nullable().meta({ description: "Why a moderator revoked it." }),
    checkedAt: text.nullable(),
    verifiedAt: text.nullable(),
    failingSince: text.nullable(),
    createdAt: text,
    updatedAt: text,
    user: z.object({ id: text, name: text }).optional().meta({ description: "For moderators." }),
  })
  .meta({ id: "Claim" });
export type ClaimDto = z.output<typeof claimDto>;

export const claimInput = z.object({
  method: z.enum(claimMethods, { error: 'The method is "dns", "file" or "meta".' }),
});

export const claimParams = z.object({ id: recordId("There is no such claim.") });

export const myClaimsQuery = z.object({
  toolId: recordId("There is no tool with this id.").optional(),
  page: pageUpTo(100_000),
  limit: limitUpTo(100, 50),
});
export type MyClaimsQuery = z.output<typeof myClaimsQuery>;

export const claimsQuery = tableQuery(["createdAt"]).extend({
  status: z.enum(["all", ...claimStatuses], { error: "There is no such status." }).default("all"),
});
export type ClaimsQuery = z.output<typeof claimsQuery>;

/** What those are told who decide on a claim of their own, or on one of a tool that they own. */
export const ownClaim = "You can't decide on your own claim.";
export const ownTool = "You can't decide on claims of your own tool.";

export const noReason = "Please say why. Whoever claimed it reads it.";

/** What a moderator does with a claim: takes it back, or lets the person claim the tool again. */
export const claimDecision = z.discriminatedUnion(
  "status",
  [
    z.object({
      status: z.literal("revoked"),
      reason: plainText({ required: noReason, max: maxReason, name: "Reason" }),
    }),
    z.object({ status: z.literal("pending") }),
  ],
  { error: 'The status is "revoked" or "pending".' },
);
export type ClaimDecision = z.output<typeof claimDecision>;
