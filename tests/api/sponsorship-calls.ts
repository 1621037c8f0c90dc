import type { SponsorshipDto } from "@/lib/sponsorships/schema";
import { json, type TestAccount } from "@/tests/api/accounts";
import { request, withQuery } from "@/tests/api/open-app";

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
export const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** What a call of the listings answers: a listing, or a refusal. */
type Answer = SponsorshipDto & {
  error: string;
  issues: { path: string; message: string }[];
  current: SponsorshipDto;
};
export type Headers = Record<string, string>;

export const visitor = (n: number, agent = browser) => ({
  "x-almanac-client": `10.7.${n >> 8}.${n & 255}`,
  "user-agent": agent,
});

/** A valid new listing. */
export const input = (toolId: string, n: number | string = 1) => ({
  toolId,
  name: `Listing ${n}`,
  description: "What it is, in a sentence.",
  category: "AI for Productivity",
  url: "https://example.org/",
});

/** The calls of the listings; writes are the administrator's unless they say otherwise. After `openApp()`. */
export async function sponsorshipCalls(admin: TestAccount) {
  const list = await import("@/app/api/sponsorships/route");
  const one = await import("@/app/api/sponsorships/[id]/route");
  const impression = await import("@/app/api/sponsorships/[id]/impression/route");
  const click = await import("@/app/api/sponsorships/[id]/click/route");
  async function read(query: Record<string, string | number> = {}, headers: Headers = {}) {
    const response = await request(list.GET, withQuery("/api/sponsorships", query), { headers });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as SponsorshipDto[],
    };
  }
  async function create(body: unknown, headers: Headers = admin.headers) {
    const response = await request(list.POST, "/", { method: "POST", ...json(body, headers) });
    return { status: response.status, body: (await response.json()) as Answer };
  }
  async function change(id: string, body: unknown, headers: Headers = admin.headers) {
    const response = await request(one.PUT, "/", { method: "PUT", params: { id }, ...json(body, headers) });
    return { status: response.status, body: (await response.json()) as Answer };
  }
  const remove = (id: string, headers: Headers = admin.headers) =>
    request(one.DELETE, "/", { method: "DELETE", params: { id }, headers });
  async function count(kind: "impression" | "click", id: string, headers: Headers) {
    const response = await request((kind === "click" ? click : impression).POST, "/", {
      method: "POST",
      params: { id },
      headers,
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  return { read, create, change, remove, count };
}
