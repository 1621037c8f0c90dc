import { z } from "zod";
import { isToolId } from "@/lib/tools/utils";

/** How often an account, and an address, may vote and save. */
export const voteLimit = { name: "votes", points: 60, seconds: 60 };

/** The key of a tool in an address, with what somebody is told whose key can't be one. */
export const toolKey = (message: string) =>
  z
    .string()
    .refine(isToolId, message)
    .transform((id) => id.toLowerCase());

export const voteRequest = z.object({
  action: z.enum(["upvote", "remove"], { error: 'The action is "upvote" or "remove".' }),
});

export const voteResult = z
  .object({
    success: z.literal(true),
    votes: z.number().int().meta({ description: "All votes that are shown of the tool." }),
    isUpvoted: z.boolean(),
    counts: z.boolean().meta({
      description:
        "Whether the account's upvote is one of them: not until its email address is confirmed, where the site sends mail.",
    }),
  })
  .meta({ id: "VoteResult" });
export type VoteResult = z.output<typeof voteResult>;

/** A day and how many votes were cast on it. */
export const voteDay = z.object({ day: z.string(), votes: z.int() });
type VoteDay = z.output<typeof voteDay>;

/** A tool's votes day by day, and the sample number that stands in its count beside them; 0 for most. */
export type VoteHistory = { days: VoteDay[]; sampleVotes: number };
