import { z } from "zod";

/** The kinds of events that the public sees. */
const publicEvents = ["upvote", "launch", "review"] as const;

/** Something that happened to a tool. It says what and when, never who. */
export const activityDto = z
  .object({
    id: z.string(),
    type: z.enum(publicEvents),
    tool: z.object({ name: z.string(), slug: z.string(), logo: z.string(), category: z.string() }),
    createdAt: z.string(),
  })
  .meta({ id: "Activity" });
export type ActivityDto = z.output<typeof activityDto>;
