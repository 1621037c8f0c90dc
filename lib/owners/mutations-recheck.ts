import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { claimColumns, type ClaimRow, hasMoved, movedAway } from "@/lib/owners/mapper";
import { isSame, lockClaim, noteProven } from "@/lib/owners/mutations";
import { forgetRevokedClaims } from "@/lib/owners/mutations-revoked";
import { findProof, type Network, type Outcome } from "@/lib/owners/proof";
import { type ClaimMethod, lostAfter, warnedAfter } from "@/lib/owners/schema";
import { invalidate } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { dayMs } from "@/lib/platform/dates/utils";
import { db } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { openMail } from "@/lib/platform/queue/enqueue";
import type { Tx } from "@/lib/platform/records/mutations";

/** Claims that one run looks at; those that are left are the next hour's. */
const batch = 500;
const atOnce = 8;
/** A run ends before its job expires. */
const longestRun = 600_000;
/** However long it has been failing, so many looks have to have found nothing. */
const leastFailures = 5;
/** What nobody went on with is forgotten after so many days. */
const keptWaiting = 90;

const columns = { ...claimColumns, failures: true, warnedAt: true } as const;

type Looked = { claim: ClaimRow; outcome: Outcome | "moved" };

/** What moved needs no look. */
async function look(claim: ClaimRow, network?: Network): Promise<Looked> {
  if (hasMoved(claim)) return { claim, outcome: "moved" };
  const outcome = await findProof(
    { ...claim, method: claim.method as ClaimMethod },
    claim.tool.websiteUrl,
    network,
  );
  return { claim, outcome };
}

/** Writes down what was found, unless the claim is another one since. Answers whether the tool is lost. */
async function note(
  tx: Tx,
  { claim, outcome }: Looked,
  online: boolean,
  sendMail: SendMail,
): Promise<boolean> {
  const { id, user } = claim;
  await tx.$executeRaw`SELECT FROM public."user" WHERE id = ${user.id} FOR KEY SHARE`;
  const now = await lockClaim(tx, id);
  if (!now || !isSame(now, claim)) return false;
  if (outcome === "moved") return lose(tx, now, movedAway(now), sendMail);
  if (outcome.proven) {
    await noteProven(tx, now);
    return false;
  }
  const data = { nextCheckAt: new Date(Date.now() + dayMs), checkedAt: new Date() };
  const where = { id };
  // Nobody was reached, this time or at all: that is no word about the website.
  if (!outcome.answered && !online) {
    await tx.toolClaim.update({ where, data: { nextCheckAt: data.nextCheckAt }, select: { id: true } });
    return false;
  }
  const before = await tx.toolClaim.findUniqueOrThrow({ where, select: columns });
  const failures = before.failures + 1;
  const failingSince = before.failingSince ?? new Date();
  const days = (Date.now() - failingSince.getTime()) / dayMs;
  if (days >= lostAfter && failures >= leastFailures) return lose(tx, now, outcome.failure, sendMail);
  const warns = days >= warnedAfter && !before.warnedAt;
  if (warns) await sendMail(tx, { kind: "claim-warning", userId: user.id, claimId: id });
  await tx.toolClaim.update({
    where,
    data: {
      ...data,
      failure: outcome.failure,
      failingSince,
      failures,
      ...(warns && { warnedAt: new Date() }),
    },
    select: { id: true },
  });
  return false;
}

type SendMail = Awaited<ReturnType<typeof openMail>>;

async function lose(tx: Tx, { id, user }: ClaimRow, failure: string, sendMail: SendMail): Promise<true> {
  await tx.toolClaim.update({
    where: { id },
    data: { status: "lost", failure, checkedAt: new Date(), failingSince: null, failures: 0, warnedAt: null },
    select: { id: true },
  });
  await sendMail(tx, { kind: "claim-lost", userId: user.id, claimId: id });
  return true;
}

/**
 * Looks again at the claims whose week is over, and daily at those that fail. A failure where nobody was reached counts only
 * while others are: a machine without a network takes no tool from anybody. Banned people and tools that are not published
 * are left as they are. Runs may overlap and may be killed: each claim is written down by itself.
 */
export async function recheckClaims(network?: Network): Promise<void> {
  const until = Date.now() + longestRun;
  const old = new Date(Date.now() - keptWaiting * dayMs);
  await db.toolClaim.deleteMany({ where: { status: "pending", updatedAt: { lt: old } } });
  await forgetRevokedClaims();
  const due = await db.toolClaim.findMany({
    where: {
      status: "verified",
      nextCheckAt: { lte: new Date() },
      tool: { status: "published" },
      user: { status: { not: "banned" } },
    },
    orderBy: [{ nextCheckAt: "asc" }, { id: "asc" }],
    take: batch,
    select: claimColumns,
  });
  if (due.length === 0) return;

  const looked: Looked[] = [];
  for (let at = 0; at < due.length && Date.now() < until; at += atOnce) {
    looked.push(...(await Promise.all(due.slice(at, at + atOnce).map((claim) => look(claim, network)))));
    // Most of a maker's tools stand on one server; it need not notice.
    await sleep(50);
  }
  const online = looked.some(({ outcome }) => outcome !== "moved" && (outcome.proven || outcome.answered));
  const sendMail = await openMail();
  for (const found of looked) {
    try {
      if (await db.$transaction((tx) => note(tx, found, online, sendMail)))
        invalidate(tags.reviewsOf(found.claim.tool.id));
    } catch (error) {
      log.error({ err: error, claim: found.claim.id }, "what a look at a claim found was not noted");
    }
  }
}
