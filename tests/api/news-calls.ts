import type { NewsDto } from "@/lib/posts/news/schema";
import { json, type TestAccount } from "@/tests/api/accounts";
import { request, withQuery } from "@/tests/api/open-app";
import { common } from "@/tests/api/post-input";

/** What a call of the news answers: a post, or a refusal. */
export type Answer = NewsDto & {
  error: string;
  issues: { path: string; message: string }[];
  current: NewsDto;
};

/** A valid new post. */
export const input = (n: string | number) => ({
  ...common(n),
  category: "Science",
  source: "A journal",
  sourceUrl: "https://example.org/article",
});

/** The calls of the news; writes are the administrator's unless they say otherwise. After `openApp()`. */
export async function newsCalls(admin: TestAccount) {
  const list = await import("@/app/api/news/route");
  const one = await import("@/app/api/news/[id]/route");
  async function read(query: Record<string, string | number> = {}, headers = {}) {
    const response = await request(list.GET, withQuery("/api/news", query), { headers });
    return { status: response.status, headers: response.headers, body: (await response.json()) as NewsDto[] };
  }
  async function get(id: string, headers = {}) {
    const response = await request(one.GET, `/api/news/${id}`, { params: { id }, headers });
    return { status: response.status, body: (await response.json()) as Answer };
  }
  async function create(body: unknown, headers: Record<string, string> = admin.headers) {
    const response = await request(list.POST, "/api/news", { method: "POST", ...json(body, headers) });
    return { status: response.status, body: (await response.json()) as Answer };
  }
  async function change(id: string, body: unknown, headers: Record<string, string> = admin.headers) {
    const response = await request(one.PATCH, `/api/news/${id}`, {
      method: "PATCH",
      params: { id },
      ...json(body, headers),
    });
    return { status: response.status, body: (await response.json()) as Answer };
  }
  const remove = (id: string, headers: Record<string, string> = admin.headers) =>
    request(one.DELETE, `/api/news/${id}`, { method: "DELETE", params: { id }, headers });

  return { read, get, create, change, remove };
}
