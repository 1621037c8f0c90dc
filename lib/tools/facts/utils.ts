import { type Plan, type ToolFacts } from "@/lib/tools/facts/schema";
import { integrations, platforms } from "@/lib/tools/facts/utils-names";
import { type FactSwitch, factSwitches, switchNames } from "@/lib/tools/facts/utils-switches";
import type { ToolDetail, ToolDto, ToolQuery } from "@/lib/tools/schema";

/** What a fact is told beside: the editors' own word on the price. */
export type Pricing = ToolDto["pricing"];

const periodWords: Record<Plan["period"], string> = {
  month: " / month",
  seat: " / seat / month",
  year: " / year",
  once: " once",
  usage: " / use",
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

/** What a plan costs: "$16.99 / seat / month", "Free", "Price on request". */
export function planPrice({ amount, currency, period }: Plan): string {
  if (amount === 0) return "Free";
  if (amount === null || currency === null) return "Price on request";
  return `${formatMoney(amount, currency)}${periodWords[period]}`;
}

/** A price whose lines end before a stroke and never after it. */
export const unbroken = (price: string): string => price.replaceAll("/ ", "/\u00a0");

/** A plan in words: "Pro: $8.33 / seat / month (Billed yearly)", "Free". */
export function planWords(plan: Plan): string {
  const price = planPrice(plan);
  const isPrice = (text: string) => text.toLowerCase() === price.toLowerCase();
  const named = isPrice(plan.name) ? plan.name : `${plan.name}: ${price}`;
  return plan.note && !isPrice(plan.note) ? `${named} (${plan.note})` : named;
}

/** Whether a tool has a lasting free plan, in the way in which lists are filtered by it. */
export const hasFreePlan = (type: Pricing["type"], facts: Pick<ToolFacts, "hasFreePlan">): boolean =>
  facts.hasFreePlan ?? (type === "free" || type === "freemium");

const european =
  "AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM UA";

/** Whether a tool's maker is in Europe, as `search.facts_of` has it: members of the Council of Europe without Turkey and the Caucasus. */
export const isMadeInEurope = ({ country }: Pick<ToolFacts, "country">): boolean =>
  country !== null && european.split(" ").includes(country);

/** Whether a tool is known to run on a phone, as `search.facts_of` has it. */
export const runsOnPhone = ({ platforms }: Pick<ToolFacts, "platforms">): boolean =>
  platforms.includes("ios") || platforms.includes("android");

const monthly = ({ amount, period }: Plan) => (period === "year" ? amount! / 12 : amount!);

/**
 * The least that is paid, in words: of the plans that are paid again and again, else the starting price if that is an amount,
 * "$9 / month". Undefined when no such price is known.
 */
export function cheapest(facts: Pick<ToolFacts, "plans">, { startingPrice }: Pricing): string | undefined {
  const paid = facts.plans.filter(
    ({ amount, currency, period }) => amount && currency && ["month", "seat", "year"].includes(period),
  );
  const known = paid.some(({ currency }) => currency === "USD")
    ? paid.filter(({ currency }) => currency === "USD")
    : paid;
  const [least] = [...known].sort((a, b) => monthly(a) - monthly(b));
  if (least) return planPrice(least);
  if (startingPrice && /^\W?\d/.test(startingPrice)) return startingPrice.replace(/ *\/ */g, " / ");
  return undefined;
}

/** What a tool costs where nothing is free and no amount is known. */
function paidWords({ plans }: Pick<ToolFacts, "plans">, { startingPrice }: Pricing): string {
  if (startingPrice && !/^free$/i.test(startingPrice)) return startingPrice;
  return plans.some(({ period }) => period === "usage") ? "Pay per use" : "Paid";
}

/** What a tool costs, in the words of every page: "Free", "Free plan, from $10 / month", "From $20 / month", "Pay per use". */
export function priceLine(facts: Pick<ToolFacts, "plans" | "hasFreePlan">, pricing: Pricing): string {
  const least = cheapest(facts, pricing);
  if (!hasFreePlan(pricing.type, facts)) return least ? `From ${least}` : paidWords(facts, pricing);
  if (least) return `Free plan, from ${least}`;
  return pricing.type === "free" ? "Free" : "Free plan";
}

/** The same where it stands alone: it says as well what is not known. */
export function priceWords(facts: ToolFacts, pricing: Pricing): string {
  const line = priceLine(facts, pricing);
  return line === "Paid" ? "Paid, price not listed" : line;
}

/** Whether a tool is to come and nobody has said what it will cost: it is neither free nor paid then. */
export const isUnpriced = ({
  isUpcoming,
  facts,
  pricing,
}: Pick<ToolDetail, "isUpcoming" | "facts" | "pricing">) =>
  isUpcoming && !hasFreePlan(pricing.type, facts) && !cheapest(facts, pricing);

/** What such a tool's price is said to be. */
export const notAnnounced = "Not announced";

const named = <T extends string>(names: Record<T, string>, values: T[]) =>
  values.map((value) => names[value]);
export const platformNames = (facts: Pick<ToolFacts, "platforms">) => named(platforms, facts.platforms);
export const integrationNames = (facts: Pick<ToolFacts, "integrations">) =>
  named(integrations, facts.integrations);

/** The facts that a card has room for: "Free plan, from $10 / month · Web, iOS, Android". */
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
