import { z } from "zod";
import { isoDateTime } from "@/lib/platform/dates/schema";
import { idPattern } from "@/lib/platform/input/utils";

export const recordId = (message?: string) => z.string().regex(idPattern, message);

/** What is said of a slug that is none. */
const slugRule = "A slug has lower-case letters and digits, with single dashes between them.";

/** A text that can be a slug, or nothing. What has the form of an id is one, and names what has that id. */
export const asSlug = (text: z.ZodString) =>
  text
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, slugRule)
    .regex(/^(?![0-9a-f]{24}$)/, "A slug can't look like an id. Please use something else.");

/** A slug, or nothing where it is to be made from the name. */
export const slug = asSlug(z.string().trim().max(100, "The slug is at most 100 characters long."));

/** The state of a record that a change of it started from. */
export const startedFrom = isoDateTime("The time of the last change is not valid.").optional().meta({
  description: "The `updatedAt` that the change started from. A newer one on the server answers 409.",
});

const count = (name: string, range: string, max: number) =>
  z.coerce
    .number({ error: `The ${name} is a number from 1${range}.` })
    .int(`The ${name} is a whole number.`)
    .min(1, `The ${name} is at least 1.`)
    .max(max, `The ${name} is at most ${max}.`);

/** Which page of a list is asked for. */
export const pageUpTo = (max: number) => count("page", "", max).default(1);

/** How much one page of a list has. */
export const limitUpTo = (max: number, usual: number) => count("limit", ` to ${max}`, max).default(usual);
