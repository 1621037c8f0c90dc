import "server-only";
import { showConfirmed } from "@/lib/accounts/mutations-confirmed";
import { findOwnName } from "@/lib/accounts/policy";
import type { ProviderIdentity, ProviderSignIn } from "@/lib/accounts/schema-providers";
import { getSiteName } from "@/lib/config/queries-site-name";
import type { Prisma } from "@/lib/generated/prisma/client";
import { dropOwnership } from "@/lib/owners/mutations";
import { email as emailSchema } from "@/lib/platform/auth/schema";
import { invalidate } from "@/lib/platform/cache/cached";
import { db } from "@/lib/platform/db";
import { isTaken } from "@/lib/platform/sql/is-taken";
import { lockName } from "@/lib/platform/sql/queries-rows";

type Transaction = Prisma.TransactionClient;

/**
 * Signs somebody in whom a provider vouches for: finds the account that the identity belongs to, or links it to the one
 * with the same verified e-mail, or creates one. Sign-ins of one identity or one e-mail wait for each other, so that two
 * at once end in one account.
 */
export async function signInWithProvider(
  identity: ProviderIdentity,
  { allowRegistration }: { allowRegistration: boolean },
): Promise<ProviderSignIn> {
  const siteName = await getSiteName();
  const attempt = async () => {
    const confirmed: string[] = [];
    const dropped: string[] = [];
    const outcome = await db.$transaction((tx) =>
      settle(tx, identity, { allowRegistration, siteName, confirmed, dropped }),
    );
    invalidate(...dropped);
    for (const userId of confirmed) await showConfirmed(userId);
    return outcome;
  };
  try {
    return await attempt();
  } catch (error) {
    // Somebody registered the e-mail with a password just now: then there is an account to link to.
    if (isTaken(error)) return attempt();
    throw error;
  }
}

async function settle(
  tx: Transaction,
  identity: ProviderIdentity,
  {
    allowRegistration,
    siteName,
    confirmed,
    dropped,
  }: { allowRegistration: boolean; siteName: string; confirmed: string[]; dropped: string[] },
): Promise<ProviderSignIn> {
  const { provider, providerAccountId, emailVerified } = identity;
  await lockName(tx, `sign-in:identity:${provider}:${providerAccountId}`);
  const link = await tx.account.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId } },
    select: { user: { select: { status: true } } },
  });
  if (link) return link.user.status === "banned" ? "AccessDenied" : "ok";

  const { data: email } = emailSchema.safeParse(identity.email);
  if (!email) return "EmailRequired";
  await lockName(tx, `sign-in:email:${email}`);
  const user = await tx.user.findUnique({
    where: { email },
    select: { id: true, status: true, emailVerifiedAt: true },
  });
  const now = new Date();
  if (!user) {
    if (!allowRegistration) return "RegistrationClosed";
    await tx.user.create({
      data: {
        email,
        name: findOwnName(email, siteName, identity.name),
        emailVerifiedAt: emailVerified ? now : null,
        accounts: { create: { provider, providerAccountId } },
      },
      select: { id: true },
    });
    return "ok";
  }
  if (!emailVerified) return "OAuthAccountNotLinked";
  if (user.status === "banned") return "AccessDenied";
  if (!user.emailVerifiedAt) {
    dropped.push(...(await reclaim(tx, user.id, now)));
    confirmed.push(user.id);
  }
  await tx.account.create({ data: { userId: user.id, provider, providerAccountId }, select: { id: true } });
  return "ok";
}

/**
 * Gives an account whose e-mail nobody had shown to be theirs to the one who now has. It may have been registered by
 * somebody else, who must not keep a way in: password, sessions, links to providers and pending tokens go, and what that
 * person owned.
 *
 * @returns what that makes old
 */
async function reclaim(tx: Transaction, userId: string, now: Date): Promise<string[]> {
  // Accounts are locked before their links: everybody locks in this order.
  await tx.$executeRaw`SELECT FROM public."user" WHERE id = ${userId} FOR UPDATE`;
  await tx.account.deleteMany({ where: { userId } });
  await tx.authToken.deleteMany({ where: { userId } });
  await tx.user.update({
    where: { id: userId },
    data: { emailVerifiedAt: now, passwordHash: null, sessionsValidFrom: now },
    select: { id: true },
  });
  return dropOwnership(tx, userId);
}
