import { escapeMarkup } from "@/lib/platform/markup/utils";

// Everything outside of XML 1.0's Char production: most control characters and the two that are no characters.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text for an element or attribute of an XML document: escaped, without what XML can't hold at all. */
export function escapeXml(text: string): string {
  return escapeMarkup(text.toWellFormed().replace(forbidden, ""));
}
