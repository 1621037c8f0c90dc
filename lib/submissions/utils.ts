/** The pricing model that a submission's stands for. Only the first two have one of their own. */
export function pricingOf(type: string | null | undefined): "free" | "freemium" | "paid" | "enterprise" {
  if (type === "Free") return "free";
  if (type === "Freemium") return "freemium";
  return type === "Enterprise" || type === "Contact for Pricing" ? "enterprise" : "paid";
}

/** At most this many features are taken from the highlights of a submission. */
const maxFeatures = 20;
const longest = 300;

/**
 * Highlights as a list: one a line; on a single line, one between semicolons or bullets, or between commas where these
 * separate short phrases and not the clauses of a sentence.
 */
export function splitHighlights(text: string | null | undefined): string[] {
  let parts = (text ?? "").split(/\n+/).filter((line) => line.trim());
  if (parts.length === 1) parts = parts[0]!.split(/\s*[;•·|]\s*/);
  if (parts.length === 1) {
    const phrases = parts[0]!.replace(/[.!?]\s*$/, "").split(/,\s+/);
    const short = phrases.every((phrase) => phrase.length <= 50 && !/[.!?]/.test(phrase));
    if (phrases.length > 2 && short) parts = phrases;
  }
  const features = new Map<string, string>();
  for (const part of parts) {
    const feature = part
      .replace(/^\s*(?:[-*•·–—✓✔]+|\d{1,2}[.)])\s+/u, "")
      .replace(/^and\s+/i, "")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, longest);
    if (feature) features.set(feature.toLowerCase(), feature);
  }
  return [...features.values()].slice(0, maxFeatures);
}
