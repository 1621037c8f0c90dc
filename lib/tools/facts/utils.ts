import { type Plan, type ToolFacts } from "@/lib/tools/facts/schema";
import { integrations, platforms } from "@/lib/tools/facts/utils-names";
import { type FactSwitch, factSwitches, switchNames } from "@/lib/tools/facts/utils-switches";
import type { ToolDetail, ToolDto, ToolQuery } from "@/lib/tools/schema";

/** What a fact is told beside: the editors' own word on the price. */
export type Pricing = ToolDto["pricing"];

const periodWords: Record<Plan["period"], string> = {
  month: " a month",
  seat: " a seat and month",
  year: " a year",
  once: " once",
  usage: " by use",
};

/** An amount as it is read: "$20", "$16.99", "€0.002". */
function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 6,
  }).format(amount);
}

/** What a plan costs: "$16.99 a seat and month", "free", "price on request". */
export function planPrice({ amount, currency, period }: Plan): string {
  if (amount === 0) return "free";
  if (amount === null || currency === null) return "price on request";
  return `${formatMoney(amount, currency)}${periodWords[period]}`;
}

/** Whether a tool has a lasting free plan, in the way in which lists are filtered by it. */
export const hasFreePlan = (type: Pricing["type"], facts: Pick<ToolFacts, "hasFreePlan">): boolean =>
  facts.hasFreePlan ?? (type === "free" || type === "freemium");

const monthly = ({ amount, period }: Plan) => (period === "year" ? amount! / 12 : amount!);

/** The least that is paid a month, in words; undefined when no such price is known. */
export function cheapest(facts: Pick<ToolFacts, "plans">, pricing: Pricing): string | undefined {
  const paid = facts.plans.filter(
    ({ amount, currency, period }) => amount && currency && ["month", "seat", "year"].includes(period),
  );
  const known = paid.some(({ currency }) => currency === "USD")
    ? paid.filter(({ currency }) => currency === "USD")
    : paid;
  const [least] = [...known].sort((a, b) => monthly(a) - monthly(b));
  if (least) return planPrice(least);
  return /^\$\d[\d.,]*\/month$/.exec(pricing.startingPrice ?? "")?.[0].replace("/", " a ");
}

/** What a tool costs, in a few words: "Free plan, from $10 a month". */
export function priceLine(facts: ToolFacts, pricing: Pricing): string {
  const least = cheapest(facts, pricing);
  if (hasFreePlan(pricing.type, facts)) {
    if (least) return `Free plan, from ${least}`;
    return pricing.type === "free" ? "Free" : "Free plan";
  }
  return least ? `From ${least}` : "Paid";
}

/** The same where it stands alone: it says as well what is not known. */
export function priceWords(facts: ToolFacts, pricing: Pricing): string {
  const line = priceLine(facts, pricing);
  if (line !== "Paid") return line;
  return pricing.startingPrice ? `Paid, ${pricing.startingPrice}` : "Paid, price not listed";
}

/** Whether a tool is to come and nobody has said what it will cost: it is neither free nor paid then. */
export const isUnpriced = ({
  isUpcoming,
  facts,
  pricing,
}: Pick<ToolDetail, "isUpcoming" | "facts" | "pricing">) =>
  isUpcoming && priceLine(facts, pricing) === "Paid";

/** What such a tool's price is said to be. */
export const notAnnounced = "Not announced";

const named = <T extends string>(names: Record<T, string>, values: T[]) =>
  values.map((value) => names[value]);
export const platformNames = (facts: Pick<ToolFacts, "platforms">) => named(platforms, facts.platforms);
export const integrationNames = (facts: Pick<ToolFacts, "integrations">) =>
  named(integrations, facts.integrations);

/** The facts that a card has room for: "Free plan, from $10 a month · Web, iOS, Android". */
export const cardFacts = (facts: ToolFacts, pricing: Pricing): string =>
  [priceLine(facts, pricing), platformNames(facts).join(", ")].filter(Boolean).join(" · ");

/** The facts that a query asks for, in the terms of the index. */
export function factsAsked(query: Pick<ToolQuery, FactSwitch | "platform" | "integration">): string[] {
  const asked = new Set([
    ...switchNames.filter((name) => query[name]).map((name) => factSwitches[name].term),
    ...(query.platform ?? []).map((name) => `platform:${name}`),
    ...(query.integration ?? []).map((name) => `integration:${name}`),
  ]);
  return [...asked];
}
