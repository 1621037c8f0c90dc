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
  planInWords,
  ratingInWords,
  startInWords,
} from "@/lib/tools/comparison/utils-words";
import { isUnpriced, notAnnounced } from "@/lib/tools/facts/utils";
import { integrations, media, platforms } from "@/lib/tools/facts/utils-names";
import type { ToolDetail } from "@/lib/tools/schema";
import { formatCount } from "@/lib/tools/utils";

const listed = (values: string[]): string[] | null => (values.length > 0 ? values : null);
const named = <T extends string>(names: Record<T, string>, keys: T[]) =>
  listed((Object.keys(names) as T[]).filter((key) => keys.includes(key)).map((key) => names[key]));
const plain = (text: string) => text.trim().toLowerCase();

// A free or freemium tool has a free plan, as lists filter it (prisma/functions/search/facts-of.sql).
function hasFreePlan({ facts, pricing }: ToolDetail): string | null {
  const known = facts.hasFreePlan ?? (["free", "freemium"].includes(pricing.type) ? true : null);
  return known === null ? null : known ? "Yes" : "No";
}

/** The features that no other of these tools has: "Only Otter: live captions; speaker names". */
function ownFeatures({ id, name, features }: ToolDetail, tools: ToolDetail[]): string | null {
  if (features.length === 0) return null;
  const others = new Set(tools.filter((tool) => tool.id !== id).flatMap((tool) => tool.features.map(plain)));
  const own = features.filter((feature) => !others.has(plain(feature)));
  return own.length > 0 ? `Only ${name}: ${own.join("; ")}` : "None";
}

const valueOf: Record<ComparedField, (tool: ToolDetail, tools: ToolDetail[]) => ComparedValue> = {
  price: (tool) => [
    isUnpriced(tool) ? notAnnounced : startInWords(tool.pricing),
    ...tool.facts.plans.map(planInWords),
  ],
  freePlan: hasFreePlan,
  category: ({ category }) => category,
  rating: ratingInWords,
  votes: ({ votes }) => formatCount(votes),
  platforms: ({ facts }) => named(platforms, facts.platforms),
  integrations: ({ facts }) => named(integrations, facts.integrations),
  openSource: ({ facts }) => openSourceInWords(facts),
  languages: ({ facts }) => listed(facts.languages.map(languageName).sort()),
  maker: ({ facts }) => makerInWords(facts),
  inputs: ({ facts }) => named(media, facts.inputs),
  outputs: ({ facts }) => named(media, facts.outputs),
  tasks: ({ tasks }) => listed(tasks.map(({ name }) => name)),
  features: ownFeatures,
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
    return { field, label, values, differs: differs(held) };
  });

/** Whether at least half of a table's cells are filled. */
export function isWellFilled(rows: ComparedRow[]): boolean {
  const cells = rows.flatMap(({ values }) => values);
  return cells.filter((value) => value !== null).length * 2 >= cells.length;
}
