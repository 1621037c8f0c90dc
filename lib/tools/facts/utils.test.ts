import { describe, expect, it } from "vitest";
import { toFacts } from "@/lib/tools/facts/mapper";
import type { Plan } from "@/lib/tools/facts/schema";
import {
  cardFacts,
  cheapest,
  hasFreePlan,
  isUnpriced,
  planPrice,
  priceLine,
  priceWords,
} from "@/lib/tools/facts/utils";

const plan = (change: Partial<Plan> = {}): Plan => ({
  name: "Pro",
  amount: 20,
  currency: "USD",
  period: "month",
  note: null,
  ...change,
});
const facts = toFacts([]);
const paid = { type: "paid", startingPrice: null } as const;

describe("planPrice", () => {
  it("says what is paid, and for what", () => {
    expect(planPrice(plan())).toBe("$20 a month");
    expect(planPrice(plan({ amount: 16.99, period: "seat" }))).toBe("$16.99 a seat and month");
    expect(planPrice(plan({ amount: 1200, currency: "EUR", period: "year" }))).toBe("€1,200 a year");
    expect(planPrice(plan({ amount: 49, period: "once" }))).toBe("$49 once");
    expect(planPrice(plan({ amount: 0.002, period: "usage" }))).toBe("$0.002 by use");
  });

  it("says so where nothing is paid or nothing is known", () => {
    expect(planPrice(plan({ amount: 0 }))).toBe("free");
    expect(planPrice(plan({ amount: null, currency: null }))).toBe("price on request");
  });
});

describe("cheapest", () => {
  it("is the least of a month, a year counted in months", () => {
    const plans = [plan({ amount: 0 }), plan(), plan({ amount: 96, period: "year" }), plan({ amount: 9 })];
    expect(cheapest({ plans }, paid)).toBe("$96 a year");
  });

  it("is in dollars where some plan is, and never a price by use", () => {
    const plans = [plan({ amount: 5, currency: "EUR" }), plan(), plan({ amount: 1, period: "usage" })];
    expect(cheapest({ plans }, paid)).toBe("$20 a month");
    expect(cheapest({ plans: plans.slice(0, 1) }, paid)).toBe("€5 a month");
    expect(cheapest({ plans: plans.slice(2) }, paid)).toBeUndefined();
  });

  it("is the starting price where no plan is known", () => {
    expect(cheapest(facts, { ...paid, startingPrice: "$9.99/month" })).toBe("$9.99 a month");
    expect(cheapest(facts, { ...paid, startingPrice: "Contact us" })).toBeUndefined();
  });
});

describe("priceLine and cardFacts", () => {
  it("believe the fact before the pricing model", () => {
    expect(hasFreePlan("freemium", facts)).toBe(true);
    expect(hasFreePlan("freemium", { hasFreePlan: false })).toBe(false);
    expect(hasFreePlan("paid", { hasFreePlan: true })).toBe(true);
  });

  it("are short", () => {
    expect(priceLine(facts, paid)).toBe("Paid");
    expect(priceLine(facts, { ...paid, type: "free" })).toBe("Free");
    expect(priceLine({ ...facts, plans: [plan()] }, paid)).toBe("From $20 a month");
    expect(
      cardFacts({ ...facts, plans: [plan()], platforms: ["web", "ios"] }, { ...paid, type: "freemium" }),
    ).toBe("Free plan, from $20 a month · Web, iOS");
  });
});

describe("isUnpriced", () => {
  const of = (isUpcoming: boolean, plans: Plan[], type: "paid" | "freemium" = "paid") =>
    isUnpriced({ isUpcoming, facts: { ...facts, plans }, pricing: { ...paid, type } });

  it("is true of a tool that is to come until it is known what it costs", () => {
    expect(of(true, [])).toBe(true);
    expect(of(true, [plan()])).toBe(false);
    expect(of(true, [], "freemium")).toBe(false);
    expect(of(false, [])).toBe(false);
  });
});

describe("priceWords", () => {
  it("says the price, and where none is known says that", () => {
    expect(priceWords({ ...facts, plans: [plan()] }, paid)).toBe("From $20 a month");
    expect(priceWords(facts, { type: "freemium", startingPrice: null })).toBe("Free plan");
    expect(priceWords(facts, { type: "enterprise", startingPrice: "Custom" })).toBe("Paid, Custom");
    expect(priceWords(facts, paid)).toBe("Paid, price not listed");
  });
});
