import type { IndexFilter } from "@/lib/search/filter";
import type { Constraint } from "@/lib/search/understanding/constraint-rule";
import { wordsOf } from "@/lib/search/understanding/text";
import { type ToolFacts } from "@/lib/tools/facts/schema";
import { type Integration, integrations, type Platform, platforms } from "@/lib/tools/facts/utils-names";
import { factSwitches, switchNames } from "@/lib/tools/facts/utils-switches";

/** Where a tool can run that needs no server of its maker. */
const ownMachine: Platform[] = ["windows", "macos", "linux", "cli", "self-hosted"];
const phones: Platform[] = ["ios", "android"];

/**
 * Whether a constraint narrows the answers only where those that meet it fit nearly as well: a name may be what something comes
 * from, a phone where it was recorded, and not every tool tells of accounts.
 */
export const isWish = ({ kind }: Constraint) => ["integration", "phone", "noAccount"].includes(kind);

/** Names that are spelled in a way of their own. */
const spelled: Record<string, string> = { chatgpt: "ChatGPT", deepl: "DeepL", openai: "OpenAI" };

const countries = new Intl.DisplayNames("en", { type: "region" });
/** Countries that have an article. */
const withArticle = ["GB", "NL", "US"];

/** A constraint in a person's words. */
export function constraintLabel({ kind, value, name }: Constraint): string {
  switch (kind) {
    case "freePlan":
    case "openSource":
    case "hasApi":
    case "madeInEurope":
    case "phone":
      return factSwitches[kind].label;
    case "country":
      return `Made in ${withArticle.includes(value) ? "the " : ""}${countries.of(value)}`;
    case "platform":
      return platforms[value as Platform];
    case "integration":
      return `Works with ${integrations[value as Integration]}`;
    case "local":
      return "On your own computer";
    case "noAccount":
      return "Without an account";
    case "paid":
      return "Paid";
    case "maxPrice":
      return `Up to $${value} a month`;
    case "not":
      return `Not ${name ?? spelled[value] ?? `${value.charAt(0).toUpperCase()}${value.slice(1)}`}`;
  }
}

/** Constraints in the terms of the index; names that are left out are none of it, nor what texts tell. */
export function constraintFilter(constraints: Constraint[]): IndexFilter {
  const of = (kind: Constraint["kind"]) =>
    constraints.filter((one) => one.kind === kind).map(({ value }) => value);
  const [price] = of("maxPrice").map(Number);
  return {
    facts: [
      ...switchNames.filter((name) => of(name).length > 0).map((name) => factSwitches[name].term),
      ...of("platform").map((name) => `platform:${name}`),
      ...of("integration").map((name) => `integration:${name}`),
    ],
    pricing: of("paid").length > 0 ? "paid" : undefined,
    country: of("country")[0],
    maxPrice: price,
  };
}

/** Whether a tool is none of those that are left out by name or maker. */
export function isWanted(tool: { name: string; maker: string | null }, constraints: Constraint[]): boolean {
  const words = ` ${wordsOf(`${tool.name} ${tool.maker ?? ""}`).join(" ")} `;
  return constraints.every(({ kind, value }) => kind !== "not" || !words.includes(` ${value} `));
}

/** What of the constraints a tool meets, in a person's words, as a reason. */
export function constraintReasons(facts: ToolFacts, constraints: Constraint[]): string[] {
  return constraints.flatMap((constraint) => {
    switch (constraint.kind) {
      case "not":
        return [];
      case "local":
        return [namesOf(facts, ownMachine) ? `Runs on ${namesOf(facts, ownMachine)}` : "Works offline"];
      case "phone":
        return [`Runs on ${namesOf(facts, phones)}`];
      case "noAccount":
        return ["Works without an account"];
      case "platform":
        return [`For ${platforms[constraint.value as Platform]}`];
      case "maxPrice":
        return [facts.hasFreePlan ? "Has a free plan" : constraintLabel(constraint)];
      default:
        return [constraintLabel(constraint)];
    }
  });
}

const namesOf = (facts: ToolFacts, among: Platform[]) =>
  facts.platforms
    .filter((name) => among.includes(name))
    .map((name) => platforms[name])
    .join(", ");
