import { expect, it } from "vitest";
import type { NewsDto } from "@/lib/posts/news/schema";
import { createAccount, json } from "@/tests/api/accounts";
import { openApp, request, withQuery } from "@/tests/api/open-app";
import { common } from "@/tests/api/post-input";

const { db } = await openApp();
const list = await import("@/app/api/news/route");
const one = await import("@/app/api/news/[id]/route");
const admin = await createAccount(db, { role: "admin" });

async function add(change: object) {
  const body = {
    ...common("found"),
    category: "Science",
    source: "A journal",
    sourceUrl: "https://example.org/article",
    status: "published",
    ...change,
  };
  const answer = await request(list.POST, "/api/news", { method: "POST", ...json(body, admin.headers) });
  expect(answer.status).toBe(201);
  return (await answer.json()) as NewsDto;
}
async function find(q: string, query: Record<string, string> = {}): Promise<string[]> {
  const answer = await request(list.GET, withQuery("/api/news", { q, ...query }));
  return ((await answer.json()) as NewsDto[]).map(({ id }) => id);
}

it("finds a post as it is now, by what readers see of it, and not when it is gone", async () => {
  const { id } = await add({
    title: "A < b, Émile's quince",
    content: "<p>The body names a <strong>medlar</strong> tree and nothing else that could matter.</p>",
    tags: ["rowanberry"],
  });
  for (const q of ["quince", "EMILE", "medlar tree", "a medlar", "rowanberry", "ada lovelace quince"])
    expect(await find(q), q).toEqual([id]);
  // What is written in the markup alone, and what only the whole text has.
  expect(await find("strong medlar")).toEqual([]);
  expect(await find("quince", { match: "summary" })).toEqual([id]);
  expect(await find("medlar", { match: "summary" })).toEqual([]);

  const answer = await request(one.PATCH, `/api/news/${id}`, {
    method: "PATCH",
    params: { id },
    ...json({ title: "A damson", tags: ["sorb"] }, admin.headers),
  });
  expect(answer.status).toBe(200);
  expect(await find("quince")).toEqual([]);
  expect(await find("rowanberry")).toEqual([]);
  expect(await find("damson sorb")).toEqual([id]);

  await request(one.DELETE, `/api/news/${id}`, { method: "DELETE", params: { id }, headers: admin.headers });
  expect(await find("damson")).toEqual([]);
  expect(await db.$queryRaw`SELECT id FROM search.post WHERE id = ${id}`).toEqual([]);
});

it("takes every sign of a search literally", async () => {
  const { id } = await add({ title: "100%_sure \\ certain" });
  for (const q of ["0%_s", "\\", "100％_sure"]) expect(await find(q), q).toEqual([id]);
  for (const q of ["1%sure", "0__s", "\\\\"]) expect(await find(q), q).toEqual([]);
});
