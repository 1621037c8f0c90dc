import { z } from "zod";
import { plainText } from "@/lib/platform/plain-text/schema";

/** The longest answer, characters. */
export const maxAnswer = 2_000;

/** What an owner of a tool says to a review of it, as everybody sees it. */
export const reviewAnswer = z
  .object({
    text: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    verified: z
      .boolean()
      .meta({ description: "Whether whoever wrote it is a verified owner of the tool at this moment." }),
  })
  .meta({ id: "ReviewAnswer" });
export type ReviewAnswer = z.output<typeof reviewAnswer>;

export const answerInput = z.object({
  text: plainText({ required: "Please write an answer", max: maxAnswer, name: "Answer" }),
});
