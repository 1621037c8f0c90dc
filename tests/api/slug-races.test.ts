import { expect, it } from "vitest";
import { createAccount, json } from "@/tests/api/accounts";
import { input, newsCalls } from "@/tests/api/news-calls";
import { openApp, request } from "@/tests/api/open-app";

// Whoever creates something while others do gets a slug of its own, and nobody waits for a connection that never comes.

const { db } = await openApp();
const { POST: createTool } = await import("@/app/api/tools/route");

const admin = await createAccount(db, { role: "admin" });
const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i));

it("creates many tools of one name at once", async () => {
  const create = async (i: number) => {
    const body = {
      name: "Räuberhöhle",
      description: "Keeps drafts in order.",
      websiteUrl: `https://raeuber-${i}.example`,
      category: "Text Generation",
      pricing: { type: "free" },
    };
    const answer = await request(createTool, "/api/tools", { method: "POST", ...json(body, admin.headers) });
    return answer.status;
  };
  // As many as there are connections: of more, one would wait for longer than it may while a busy machine serves the others.
  for (const round of times(6, (n) => n)) {
    const made = await Promise.all(times(10, (i) => create(10 * round + i)));
    expect(made).toEqual(times(10, () => 201));
  }
  const slugs = await db.tool.findMany({
    where: { name: "Räuberhöhle" },
    orderBy: { createdAt: "asc" },
    select: { slug: true },
  });
  expect(new Set(slugs.map(({ slug }) => slug))).toEqual(
    new Set(["rauberhohle", ...times(59, (i) => `rauberhohle-${i + 2}`)]),
  );
});

it("creates news of one title while other posts take the slugs that come next", async () => {
  const { create, change } = await newsCalls(admin);
  const title = "Same words";
  const posts = await Promise.all(times(9, (i) => create({ ...input(`other-${i}`), slug: `other-${i}` })));
  const { slug: _, ...untitled } = { slug: "", ...input("same"), title };
  const [made] = await Promise.all([
    Promise.all(times(9, () => create(untitled))),
    Promise.all(posts.map(({ body }, i) => change(body.id, { slug: `same-words-${i + 2}` }))),
  ]);
  expect(made.map(({ status }) => status)).toEqual(times(9, () => 201));
  expect(new Set(made.map(({ body }) => body.slug)).size).toBe(9);
});
