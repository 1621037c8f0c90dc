import { idPattern } from "@/lib/platform/input/utils";

/** No address is longer; putting a run of many accents in order takes the square of its length. */
const longest = 500;

/** Latin letters that are not another one with an accent. */
const spelled: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** The address form of a label: lower case, everything but letters and digits as one dash. */
export function slugify(text: string): string {
  return text
    .slice(0, longest)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => spelled[letter]!)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** A slug made from a name; `fallback` when nothing of it can be written in one, and after it when it would look like an id. */
export function slugFrom(name: string, fallback: string, most = 110): string {
  const made = slugify(name).slice(0, most).replace(/-$/, "");
  return idPattern.test(made) ? `${made}-${fallback}` : made || fallback;
}

/** A slug, with a number where it is taken. Nobody else may choose one meanwhile: the caller holds a lock. */
export function freeSlug(made: string, isTaken: (slug: string) => boolean): string {
  let slug = made;
  for (let n = 2; isTaken(slug); n++) slug = `${made}-${n}`;
  return slug;
}

/** Without the character that no text of the database can hold. */
export const withoutNul = (text: string): string => text.replaceAll("\0", "");

/** Longer than any name, heading or address may be, in UTF-16 units. */
export const longestLine = 10_000;
