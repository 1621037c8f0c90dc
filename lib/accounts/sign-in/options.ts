import "server-only";
import { randomUUID } from "node:crypto";
import type { AuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { z } from "zod";
import { recordSignIn } from "@/lib/accounts/mutations";
import { findForSignIn } from "@/lib/accounts/queries";
import { verifyPassword } from "@/lib/platform/auth/passwords";
import { endSession } from "@/lib/platform/auth/mutations";
import { getViewer } from "@/lib/platform/auth/queries";
import { sessionSecret } from "@/lib/platform/auth/secret";
import { email, sessionStart, sessionToken } from "@/lib/platform/auth/schema";
import { log } from "@/lib/platform/log";
import { admitIdentity, sessionOf } from "@/lib/accounts/sign-in/identity";
import { oauthProviders } from "@/lib/accounts/sign-in/providers";
import { pathOf } from "@/lib/accounts/sign-in/utils";

/** How long somebody stays signed in without coming back, seconds. */
const sessionSeconds = 30 * 24 * 3600;
const typedPassword = z.string().max(1_000);

/**
 * Checks e-mail and password; null when they don't belong together. Takes as long for an address without an account,
 * and says nothing else of it. A banned account can't sign in: who knows its password is told so, and nobody else.
 */
async function checkPassword(given: { email?: string; password?: string } | undefined) {
  // Taken before the password is read: a change of the password meanwhile ends this session.
  const now = Date.now();
  const address = email.safeParse(given?.email);
  // Only compared: its rules were others when it was set.
  const secret = typedPassword.safeParse(given?.password);
  const account = address.success ? await findForSignIn(address.data) : null;
  const matches = await verifyPassword(account?.passwordHash, secret.data ?? "");
  if (!account || !matches) return null;
  if (account.status === "banned") return "banned";
  await recordSignIn(account.id);
  return { id: account.id, role: account.role, authTime: sessionStart(now, account.sessionsValidFrom) };
}

/** next-auth puts an error's message into the address: internal errors must not appear there. */
async function quietly<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (err) {
    log.error({ err }, what);
    throw new Error("Callback");
  }
}

/** What `jwt` is told of somebody who just signed in. */
type SignedIn = { id: string; role: string; authTime: number };

/**
 * next-auth: sessions are signed cookies that name the account; what it may do is asked of the database each time.
 *
 * @param onFailure told why a session could not be looked up, over which next-auth would make the browser forget it
 */
export const authOptions = (onFailure: (error: unknown) => void): AuthOptions => ({
  secret: sessionSecret(),
  session: { strategy: "jwt", maxAge: sessionSeconds },
  pages: { signIn: "/sign-in", signOut: "/", error: "/sign-in" },
  logger: {
    error: (code, details) => {
      // A session that is over, or a failure that is told below.
      if (code !== "JWT_SESSION_ERROR") log.warn({ code, reason: reasonOf(details) }, "sign-in failed");
    },
    warn: () => {},
    debug: () => {},
  },
  providers: [
    CredentialsProvider({
      credentials: { email: { type: "email" }, password: { type: "password" } },
      async authorize(given) {
        const found = await quietly("sign-in with a password failed", () => checkPassword(given));
        // What is thrown here is what next-auth answers as the error.
        if (found === "banned") throw new Error("AccountBanned");
        return found;
      },
    }),
    ...oauthProviders(),
  ],
  events: {
    // Without this a copy of the cookie would outlive its owner's signing out.
    async signOut({ token }) {
      const { data } = sessionToken.safeParse(token);
      if (data) await endSession(data);
    },
  },
  callbacks: {
    async signIn({ user, account, profile }) {
      if (account?.type !== "oauth") return true;
      const outcome = await quietly("sign-in through a provider failed", () =>
        admitIdentity(account, user, profile),
      );
      return outcome === "ok" || `/sign-in?error=${outcome}`;
    },
    async jwt({ token, user, account }) {
      // Only at the moment of signing in is there an account.
      if (!account) return token;
      const found = account.type === "oauth" ? await sessionOf(account) : user;
      const { id, role, authTime } = found as SignedIn;
      return { sub: id, role, authTime, sid: randomUUID() };
    },
    redirect: ({ url, baseUrl }) => baseUrl + (pathOf(url, baseUrl) ?? "/"),
    async session({ session, token }) {
      const { data } = sessionToken.safeParse(token);
      const viewer = data && (await getViewer(data).catch(onFailure));
      // It would be kept for another while otherwise, though it lets nobody in.
      if (!viewer) throw new Error("SessionEnded");
      const { id, name, email: address, role } = viewer;
      return { ...session, user: { id, name, email: address, role } };
    },
  },
});

/** The sentence of a failure that next-auth reports. Its other details can hold tokens. */
function reasonOf(details: unknown): string | undefined {
  if (details instanceof Error) return details.message;
  const { error } = (details ?? {}) as { error?: unknown };
  return error instanceof Error ? error.message : undefined;
}
