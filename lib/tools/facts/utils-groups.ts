import { formatDay } from "@/lib/platform/dates/utils";
import { type FactField, noFacts, type ToolFacts } from "@/lib/tools/facts/schema";
import { media } from "@/lib/tools/facts/utils-names";
import { isStale } from "@/lib/tools/facts/utils-age";
import { integrationNames, planWords, platformNames } from "@/lib/tools/facts/utils";
import { hostOf } from "@/lib/tools/utils-address";

/** A page where facts can be checked, with its address as it is read, and when somebody did; null: nobody has. */
export type FactSource = {
  url: string;
  label: string;
  checkedAt: string | null;
  /** Whether that is too long ago. */
  stale: boolean;
  /** Whether somebody said so whom nobody has checked yet. */
  reported: boolean;
};
type FactRow = { label: string; value: string | string[]; stale: boolean };
/** Facts that can be checked on the same pages, each with what it is called. */
export type FactGroup = { rows: FactRow[]; sources: FactSource[] };

/** What facts are called. */
export const factLabels: Record<FactField, string> = {
  plans: "Plans",
  hasFreePlan: "Free plan",
  platforms: "Platforms",
  integrations: "Works with",
  openSource: "Open source",
  licence: "Licence",
  languages: "Interface languages",
  inputs: "Takes in",
  outputs: "Gives out",
  maker: "Maker",
  country: "Country",
  pictures: "Pictures",
};

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

/** An address without what every one has. */
const labelOf = (url: string) =>
  hostOf(url) + (URL.canParse(url) ? new URL(url).pathname : "").replace(/\/$/, "");

/** Where these facts of a tool can be checked. */
export function sourcesOf(fields: FactField[], { sources }: ToolFacts): FactSource[] {
  const found = sources
    .filter(({ field }) => fields.includes(field))
    .map(({ url, state, checkedAt: at }) => {
      const checkedAt = state === "confirmed" ? at : null;
      return {
        url,
        label: labelOf(url),
        checkedAt,
        stale: isStale({ checkedAt }),
        reported: state === "reported",
      };
    });
  // One of a website's pages is enough.
  const key = ({ url, checkedAt, reported }: FactSource) =>
    `${hostOf(url)} ${checkedAt && formatDay(checkedAt)} ${reported}`;
  return found.filter((source, i) => found.findIndex((other) => key(other) === key(source)) === i);
}

/** When and where a price of a tool was checked; undefined where it has no plans. */
export const priceSource = (facts: ToolFacts): FactSource | undefined => sourcesOf(["plans"], facts)[0];

/** Whether two groups say the same of where and when they were checked. */
const haveSameSources = (one: FactGroup, other: FactGroup) =>
  [one, other]
    .map(({ sources }) =>
      sources.map(({ url, checkedAt, reported }) => [url, checkedAt && formatDay(checkedAt), reported]),
    )
    .every((keys, _, [first]) => JSON.stringify(keys) === JSON.stringify(first));

/** What is known of a tool, as its page tells it; what is not known is left out, and what is checked alike is one group. */
export function factGroups(facts: ToolFacts): FactGroup[] {
  const free = facts.plans.find(({ amount }) => amount === 0);
  const group = (...rows: [field: FactField, value: string | string[]][]): FactGroup => ({
    rows: rows
      .filter(([, value]) => value.length > 0)
      .map(([field, value]) => ({
        label: factLabels[field],
        value,
        stale: sourcesOf([field], facts).some(({ stale }) => stale),
      })),
    sources: sourcesOf(
      rows.map(([field]) => field),
      facts,
    ),
  });
  const groups = [
    group(["plans", facts.plans.map(planWords)], ["hasFreePlan", yesOrNo(facts.hasFreePlan, free?.note)]),
    group(
      ["platforms", platformNames(facts).join(", ")],
      ["integrations", integrationNames(facts).join(", ")],
    ),
    group(
      ["openSource", yesOrNo(facts.openSource, facts.licence)],
      ["licence", facts.openSource ? "" : (facts.licence ?? "")],
    ),
    group(["languages", codeNames("language", facts.languages)]),
    group(
      ["inputs", facts.inputs.map((medium) => media[medium]).join(", ")],
      ["outputs", facts.outputs.map((medium) => media[medium]).join(", ")],
    ),
    group(
      ["maker", facts.maker ?? ""],
      ["country", facts.country ? codeNames("region", [facts.country]) : ""],
    ),
  ].filter(({ rows }) => rows.length > 0);
  return groups.reduce<FactGroup[]>((merged, next) => {
    const before = merged.at(-1);
    if (before && haveSameSources(before, next)) before.rows.push(...next.rows);
    else merged.push(next);
    return merged;
  }, []);
}

/** A single fact as {@link factGroups} tells it, in lines; none where it is not known, or is pictures. */
export const factLines = (field: FactField, value: unknown): string[] =>
  [factGroups({ ...noFacts, [field]: value })[0]?.rows[0]?.value ?? []].flat();
