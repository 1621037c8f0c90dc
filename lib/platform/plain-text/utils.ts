/** No address is longer; putting a run of many accents in order takes the square of its length. */
const longest = 500;

/** The address form of a label: lower case, everything but letters and digits as one dash. */
export function slugify(text: string): string {
  return text
    .slice(0, longest)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
