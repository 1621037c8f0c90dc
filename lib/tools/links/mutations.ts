import "server-only";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors";
import { type Actor, type RecordKind, type Tx, updateRecord } from "@/lib/platform/records/mutations";
import { toLink, toWritten } from "@/lib/tools/links/mapper";
import { getLink, lockLink } from "@/lib/tools/links/queries";
import type { LinkAction, LinkDetail, LinkDto } from "@/lib/tools/links/schema";
import { tagsOfLink } from "@/lib/tools/links/tags";
import { afterWord } from "@/lib/tools/links/utils-state";
import { type ToolRecord, toRecord, withFacts } from "@/lib/tools/mapper";

type Locked = NonNullable<Awaited<ReturnType<typeof lockLink>>> & { tool: ToolRecord };

async function lock(tx: Tx, id: string): Promise<Locked | null> {
  const link = await lockLink(id, tx);
  if (!link) return null;
  const tool = await tx.tool.findUniqueOrThrow({ where: { id }, ...withFacts });
  return { ...link, tool: toRecord(tool) };
}

const kind: RecordKind<Locked, LinkDto> = {
  entity: "tool",
  notFound: "Tool not found",
  lock,
  toDto: ({ tool: _, isGone: __, failedAt: ___, history: ____, ...row }) => toLink(row),
  logged: ({ state, trustedUntil }) => ({ linkState: state, linkTrustedUntil: trustedUntil }),
  tagsOf: (before, after) => (before && after ? tagsOfLink(after.tool, before.isGone, after.isGone) : []),
};

/** An administrator's word that a website works, which brings its tool back into the lists. */
async function markWorking(id: string, actor: Actor): Promise<void> {
  // Said already, and nothing else seen since.
  const isDone = ({ state, seen, trustedUntil }: Locked) =>
    state === "ok" && seen === "ok" && trustedUntil !== null && trustedUntil > new Date();
  await updateRecord(kind, id, { actor, action: "tool.link", isDone }, async (tx, before, updatedAt) => {
    const written = afterWord(before, updatedAt);
    await tx.toolLink.update({ where: { toolId: id }, data: { ...toWritten(written), updatedAt } });
    return { ...before, ...written, updatedAt };
  });
}

/** Has a website visited with the next run, which is within a minute. */
async function checkSoon(id: string): Promise<void> {
  if (env.LINK_VISITS === "off")
    throw new AppError("conflict", "Websites are not visited from here: LINK_VISITS is off.");
  // The first in the order of who is due.
  const { count } = await db.toolLink.updateMany({
    where: { toolId: id, tool: { status: "published" } },
    data: { dueAt: new Date(0) },
  });
  if (count === 0) throw new AppError("conflict", "Only websites of published tools are visited.");
}

/** What an administrator does about a tool's website. */
export async function changeLink(id: string, { action }: LinkAction, actor: Actor): Promise<LinkDetail> {
  if (action === "working") await markWorking(id, actor);
  else {
    await getLink(id);
    await checkSoon(id);
  }
  return getLink(id);
}
