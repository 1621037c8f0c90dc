import { afterEach, describe, expect, it, vi } from "vitest";
import { call, CallError, messageOf } from "@/lib/platform/http/client";
import type { getToolApi, listToolsApi, recommendToolsApi } from "@/lib/tools/api";

const answer = (body: unknown, status = 200) =>
  vi.fn(async (..._: Parameters<typeof fetch>) => Response.json(body, { status }));
const stub = <F extends typeof fetch>(fake: F) => {
  vi.stubGlobal("fetch", fake);
  return fake;
};
afterEach(() => vi.unstubAllGlobals());

describe("call", () => {
  it("puts parameters into the address and leaves out what is undefined", async () => {
    const fake = stub(answer([]));
    await call<typeof listToolsApi>("GET", "/api/tools", {
      query: { q: "a&b", page: 2, category: undefined },
    });
    expect(fake.mock.calls[0]?.[0]).toBe("/api/tools?q=a%26b&page=2");
    await call<typeof getToolApi>("GET", "/api/tools/{id}", { params: { id: "../a/b?c" } });
    expect(fake.mock.calls[1]?.[0]).toBe("/api/tools/..%2Fa%2Fb%3Fc");
  });

  it("sends a body as JSON", async () => {
    const fake = stub(answer([]));
    await call<typeof recommendToolsApi>("POST", "/api/suggestions", { body: { query: "notes" } });
    expect(fake.mock.calls[0]?.[1]).toMatchObject({
      method: "POST",
      body: '{"query":"notes"}',
      headers: { "Content-Type": "application/json" },
    });
  });

  it("throws the server's sentence and issues", async () => {
    stub(answer({ error: "The page is a number from 1.", issues: [{ path: "page", message: "…" }] }, 400));
    const failure = await call<typeof listToolsApi>("GET", "/api/tools", { query: {} }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(CallError);
    expect(failure).toMatchObject({
      status: 400,
      message: "The page is a number from 1.",
      issues: [{ path: "page" }],
    });
  });

  it("names the status when the answer is no JSON", async () => {
    stub(vi.fn(async () => new Response("<html>", { status: 502 })));
    await expect(call<typeof listToolsApi>("GET", "/api/tools", { query: {} })).rejects.toMatchObject({
      status: 502,
      message: "HTTP error! status: 502",
    });
  });

  it.each(["", "  "])("names the status when the sentence is empty (%j)", async (error) => {
    stub(vi.fn(async () => Response.json({ error }, { status: 500 })));
    await expect(call<typeof listToolsApi>("GET", "/api/tools", { query: {} })).rejects.toMatchObject({
      message: "HTTP error! status: 500",
    });
  });

  it.each([
    [413, "The request is too large."],
    [429, "Too many requests. Please try again later."],
    [500, "Something went wrong on our side. Please try again."],
    [502, "An error occurred. Please try again."],
  ])("tells people in words what a status without any means (%i)", async (status, words) => {
    stub(vi.fn(async () => new Response("<html>", { status })));
    const failure = await call<typeof listToolsApi>("GET", "/api/tools", { query: {} }).catch(
      (error: unknown) => error,
    );
    expect(messageOf(failure)).toBe(words);
  });

  it("says so when the server can't be reached", async () => {
    stub(vi.fn(async () => Promise.reject(new TypeError("fetch failed"))));
    await expect(call<typeof listToolsApi>("GET", "/api/tools", { query: {} })).rejects.toMatchObject({
      status: 0,
      message: "Failed to connect to the server. Please check your internet connection and try again.",
    });
  });

  it("passes on that the caller gave up", async () => {
    const controller = new AbortController();
    stub(vi.fn(async () => Promise.reject(new DOMException("aborted", "AbortError"))));
    controller.abort();
    await expect(
      call<typeof listToolsApi>("GET", "/api/tools", { query: {}, signal: controller.signal }),
    ).rejects.toMatchObject({
      name: "AbortError",
    });
  });

  it("goes through where two signals can't be joined, and the caller can still give up", async () => {
    const any = AbortSignal.any;
    Object.assign(AbortSignal, { any: undefined });
    try {
      const { signal } = new AbortController();
      const fetched = vi.fn(async () => Response.json({ tools: [] }));
      stub(fetched);
      await call<typeof listToolsApi>("GET", "/api/tools", { query: {}, signal });
      expect(fetched).toHaveBeenCalledWith("/api/tools", expect.objectContaining({ signal }));
    } finally {
      Object.assign(AbortSignal, { any });
    }
  });
});
