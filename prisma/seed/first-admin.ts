import { randomInt } from "node:crypto";
import { z } from "zod";
import { email as emailSchema, password as passwordSchema } from "@/lib/platform/auth/schema";
import { hashPassword } from "@/lib/platform/auth/passwords";
import { db } from "@/lib/platform/db";

/** Without letters and digits that are taken for one another. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const localEmail = "admin@almanac.local";

const settings = z.object({
  ADMIN_EMAIL: z.string().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  /** The launcher's: nobody but this machine's owner uses the database, so an administrator may be made up. */
  FIRST_ADMIN: z.enum(["local", ""]).optional(),
});

/** What became of the first administrator. A password is there only when it was made up. */
export type FirstAdmin = { email: string; password?: string; created: boolean };

/**
 * Makes the first administrator, from ADMIN_EMAIL and ADMIN_PASSWORD or, on a local database, with a password made up on
 * the spot. Undefined when there is an administrator already, or nothing says who it should be.
 */
export async function createFirstAdmin(variables: NodeJS.ProcessEnv): Promise<FirstAdmin | undefined> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD, FIRST_ADMIN } = settings.parse(variables);
  const address = ADMIN_EMAIL || (FIRST_ADMIN === "local" ? localEmail : undefined);
  if (!address) return undefined;
  const email = check(emailSchema, address, "ADMIN_EMAIL");
  const given = ADMIN_PASSWORD && check(passwordSchema, ADMIN_PASSWORD, "ADMIN_PASSWORD");
  if (await hasAdmin(db)) return undefined;

  const password = given || madeUp();
  const passwordHash = await hashPassword(password);
  return db.$transaction(async (tx) => {
    // Of two processes that start at once, one makes the account and the other finds it made.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(728402)`;
    if (await hasAdmin(tx)) return undefined;
    const now = new Date();
    const known = await tx.user.findUnique({
      where: { email },
      select: { id: true, emailVerifiedAt: true, passwordHash: true },
    });
    const promoted = { role: "admin", status: "active", emailVerifiedAt: now };
    if (known?.emailVerifiedAt) {
      // Their own account: it keeps its password, or their way in through a provider.
      await tx.user.update({ where: { id: known.id }, data: promoted, select: { id: true } });
      return { email, created: false };
    }
    if (known) {
      // Registered by nobody knows whom: whoever it was must not become an administrator.
      await tx.account.deleteMany({ where: { userId: known.id } });
      await tx.authToken.deleteMany({ where: { userId: known.id } });
      const data = { ...promoted, passwordHash, sessionsValidFrom: now };
      await tx.user.update({ where: { id: known.id }, data, select: { id: true } });
    } else {
      await tx.user.create({
        data: { ...promoted, email, name: "Administrator", passwordHash },
        select: { id: true },
      });
    }
    return { email, created: !known, ...(given ? {} : { password }) };
  });
}

/** The sentence for whoever starts the site. It begins in a way that the launcher knows. */
export function describeFirstAdmin({ email, password, created }: FirstAdmin): string {
  if (password) return `First administrator: ${email}, password ${password} (shown only this once)`;
  return `First administrator: ${email} (${created ? "created" : "promoted"}, from ADMIN_EMAIL)`;
}

async function hasAdmin(on: Pick<typeof db, "user">): Promise<boolean> {
  const admin = await on.user.findFirst({
    where: { role: { in: ["admin", "superadmin"] } },
    select: { id: true },
  });
  return admin !== null;
}

function check<T>(schema: z.ZodType<T>, value: string, name: string): T {
  const { data, error } = schema.safeParse(value);
  if (error) throw new Error(`${name}: ${error.issues[0]?.message ?? "is not valid."}`);
  return data as T;
}

function madeUp(): string {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
