import "server-only";
import type { Account, Profile, User } from "next-auth";
import { recordSignIn } from "@/lib/accounts/mutations";
import { signInWithProvider } from "@/lib/accounts/mutations-providers";
import { findByProvider } from "@/lib/accounts/queries-providers";
import type { ProviderSignIn } from "@/lib/accounts/schema-providers";
import { getConfig } from "@/lib/config/queries";
import { sessionStart } from "@/lib/platform/auth/schema";

/** Finds, links or creates the account of somebody whom a provider vouches for. */
export async function admitIdentity(
  { provider, providerAccountId }: Account,
  { name, email }: Pick<User, "name" | "email">,
  profile: Profile | undefined,
): Promise<ProviderSignIn> {
  const { email_verified: verified } = (profile ?? {}) as { email_verified?: unknown };
  const { allowUserRegistration: allowRegistration } = await getConfig();
  return signInWithProvider(
    // Some providers write the claim as a text.
    { provider, providerAccountId, name, email, emailVerified: verified === true || verified === "true" },
    { allowRegistration },
  );
}

/** The account of an identity that was admitted, for its session. */
export async function sessionOf({ provider, providerAccountId }: Account) {
  const now = Date.now();
  const found = await findByProvider(provider, providerAccountId);
  if (!found) throw new Error("The identity has no account.");
  await recordSignIn(found.id);
  const { id, role, sessionsValidFrom } = found;
  return { id, role, authTime: sessionStart(now, sessionsValidFrom) };
}
