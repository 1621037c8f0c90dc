import { beforeEach, expect, it } from "vitest";
import { createAccount } from "@/tests/api/accounts";
import { openApp } from "@/tests/api/open-app";

const { db } = await openApp();
const { createFirstAdmin, describeFirstAdmin } = await import("@/prisma/seed/first-admin");
const { verifyPassword } = await import("@/lib/platform/auth/passwords");

const make = (variables: Record<string, string>) => createFirstAdmin(variables as NodeJS.ProcessEnv);
const read = (email: string) => db.user.findUniqueOrThrow({ where: { email } });
const given = { ADMIN_EMAIL: "Boss@Example.org", ADMIN_PASSWORD: "correct horse" };

beforeEach(async () => {
  await db.user.deleteMany();
});

it("makes nobody administrator when nothing says who", async () => {
  expect(await make({})).toBeUndefined();
  expect(await make({ ADMIN_EMAIL: "", FIRST_ADMIN: "" })).toBeUndefined();
  expect(await db.user.count()).toBe(0);
});

it("makes the account of the settings, once, also when two start at the same time", async () => {
  const made = await Promise.all([make(given), make(given), make({ FIRST_ADMIN: "local" })]);
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await db.user.count({ where: { role: "admin" } })).toBe(1);
  expect(await make({ ...given, ADMIN_EMAIL: "other@example.org" })).toBeUndefined();
});

it("keeps a given password to itself", async () => {
  const made = await make(given);
  expect(made).toEqual({ email: "boss@example.org", created: true });
  expect(describeFirstAdmin(made!)).not.toContain(given.ADMIN_PASSWORD);
  const admin = await read("boss@example.org");
  expect(admin).toMatchObject({ role: "admin", emailVerifiedAt: expect.any(Date) });
  expect(await verifyPassword(admin.passwordHash, given.ADMIN_PASSWORD)).toBe(true);
});

it("makes a password up on a local database and says it", async () => {
  const made = await make({ FIRST_ADMIN: "local" });
  expect(made).toMatchObject({ email: "admin@almanac.local", created: true });
  expect(made!.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  expect(describeFirstAdmin(made!)).toBe(
    `First administrator: admin@almanac.local, password ${made!.password} (shown only this once)`,
  );
  expect(await verifyPassword((await read("admin@almanac.local")).passwordHash, made!.password!)).toBe(true);
});

it("promotes an account whose address is known to be theirs, and changes nothing else", async () => {
  const account = await createAccount(db, { email: "boss@example.org", passwordHash: "theirs" });
  await db.user.update({ where: { id: account.id }, data: { emailVerifiedAt: new Date() } });
  expect(await make(given)).toEqual({ email: "boss@example.org", created: false });
  expect(await read("boss@example.org")).toMatchObject({ role: "admin", passwordHash: "theirs" });
});

it("lets nobody in who registered the administrator's address beforehand", async () => {
  const account = await createAccount(db, { email: "boss@example.org", passwordHash: "somebody's" });
  await db.account.create({ data: { userId: account.id, provider: "oidc", providerAccountId: "squatter" } });
  const before = await read("boss@example.org");
  await make(given);
  const after = await read("boss@example.org");
  expect(await verifyPassword(after.passwordHash, given.ADMIN_PASSWORD)).toBe(true);
  expect(after.sessionsValidFrom.getTime()).toBeGreaterThan(before.sessionsValidFrom.getTime());
  expect(await db.account.count({ where: { userId: account.id } })).toBe(0);
});

it("says what is wrong with the settings", async () => {
  await expect(make({ ADMIN_EMAIL: "boss" })).rejects.toThrow("ADMIN_EMAIL: Please enter a valid email");
  await expect(make({ ...given, ADMIN_PASSWORD: "short" })).rejects.toThrow("ADMIN_PASSWORD: Password must");
});
