import { encode } from "next-auth/jwt";
import type { db as Database } from "@/lib/platform/db";
import type { AccountStatus, Role } from "@/lib/platform/auth/schema";

/** An account with what a signed-in browser, and a program, sends. Its address differs from every other's. */
export type TestAccount = {
  id: string;
  name: string;
  email: string;
  /** Headers of a call from one of our own pages. */
  headers: Record<string, string>;
};

let made = 0;

/** Creates an account and signs it in. Give `since` to sign in at another moment, milliseconds. */
export async function createAccount(
  db: typeof Database,
  {
    role = "user",
    status = "active",
    since = Date.now(),
    ...given
  }: {
    role?: Role;
    status?: AccountStatus;
    since?: number;
    name?: string;
    email?: string;
    passwordHash?: string;
  } = {},
): Promise<TestAccount> {
  const n = (made += 1);
  const { id, name, email } = await db.user.create({
    data: {
      name: `Person ${n}`,
      email: `person-${n}@example.org`,
      role,
      status,
      sessionsValidFrom: new Date(since - 1000),
      ...given,
    },
    select: { id: true, name: true, email: true },
  });
  return {
    id,
    name,
    email,
    headers: { ...(await signIn(id, role, since)), "x-almanac-client": `10.0.${n >> 8}.${n & 255}` },
  };
}

/** The session cookie of somebody who signed in at a moment, as a header. */
export async function signIn(id: string, role: Role = "user", since = Date.now()) {
  const token = await encode({
    token: { sub: id, role, authTime: since },
    secret: process.env.NEXTAUTH_SECRET!,
  });
  return { cookie: `next-auth.session-token=${token}` };
}

/** A JSON body with its header, for `request(handler, path, { method, ...json(body, account.headers) })`. */
export function json(body: unknown, headers: Record<string, string> = {}) {
  return { body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } };
}
