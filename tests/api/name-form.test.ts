import { expect, it } from "vitest";
import lookalikes from "@/lib/accounts/lookalikes.json";
import { openApp } from "@/tests/api/open-app";

const { db } = await openApp();

it("takes every letter that looks like one of a to z for that one, as names of people do", async () => {
  const pairs = Object.entries(lookalikes).flatMap(([letter, signs]) =>
    [...signs].map((sign) => ({ letter, sign })),
  );
  const wrong = await db.$queryRaw`
    SELECT sign, letter, public.name_form(sign) AS form FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS pair (sign text, letter text)
    WHERE public.name_form(sign) IS DISTINCT FROM public.name_form(letter)`;
  expect(wrong).toEqual([]);
});

it("finds a tool by an index", async () => {
  const plan = await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    return tx.$queryRaw`EXPLAIN SELECT name FROM public.tool
      WHERE status = 'published' AND public.name_form(name) = public.name_form(${"ChatGPT"})`;
  });
  expect(JSON.stringify(plan)).toContain("tool_name_form");
});
