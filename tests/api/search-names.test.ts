import { expect, it } from "vitest";
import { openApp } from "@/tests/api/open-app";

// What people type that names tools.

const { db } = await openApp();
const { readSearch } = await import("@/lib/tools/queries-search");

const idOf = async (slug: string) => (await db.tool.findUniqueOrThrow({ where: { slug } })).id;

it.each([
  ["otter", "otter-ai"],
  ["monday", "monday-com"],
  ["fireflies ai", "fireflies-ai"],
  ["bolt", "bolt-new"],
  ["Jasper AI", "jasper"],
  ["notion", "notion-ai"],
])("knows %j by the words of its name, whether its AI is said or not", async (name, slug) => {
  expect((await readSearch(`${name} alternative`)).like).toBe(await idOf(slug));
});
