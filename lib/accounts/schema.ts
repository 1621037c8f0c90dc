import { z } from "zod";
import { accountStatuses, email, password, roles } from "@/lib/auth/schema";

/** How many tools an account can have saved, and its `savedTools` hold. */
export const maxSaved = 5_000;

export const personName = z
  .string({ error: "Please enter your name." })
  .trim()
  .min(1, "Please enter your name.")
  .max(80, "Name must be at most 80 characters.")
  // Reviews by a name with "null" in it are hidden, and nobody should find that out afterwards.
  .refine((name) => !name.includes("null"), 'Name must not contain "null".')
  .refine((name) => !/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/.test(name), {
    error: "Name must not contain control characters.",
  });

/** A field that people don't see and so leave empty. */
export const honeypot = z.string().max(0, "The request is not valid.").optional();

export const registration = z.object({ name: personName, email, password, website: honeypot });
export type Registration = z.output<typeof registration>;

/** The session's own account. */
export const meDto = z
  .object({
    _id: z.string(),
    id: z.string(),
    name: z.string(),
    username: z.string().nullable(),
    email: z.string(),
    emailVerified: z.boolean(),
    hasPassword: z.boolean(),
    image: z.string().nullable(),
    role: z.enum(roles),
    status: z.enum(accountStatuses),
    savedTools: z.array(z.string()).meta({ description: "Ids of saved tools, the last saved first." }),
    upvotedTools: z.array(z.string()).meta({ description: "Ids of upvoted tools, the last upvoted first." }),
    subscribedTools: z
      .array(z.string())
      .meta({ description: "Ids of coming tools whose launch will be announced by e-mail." }),
    createdAt: z.string(),
  })
  .meta({ id: "Me" });
export type MeDto = z.output<typeof meDto>;
