import { describe, expect, it } from "vitest";
import { freeSlug, slugFrom } from "@/lib/platform/plain-text/utils";

describe("slugFrom", () => {
  it("makes an address of a title", () => {
    expect(slugFrom("Héllo, World! 2026", "news")).toBe("hello-world-2026");
    expect(slugFrom("Große Straße, Łódź & Øresund", "news")).toBe("grosse-strasse-lodz-oresund");
    expect(slugFrom("日本", "news")).toBe("news");
    expect(slugFrom("x".repeat(300), "news")).toHaveLength(110);
    expect(slugFrom("x".repeat(300), "tool", 80)).toHaveLength(80);
  });

  it("makes none that looks like an id", () => {
    expect(slugFrom("65F0C0FFEE65F0C0FFEE65F0", "tool")).toBe("65f0c0ffee65f0c0ffee65f0-tool");
  });
});

describe("freeSlug", () => {
  const among = (...taken: string[]) => freeSlug("ink", (slug) => taken.includes(slug));

  it("is the first that nobody has", () => {
    expect(among()).toBe("ink");
    expect(among("ink")).toBe("ink-2");
    expect(among("ink", "ink-2", "ink-4")).toBe("ink-3");
  });
});
