import "server-only";
import type { AuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { recordSignIn } from "@/lib/accounts/mutations";
import { findForSignIn } from "@/lib/accounts/queries";
import { verifyPassword } from "@/lib/auth/passwords";
import { getViewer } from "@/lib/auth/queries";
import { sessionSecret } from "@/lib/auth/secret";
import { email, password, sessionToken } from "@/lib/auth/schema";

/** How long somebody stays signed in without coming back, seconds. */
const sessionSeconds = 30 * 24 * 3600;

/**
 * Checks e-mail and password; null when they don't belong together. Takes as long for an address without an account,
 * and says nothing else of it. A banned account can't sign in.
 */
async function checkPassword(given: { email?: string; password?: string } | undefined) {
  const address = email.safeParse(given?.email);
  const secret = password.safeParse(given?.password);
  const account = address.success ? await findForSignIn(address.data) : null;
  const matches = await verifyPassword(account?.passwordHash, secret.data ?? "");
  if (!account || !matches || account.status === "banned") return null;
  await recordSignIn(account.id);
  return { id: account.id, role: account.role };
}

/** next-auth: sessions are signed cookies that name the account; what it may do is asked of the database each time. */
export const authOptions = (): AuthOptions => ({
  secret: sessionSecret(),
  session: { strategy: "jwt", maxAge: sessionSeconds },
  pages: { signIn: "/sign-in", error: "/sign-in", newUser: "/dashboard" },
  providers: [
    CredentialsProvider({
      credentials: { email: { type: "email" }, password: { type: "password" } },
      authorize: checkPassword,
    }),
  ],
  callbacks: {
    jwt({ token, user, account }) {
      // Only at the moment of signing in is there an account.
      if (!account) return token;
      return { sub: user.id, role: "role" in user ? user.role : "user", authTime: Date.now() };
    },
    async session({ session, token }) {
      const { data } = sessionToken.safeParse(token);
      const viewer = data && (await getViewer(data));
      if (!viewer) return { expires: session.expires };
      const { id, name, email: address, role } = viewer;
      return { ...session, user: { id, name, email: address, role } };
    },
  },
});
