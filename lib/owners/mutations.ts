import "server-only";
import { randomBytes } from "node:crypto";
import { claimColumns, type ClaimRow, toClaim } from "@/lib/owners/mapper";
import { takeRevokedClaim } from "@/lib/owners/mutations-revoked";
import { findProof, type Network, type Outcome } from "@/lib/owners/proof";
import type { ClaimDto, ClaimMethod } from "@/lib/owners/schema";
import { siteOf } from "@/lib/owners/site";
import { holdAccount } from "@/lib/platform/auth/hold-account";
import { invalidate } from "@/lib/platform/cache/cached";
import { tags } from "@/lib/platform/cache/tags";
import { dayMs } from "@/lib/platform/dates/utils";
import { db } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import type { Tx } from "@/lib/platform/records/mutations";

const notFound = "There is no such claim.";
/** What was looked at so shortly before is not looked at again: a double click, a retry. */
const fresh = 5_000;

/** A week from now, or half a day earlier or later: claims that began together don't stay together. */
const nextWeek = () => new Date(Date.now() + 7 * dayMs + (Math.random() - 0.5) * dayMs);

/** The reason of a claim that is made as a revoked one; its person and moderators read it. */
const revokedBefore = "It was taken back from an earlier account with this email address.";

const revoked = (reason: string | null) =>
  new AppError("forbidden", `A moderator took this claim back.${reason ? ` The reason: ${reason}` : ""}`);

/** Accounts are locked before tools, and tools before what belongs to both: everybody locks in this order. */
async function holdUserAndTool(tx: Tx, userId: string, toolId: string): Promise<void> {
  await holdAccount(tx, userId);
  await tx.$executeRaw`SELECT FROM public.tool WHERE id = ${toolId} FOR KEY SHARE`;
}

/** Reads a claim that nobody else can change until the transaction ends; null when it is gone. */
export async function lockClaim(tx: Tx, id: string): Promise<ClaimRow | null> {
  await tx.$executeRaw`SELECT FROM public.tool_claim WHERE id = ${id} FOR UPDATE`;
  return tx.toolClaim.findUnique({ where: { id }, select: claimColumns });
}

/**
 * Claims a published tool, or chooses another way to show it. A person has one claim and one token of a tool, however often they
 * ask. One that was lost begins anew, and so does one whose tool has moved to another domain. One that was revoked stays so, also
 * from an earlier account with the same address.
 */
export async function createClaim(userId: string, toolId: string, method: ClaimMethod): Promise<ClaimDto> {
  const row = await db.$transaction(async (tx) => {
    await holdUserAndTool(tx, userId, toolId);
    const tool = await tx.tool.findUnique({
      where: { id: toolId, status: "published" },
      select: { websiteUrl: true },
    });
    if (!tool) throw new AppError("not_found", "Tool not found");
    const site = siteOf(tool.websiteUrl);
    if ("refusal" in site) throw new AppError("conflict", site.refusal);
    const { domain } = site;
    const token = `almanac-${randomBytes(16).toString("hex")}`;
    const wasRevoked = await takeRevokedClaim(tx, userId, toolId);
    const [status, reason] = wasRevoked ? ["revoked", revokedBefore] : ["pending", null];
    await tx.$executeRaw`
      INSERT INTO public.tool_claim AS claim (user_id, tool_id, method, domain, token, status, reason)
      SELECT id, ${toolId}, ${method}, ${domain}, ${token}, ${status}, ${reason} FROM public."user" WHERE id = ${userId}
      ON CONFLICT (user_id, tool_id) DO UPDATE SET
        method = excluded.method, domain = excluded.domain, updated_at = now(),
        status = CASE WHEN claim.status = 'verified' AND claim.domain = excluded.domain THEN 'verified' ELSE 'pending' END,
        failing_since = CASE WHEN claim.status = 'verified' AND claim.domain = excluded.domain THEN claim.failing_since END,
        failures = CASE WHEN claim.status = 'verified' AND claim.domain = excluded.domain THEN claim.failures ELSE 0 END,
        failure = NULL, checked_at = NULL
      WHERE claim.status <> 'revoked' AND (claim.method, claim.domain, claim.status <> 'lost') <> (excluded.method, excluded.domain, true)`;
    return tx.toolClaim.findUnique({ where: { userId_toolId: { userId, toolId } }, select: claimColumns });
  });
  if (!row) throw new AppError("unauthenticated");
  // Only now: a refusal within the transaction would undo a claim that was made as a revoked one.
  if (row.status === "revoked") throw revoked(row.reason);
  return toClaim(row);
}

