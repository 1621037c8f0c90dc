import { formatDay } from "@/lib/platform/dates/utils";
import { type FactField, media, type Plan, type ToolFacts } from "@/lib/tools/facts/schema";
import { integrationNames, planPrice, platformNames } from "@/lib/tools/facts/utils";
import { hostOf } from "@/lib/tools/utils";

/** A page where facts can be checked, with its address as it is read, and when somebody did. */
export type FactSource = { url: string; label: string; checked: string };
/** Facts that belong together, each with what it is called, and the pages where they can be checked. */
export type FactGroup = { rows: { label: string; value: string | string[] }[]; sources: FactSource[] };

/** A plan in words: "Pro $16.99 a seat and month (billed yearly)", "Basic, free". */
export function planWords(plan: Plan): string {
  const price = planPrice(plan);
  const said = [plan.name.toLowerCase(), plan.note?.toLowerCase()];
  const named = plan.amount ? `${plan.name} ${price}` : `${plan.name}, ${price}`;
  const words = said[0] === price ? plan.name : named;
  return plan.note && said[1] !== price ? `${words} (${plan.note})` : words;
}

const yesOrNo = (value: boolean | null, yes: string | null | undefined) =>
  value === null ? "" : value ? (yes ? `Yes: ${yes}` : "Yes") : "No";

/** Names of codes in English, in the alphabet's order; a code without a name stays. */
function codeNames(type: "language" | "region", codes: string[]): string {
  const names = new Intl.DisplayNames("en", { type });
  return codes
    .map((code) => names.of(code) ?? code)
    .sort((a, b) => a.localeCompare(b, "en"))
    .join(", ");
}

const checkedWords = (state: ToolFacts["sources"][number]["state"], checkedAt: string | null) => {
  if (state === "confirmed" && checkedAt) return `checked ${formatDay(checkedAt)}`;
  return state === "reported" ? "reported, not checked yet" : "not checked yet";
};

/** An address without what every one has. */
const labelOf = (url: string) =>
  hostOf(url) + (URL.canParse(url) ? new URL(url).pathname : "").replace(/\/$/, "");

function sourcesOf(fields: FactField[], { sources }: ToolFacts): FactSource[] {
  const found = sources
    .filter(({ field }) => fields.includes(field))
    .map(({ url, state, checkedAt }) => ({
      url,
      label: labelOf(url),
      checked: checkedWords(state, checkedAt),
    }));
  // One of a website's pages is enough.
  const key = (source: FactSource) => `${hostOf(source.url)} ${source.checked}`;
  return found.filter((source, i) => found.findIndex((other) => key(other) === key(source)) === i);
}

/** What is known of a tool, as its page tells it; what is not known is left out. */
export function factGroups(facts: ToolFacts): FactGroup[] {
  const free = facts.plans.find(({ amount }) => amount === 0);
  const group = (fields: FactField[], ...rows: [label: string, value: string | string[]][]): FactGroup => ({
    rows: rows.filter(([, value]) => value.length > 0).map(([label, value]) => ({ label, value })),
    sources: sourcesOf(fields, facts),
  });
  return [
    group(
      ["plans", "hasFreePlan"],
      ["Plans", facts.plans.map(planWords)],
      ["Free plan", yesOrNo(facts.hasFreePlan, free?.note)],
    ),
    group(
      ["platforms", "integrations"],
      ["Platforms", platformNames(facts).join(", ")],
      ["Works with", integrationNames(facts).join(", ")],
    ),
    group(
      ["openSource", "licence"],
      ["Open source", yesOrNo(facts.openSource, facts.licence)],
      ["Licence", facts.openSource ? "" : (facts.licence ?? "")],
    ),
    group(["languages"], ["Languages", codeNames("language", facts.languages)]),
    group(
      ["inputs", "outputs"],
      ["Takes in", facts.inputs.map((medium) => media[medium]).join(", ")],
      ["Gives out", facts.outputs.map((medium) => media[medium]).join(", ")],
    ),
    group(
      ["maker", "country"],
      ["Maker", facts.maker ?? ""],
      ["Country", facts.country ? codeNames("region", [facts.country]) : ""],
    ),
  ].filter(({ rows }) => rows.length > 0);
}
