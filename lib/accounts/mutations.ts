import "server-only";
import type { Registration } from "@/lib/accounts/schema";
import { assertOwnName, emailTaken } from "@/lib/accounts/policy";
import { getSiteName } from "@/lib/config/queries-site-name";
import { hashPassword } from "@/lib/platform/auth/passwords";
import { db } from "@/lib/platform/db";
import { isTaken } from "@/lib/platform/sql/is-taken";

/** Creates an account. A taken e-mail is a conflict, also when two ask for it at once. Returns its id. */
export async function createAccount({ name, email, password }: Registration): Promise<string> {
  assertOwnName(name, await getSiteName());
  try {
    const { id } = await db.user.create({
      // Sessions carry the moment of signing in by this server's clock, so this is by the same.
      data: { name, email, passwordHash: await hashPassword(password), sessionsValidFrom: new Date() },
      select: { id: true },
    });
    return id;
  } catch (error) {
    if (isTaken(error)) throw emailTaken();
    throw error;
  }
}

/** Notes a sign-in, for the account's own log and the users' screen. */
export async function recordSignIn(userId: string): Promise<void> {
  await db.$transaction([
    db.$executeRaw`UPDATE public."user" SET last_sign_in_at = now(), last_active_at = now() WHERE id = ${userId}`,
    db.activityEvent.create({ data: { type: "login", userId, description: "Signed in" } }),
  ]);
}
