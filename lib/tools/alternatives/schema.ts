import { z } from "zod";
import { toolDto } from "@/lib/tools/schema";

/** A tool that could take another's place: what is the same of both, and what differs, in a person's words. */
export const alternativeDto = z
  .object({
    tool: toolDto,
    same: z.array(z.string()).meta({ example: ["also used to transcribe a meeting"] }),
    differs: z.array(z.string()).meta({ example: ["no Microsoft Teams", "not open source"] }),
  })
  .meta({ id: "Alternative" });
export type AlternativeDto = z.output<typeof alternativeDto>;
