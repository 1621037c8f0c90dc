import { z } from "zod";

/** Control characters but for line breaks and tabs, and those that turn the direction of what follows. */
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;
/** Something that can be seen: not spaces and invisible characters alone. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

const tooLong = (name: string, max: number) =>
  `${name} must be at most ${max.toLocaleString("en-US")} characters`;

/** A text with plain line breaks, trimmed, and without what nobody can see or the database can't keep. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, "\n").replace(unwanted, "").trim();
}

/**
 * Text that somebody types, without markup: trimmed, with plain line breaks, and without characters that nobody can see
 * or that the database can't keep.
 */
export function plainText({ required, max, name }: { required: string; max: number; name: string }) {
  return z
    .string({ error: required })
    .overwrite(cleanText)
    .refine((text) => visible.test(text), required)
    .max(max, tooLong(name, max));
}

/** Like {@link plainText}, but it may be empty or null, and is null then. */
export function plainTextOrNull({ max, name }: { max: number; name: string }) {
  return z
    .string()
    .overwrite(cleanText)
    .max(max, tooLong(name, max))
    .transform((text) => text || null)
    .nullable();
}
