import { expect, it } from "vitest";
import { openApp } from "@/tests/api/open-app";

const { db } = await openApp();
const { seed } = await import("@/prisma/seed/seed");

it("lets no statement of the seed time out, which takes long on a small machine, and keeps nothing of one that fails", async () => {
  await db.$executeRaw`TRUNCATE public.category CASCADE`;
  await db.$executeRaw`
    CREATE FUNCTION public.tell_longest() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'a statement may take %', current_setting('statement_timeout'); END $$`;
  await db.$executeRaw`
    CREATE TRIGGER tell_longest AFTER INSERT ON public.tool FOR EACH STATEMENT EXECUTE FUNCTION public.tell_longest()`;
  await expect(seed()).rejects.toThrow(/a statement may take 0\b/);
  expect(await db.category.count()).toBe(0);
});