/** Marks a claim as verified after a successful check. The caller invalidates `reviewsOf` its tool if it was not verified before. */
export async function noteProven(tx: Tx, { id, status }: ClaimRow): Promise<ClaimRow> {
  return tx.toolClaim.update({
    where: { id },
    data: {
      status: "verified",
      checkedAt: new Date(),
      ...(status === "verified" ? {} : { verifiedAt: new Date() }),
      nextCheckAt: nextWeek(),
      failure: null,
      failingSince: null,
      failures: 0,
      warnedAt: null,
    },
    select: claimColumns,
  });
}

/** Whether a claim is about what was looked at. */
export const isSame = (now: ClaimRow, then: ClaimRow) =>
  now.status === then.status &&
  now.method === then.method &&
  now.domain === then.domain &&
  now.tool.websiteUrl === then.tool.websiteUrl;

/**
 * Looks whether the token of one's own claim stands where it has to, and if so makes the tool one's own. Nothing is locked
 * meanwhile; what changed since is not decided on. That an owner looks and does not find it costs them nothing.
 */
export async function checkClaim(
  id: string,
  userId: string,
  network?: Network,
): Promise<{ claim: ClaimDto; proven: boolean }> {
  const claim = await db.toolClaim.findUnique({ where: { id, userId }, select: claimColumns });
  if (!claim) throw new AppError("not_found", notFound);
  if (claim.status === "revoked") throw revoked(claim.reason);
  if (claim.tool.status !== "published") throw new AppError("not_found", "Tool not found");
  const site = siteOf(claim.tool.websiteUrl);
  if (!("domain" in site) || site.domain !== claim.domain)
    throw new AppError("conflict", "The website of this tool is another one now. Please claim it again.");
  if (claim.checkedAt && Date.now() - claim.checkedAt.getTime() < fresh)
    return { claim: toClaim(claim), proven: claim.status === "verified" && claim.failure === null };

  const method = claim.method as ClaimMethod;
  const outcome = await findProof({ ...claim, method }, claim.tool.websiteUrl, network);
  const row = await db.$transaction((tx) => noteLook(tx, claim, userId, outcome));
  const proven = outcome.proven && row.status === "verified";
  if (proven && claim.status !== "verified") invalidate(tags.reviewsOf(row.tool.id));
  return { claim: toClaim(row), proven };
}

async function noteLook(tx: Tx, claim: ClaimRow, userId: string, outcome: Outcome): Promise<ClaimRow> {
  await holdUserAndTool(tx, userId, claim.tool.id);
  const now = await lockClaim(tx, claim.id);
  if (!now) throw new AppError("not_found", notFound);
  if (!isSame(now, claim)) return now;
  if (!outcome.proven)
    return tx.toolClaim.update({
      where: { id: claim.id },
      data: { checkedAt: new Date(), failure: outcome.failure },
      select: claimColumns,
    });
  if (claim.status !== "verified") {
    const description = `Shown to be an owner of ${claim.tool.name}`;
    await tx.activityEvent.create({ data: { type: "activity", userId, toolId: claim.tool.id, description } });
  }
  return noteProven(tx, claim);
}

/** Gives up one's own claim. One that was revoked stays, so that it can't be made anew. */
export async function removeClaim(id: string, userId: string): Promise<void> {
  const toolId = await db.$transaction(async (tx) => {
    await holdAccount(tx, userId);
    const claim = await lockClaim(tx, id);
    if (claim?.user.id !== userId) throw new AppError("not_found", notFound);
    if (claim.status === "revoked") throw revoked(claim.reason);
    await tx.toolClaim.delete({ where: { id }, select: { id: true } });
    return claim.tool.id;
  });
  invalidate(tags.reviewsOf(toolId));
}

/**
 * Takes from an account the tools that it owns or claims and what it proposes of them, as part of the transaction that gives it
 * to somebody else: a tool is owned by who proved it, who can do so again. What was revoked stays so.
 *
 * @returns what that makes old
 */
export async function dropOwnership(tx: Tx, userId: string): Promise<string[]> {
  const where = { userId, status: { not: "revoked" } };
  const claims = await tx.toolClaim.findMany({ where, select: { toolId: true } });
  await tx.toolClaim.deleteMany({ where });
  await tx.toolProposal.deleteMany({ where: { userId, status: "pending" } });
  return claims.map(({ toolId }) => tags.reviewsOf(toolId));
}
