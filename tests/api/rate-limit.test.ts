import { describe, expect, it } from "vitest";
import { openApp } from "@/tests/api/open-app";

const { db } = await openApp();
const { consume } = await import("@/lib/platform/rate-limit/mutations");
const { AppError } = await import("@/lib/platform/errors");

const allowed = async (limit: Parameters<typeof consume>[0], key: string, times: number) => {
  const results = await Promise.allSettled(Array.from({ length: times }, () => consume(limit, key)));
  for (const result of results)
    if (result.status === "rejected") expect(result.reason).toBeInstanceOf(AppError);
  return results.filter(({ status }) => status === "fulfilled").length;
};

describe("consume", () => {
  it("lets through as many as the limit says, whatever comes at once", async () => {
    expect(await allowed({ name: "burst", points: 7, seconds: 60 }, "a", 20)).toBe(7);
    expect(await allowed({ name: "burst", points: 7, seconds: 60 }, "a", 5)).toBe(0);
  });

  it("counts each key and each limit apart", async () => {
    const limit = { name: "apart", points: 2, seconds: 60 };
    expect(await allowed(limit, "a", 3)).toBe(2);
    expect(await allowed(limit, "b", 3)).toBe(2);
    expect(await allowed({ ...limit, name: "other" }, "a", 3)).toBe(2);
  });

  it("counts in the database, so that all servers count together", async () => {
    const limit = { name: "shared", points: 3, seconds: 60 };
    await consume(limit, "192.0.2.1");
    const row = await db.rateLimit.findUniqueOrThrow({ where: { key: "shared:192.0.2.1" } });
    expect(row.points).toBe(1);
    await db.rateLimit.update({ where: { key: row.key }, data: { points: 3 } });
    await expect(consume(limit, "192.0.2.1")).rejects.toMatchObject({ status: 429 });
  });

  it("says when to come again", async () => {
    const limit = { name: "again", points: 1, seconds: 40 };
    await consume(limit, "a");
    const refusal: unknown = await consume(limit, "a").catch((error: unknown) => error);
    expect(refusal).toMatchObject({ message: "Too many requests. Please try again later." });
    const after = Number((refusal as InstanceType<typeof AppError>).details.headers?.["Retry-After"]);
    expect(after).toBeGreaterThan(30);
    expect(after).toBeLessThanOrEqual(40);
  });

  it("forgets once the time is over", async () => {
    const limit = { name: "over", points: 1, seconds: 3_600 };
    await consume(limit, "a");
    await db.rateLimit.update({ where: { key: "over:a" }, data: { expire: BigInt(Date.now() - 1) } });
    await consume(limit, "a");
    await expect(consume(limit, "a")).rejects.toMatchObject({ status: 429 });
  });

  it("takes any key for a key", async () => {
    for (const key of ["'", "%", "::1", "2001:db8::1%eth0", "💡"])
      expect(await allowed({ name: "any", points: 1, seconds: 60 }, key, 2)).toBe(1);
  });
});
