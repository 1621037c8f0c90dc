// From Unicode's confusables.txt (UTS #39): letters and signs of other scripts that look like one of a to z.
import lookalikes from "@/lib/accounts/lookalikes.json";

/** What only those who run the site may be called. */
const staffWords = (
  "admin admins administrator administrators superadmin sysadmin moderator moderators staff official support helpdesk " +
  "team webmaster security"
).split(" ");

const letters = new Map(
  Object.entries(lookalikes).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter])),
);
/** Digits and signs that stand for letters: "4dm1n". */
const stands: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "|": "i",
};

/** How a text looks, in small letters and spaces: what looks alike is the same. */
function lookAlikeForm(text: string, withSigns: boolean): string {
  return [...text.normalize("NFKC").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")]
    .map((sign) => letters.get(sign) ?? sign)
    .join("")
    .normalize("NFKD")
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "")
    .toLowerCase()
    .replace(/[013457@$|]/g, (sign) => (withSigns ? stands[sign]! : " "))
    .replace(/[^a-z]+/g, " ")
    .replaceAll("l", "i")
    .replaceAll("rn", "m");
}

const words = staffWords.map((word) => lookAlikeForm(word, true));
const staff = words.join("|");
/** Staff words alone, or with what may stand before them; "The" alone is somebody's name. */
const onlyWords = new RegExp(`^(?:the|your)*(?:${staff})(?:the|your|${staff})*$`);
/** A site's name from this length on is looked for within a name; a shorter one would be a part of many. */
const distinctive = 6;

/** Whether a name looks like that of the site, or of somebody who runs it, in whatever letters. */
export function looksOfficial(name: string, siteName: string): boolean {
  const site = lookAlikeForm(siteName, true).replaceAll(" ", "");
  return [true, false].some((withSigns) => {
    const parts = lookAlikeForm(name, withSigns).split(" ");
    const whole = parts.join("");
    return (
      parts.some((part) => words.includes(part)) ||
      onlyWords.test(whole) ||
      (site.length >= distinctive ? whole.includes(site) : site.length > 2 && whole === site)
    );
  });
}
