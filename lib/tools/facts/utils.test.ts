import { describe, expect, it } from "vitest";
import { toFacts } from "@/lib/tools/facts/mapper";
import type { Plan } from "@/lib/tools/facts/schema";
import {
  cardFacts,
  cheapest,
  hasFreePlan,
  isUnpriced,
  planPrice,
  planWords,
  priceLine,
  priceWords,
  unbroken,
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
    expect(planPrice(plan())).toBe("$20 / month");
    expect(planPrice(plan({ amount: 16.99, period: "seat" }))).toBe("$16.99 / seat / month");
    expect(planPrice(plan({ amount: 1200, currency: "EUR", period: "year" }))).toBe("€1,200 / year");
    expect(planPrice(plan({ amount: 49, period: "once" }))).toBe("$49 once");
    expect(planPrice(plan({ amount: 0.002, period: "usage" }))).toBe("$0.002 / use");
  });

  it("says so where nothing is paid or nothing is known", () => {
    expect(planPrice(plan({ amount: 0 }))).toBe("Free");
    expect(planPrice(plan({ amount: null, currency: null }))).toBe("Price on request");
  });
});

describe("planWords", () => {
  it("tell a plan, and nothing twice", () => {
    expect(planWords(plan({ amount: 8.33, period: "seat", note: "Billed yearly" }))).toBe(
      "Pro: $8.33 / seat / month (Billed yearly)",
    );
    expect(planWords(plan({ amount: 0 }))).toBe("Pro: Free");
    expect(planWords(plan({ name: "Free", amount: 0, note: "10 a day" }))).toBe("Free (10 a day)");
    expect(planWords(plan({ amount: null, note: "Price on request" }))).toBe("Pro: Price on request");
  });
});

describe("cheapest", () => {
  it("is the least of a month, a year counted in months", () => {
    const plans = [plan({ amount: 0 }), plan(), plan({ amount: 96, period: "year" }), plan({ amount: 9 })];
    expect(cheapest({ plans }, paid)).toBe("$96 / year");
  });

  it("is in dollars where some plan is, and never a price by use", () => {
    const plans = [plan({ amount: 5, currency: "EUR" }), plan(), plan({ amount: 1, period: "usage" })];
    expect(cheapest({ plans }, paid)).toBe("$20 / month");
    expect(cheapest({ plans: plans.slice(0, 1) }, paid)).toBe("€5 / month");
    expect(cheapest({ plans: plans.slice(2) }, paid)).toBeUndefined();
  });

  it("is the starting price where no plan is known", () => {
    expect(cheapest(facts, { ...paid, startingPrice: "$9.99/month" })).toBe("$9.99 / month");
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
    expect(priceLine(facts, { ...paid, startingPrice: "Pay per use" })).toBe("Pay per use");
    expect(priceLine({ ...facts, plans: [plan({ period: "usage" })] }, paid)).toBe("Pay per use");
    expect(priceLine(facts, { type: "freemium", startingPrice: "Free" })).toBe("Free plan");
    expect(priceLine(facts, { type: "freemium", startingPrice: "$74.99/year" })).toBe(
      "Free plan, from $74.99 / year",
    );
    expect(priceLine({ ...facts, hasFreePlan: false }, { type: "freemium", startingPrice: "Free" })).toBe(
      "Paid",
    );
    expect(
      priceLine({ ...facts, plans: [plan({ amount: 14, period: "seat" })] }, { ...paid, type: "free" }),
    ).toBe("Free plan, from $14 / seat / month");
    expect(priceLine({ ...facts, plans: [plan()] }, paid)).toBe("From $20 / month");
    expect(
      cardFacts({ ...facts, plans: [plan()], platforms: ["web", "ios"] }, { ...paid, type: "freemium" }),
    ).toBe("Free plan, from $20 / month · Web, iOS");
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
    expect(priceWords({ ...facts, plans: [plan()] }, paid)).toBe("From $20 / month");
    expect(priceWords(facts, { type: "freemium", startingPrice: null })).toBe("Free plan");
    expect(priceWords(facts, { type: "enterprise", startingPrice: "Custom" })).toBe("Custom");
    expect(priceWords(facts, paid)).toBe("Paid, price not listed");
  });
});

describe("unbroken", () => {
  it("keeps what a price is for beside its stroke", () => {
    expect(unbroken("From $10 / seat / month")).toBe("From $10 /\u00a0seat /\u00a0month");
    expect(unbroken("Free")).toBe("Free");
  });
});
