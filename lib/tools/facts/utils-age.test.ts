import { expect, it } from "vitest";
import { isStale, nextStale } from "@/lib/tools/facts/utils-age";

const day = 86_400_000;
const now = Date.parse("2026-11-22T12:00:00Z");
const checked = (days: number) => ({ checkedAt: new Date(now - days * day).toISOString() });
const never = { checkedAt: null };

it("a fact is too old 90 days after it was checked, to the millisecond", () => {
  expect([isStale(checked(90), now), isStale(checked(90), now - 1), isStale(never, now)]).toEqual([
    true,
    false,
    false,
  ]);
});

it("the next one to get too old is the one that was checked first, of those that are not", () => {
  expect(nextStale([checked(100), checked(89), checked(1), never], now)).toEqual(new Date(now + day));
  expect(nextStale([checked(90), never], now)).toBeNull();
});
