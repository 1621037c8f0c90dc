import { z } from "zod";
import { longestLine } from "@/lib/platform/plain-text/utils";

/** Control characters but for line breaks and tabs, those that turn the direction of what follows, and what is no character. */
const unwanted =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\p{Noncharacter_Code_Point}]/gu;
/** What takes no room: joiners, soft hyphens, variation selectors, fillers; kept within an emoji that is made of them. */
const invisible =
  /(\u{1f3f4}[\u{e0061}-\u{e007a}]{2,6}\u{e007f}|\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]?(?:\u200d\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]?)*|[\d#*]\ufe0f\u20e3)|[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The longest reason that somebody gives for a decision, characters. */
export const maxReason = 500;

type TextOptions = { required: string; max: number; name: string };

const tooLong = (name: string, max: number) =>
  `${name} must be at most ${max.toLocaleString("en-US")} characters`;

/** A text with plain line breaks, trimmed, and without what nobody can see or the database can't keep. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, "\n").replace(unwanted, "").trim();
}

/** A text in which everything but spaces can be seen, trimmed. What is longer than any line is left to be refused. */
export const withoutInvisible = (text: string) =>
  text.length > longestLine ? text : text.replace(invisible, "$1").trim();

/** The same on one line, without control characters. */
export const cleanLine = (text: string) =>
  text.length > longestLine ? text : withoutInvisible(cleanText(text).replace(/\s+/g, " "));

/** Whether there is something to see: not spaces, fillers and accents alone. */
export const isVisible = (text: string) =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutInvisible(text.slice(0, longestLine)));

/**
 * Text that somebody types, without markup: trimmed, with plain line breaks, and without characters that nobody can see
 * or that the database can't keep.
 */
export function plainText({ required, max, name }: TextOptions) {
  return z
    .string({ error: required })
    .overwrite(cleanText)
    .refine(isVisible, required)
    .max(max, tooLong(name, max));
}

/** Like {@link plainText}, on one line: a name or heading, without anything that could make it look like another. */
export function plainLine({ required, max, name }: TextOptions) {
  return z
    .string({ error: required })
    .overwrite(cleanLine)
    .refine(isVisible, required)
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
