import { describe, expect, it, vi } from "vitest";
import { warmUp } from "./warm-up.mjs";

describe("warming up", () => {
  it("makes a page of each kind that others link to, and a search", async () => {
    const made = [];
    await warmUp(async (url) => {
      made.push(url);
      const links = {
        "/": '<a href="/ai-tools/quill">Quill</a><a href="/category/writing">',
        "/blog": '<a href="/blog/first">',
      };
      return { body: Buffer.from(links[url] ?? "") };
    });
    expect(made).toEqual([
      "/",
      "/blog",
      "/?q=image",
      "/?pricing=free",
      "/api/tools?limit=50",
      "/ai-tools/quill",
      "/category/writing",
      "/blog/first",
    ]);
  });

  it("goes on after a page that fails", async () => {
    const make = vi.fn().mockRejectedValue(new Error("no database"));
    await warmUp(make);
    expect(make).toHaveBeenCalledTimes(5);
  });

  it("ends while a page hangs", async () => {
    await expect(warmUp(() => new Promise(() => {}), 1)).resolves.toBeUndefined();
  });
});
