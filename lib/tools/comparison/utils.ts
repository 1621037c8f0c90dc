import {
  comparedFields,
  type ComparedField,
  type ComparedRow,
  type ComparedValue,
} from "@/lib/tools/comparison/schema";
import {
  checksInWords,
  languageName,
  makerInWords,
  openSourceInWords,
  ratingInWords,
} from "@/lib/tools/comparison/utils-words";
import { isUnpriced, notAnnounced, planWords, priceLine } from "@/lib/tools/facts/utils";
import { integrations, media, platforms } from "@/lib/tools/facts/utils-names";
import type { ToolDetail } from "@/lib/tools/schema";
import { formatCount } from "@/lib/tools/utils";

const listed = (values: string[]): string[] | null => (values.length > 0 ? values : null);
const named = <T extends string>(names: Record<T, string>, keys: T[]) =>
  listed((Object.keys(names) as T[]).filter((key) => keys.includes(key)).map((key) => names[key]));
const platformsOf = ({ facts }: ToolDetail) => named(platforms, facts.platforms);
const integrationsOf = ({ facts }: ToolDetail) => named(integrations, facts.integrations);
const tasksOf = ({ tasks }: ToolDetail) => listed(tasks.map(({ name }) => name));

// A free or freemium tool has a free plan, as lists filter it (prisma/functions/search/facts-of.sql).
function hasFreePlan({ facts, pricing }: ToolDetail): string | null {
  const known = facts.hasFreePlan ?? (["free", "freemium"].includes(pricing.type) ? true : null);
  return known === null ? null : known ? "Yes" : "No";
}

/** What tools are known by in words that are the same for all of them, so that one's can be missing from another. */
const shared = { platforms: platformsOf, integrations: integrationsOf, tasks: tasksOf };

/**
 * What no other of these tools has, a line for each field: "Works with: Slack, Zoom". A field counts only where it is known of
 * all of them.
 */
function ownOnly(tool: ToolDetail, tools: ToolDetail[]): ComparedValue {
  const others = tools.filter(({ id }) => id !== tool.id);
  const known = (Object.keys(shared) as (keyof typeof shared)[]).filter((field) =>
    tools.every(shared[field]),
  );
  if (known.length === 0) return null;
  const lines = known.flatMap((field) => {
    const theirs = new Set(others.flatMap((other) => shared[field](other)!));
    const own = shared[field](tool)!.filter((name) => !theirs.has(name));
    return own.length > 0 ? [`${comparedFields[field]}: ${own.join(", ")}`] : [];
  });
  return lines.length > 0 ? lines : "Nothing";
}

const valueOf: Record<ComparedField, (tool: ToolDetail, tools: ToolDetail[]) => ComparedValue> = {
  price: (tool) => [
    isUnpriced(tool) ? notAnnounced : priceLine(tool.facts, tool.pricing),
    ...tool.facts.plans.map(planWords),
  ],
  freePlan: hasFreePlan,
  category: ({ category }) => category,
  rating: ratingInWords,
  votes: ({ votes }) => formatCount(votes),
  platforms: platformsOf,
  integrations: integrationsOf,
  openSource: ({ facts }) => openSourceInWords(facts),
  languages: ({ facts }) => listed(facts.languages.map(languageName).sort()),
  maker: ({ facts }) => makerInWords(facts),
  inputs: ({ facts }) => named(media, facts.inputs),
  outputs: ({ facts }) => named(media, facts.outputs),
  tasks: tasksOf,
  onlyOne: ownOnly,
  features: ({ features }) => listed(features),
  checked: ({ facts }) => checksInWords(facts),
};

const inAnyOrder = (value: ComparedValue) => JSON.stringify(Array.isArray(value) ? [...value].sort() : value);

/** Whether what is known of one tool differs from what is known of another; what is not known differs from nothing. */
export const differs = (values: ComparedValue[]): boolean =>
  new Set(values.filter((value) => value !== null).map(inAnyOrder)).size > 1;

/** The table that sets these tools beside each other. */
export const compareTools = (tools: ToolDetail[]): ComparedRow[] =>
  Object.entries(comparedFields).map(([name, label]) => {
    const field = name as ComparedField;
    const values = tools.map((tool) => valueOf[field](tool, tools));
    // Two ratings that are the same do not differ by how many reviews they are of.
    const held = field === "rating" ? tools.map(({ rating }) => rating?.toFixed(1) ?? null) : values;
    // Two makers say the same in other words: that tells no difference.
    return { field, label, values, differs: field !== "features" && differs(held) };
  });

/** Whether at least half of a table's cells are filled. */
export function isWellFilled(rows: ComparedRow[]): boolean {
  const cells = rows.flatMap(({ values }) => values);
  return cells.filter((value) => value !== null).length * 2 >= cells.length;
}
