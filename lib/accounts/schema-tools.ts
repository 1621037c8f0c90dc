import { z } from "zod";
import { listedTool } from "@/lib/tools/schema";

/** A tool on the list of those that an account upvoted. */
export const upvotedTool = listedTool
  .extend({ counts: z.boolean().meta({ description: "Whether the account's upvote is one of `votes`." }) })
  .meta({ id: "UpvotedTool" });
export type UpvotedTool = z.output<typeof upvotedTool>;
