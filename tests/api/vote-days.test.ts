import { expect, it } from "vitest";
import { createAccount } from "@/tests/api/accounts";
import { openApp } from "@/tests/api/open-app";

const { db } = await openApp();
const { getVoteHistory } = await import("@/lib/engagement/votes/queries");

const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day);

it("tells how many votes of each of the last 90 days still stand", async () => {
  const [tool, other] = await db.tool.findMany({ where: { status: "published" }, take: 2 });
  const [first, second, third] = await Promise.all([createAccount(db), createAccount(db), createAccount(db)]);
  const cast = (account: { id: string }, toolId: string, days: number) =>
    db.vote.create({ data: { userId: account.id, toolId, createdAt: ago(days) } });
  await cast(first!, tool!.id, 89);
  await cast(second!, tool!.id, 90);
  await cast(third!, tool!.id, 3);
  await cast(first!, other!.id, 0);
  await db.vote.delete({ where: { userId_toolId: { userId: third!.id, toolId: tool!.id } } });

  const { days, sampleVotes } = await getVoteHistory(tool!.id);
  expect(days).toHaveLength(90);
  expect(days[0]).toEqual({ day: ago(89).toISOString().slice(0, 10), votes: 1 });
  expect(days.at(-1)).toEqual({ day: ago(0).toISOString().slice(0, 10), votes: 0 });
  expect(days.reduce((sum, { votes }) => sum + votes, 0)).toBe(1);
  expect((await getVoteHistory(other!.id)).days.at(-1)!.votes).toBe(1);
  expect(sampleVotes).toBe((await db.toolStats.findUniqueOrThrow({ where: { toolId: tool!.id } })).baseVotes);
});
