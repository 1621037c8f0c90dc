import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { encode } from "next-auth/jwt";
import { Client } from "pg";
import { testedSite } from "./tested-site";

/** Runs something on the database of the tested site. */
export async function onDatabase<T>(run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: testedSite().databaseUrl });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/**
 * Makes an account and signs it in in this browser, without the forms and their limits. Returns its id and address.
 */
export async function signIn(
  context: BrowserContext,
  { name = "Vera Rubin", role = "user" }: { name?: string; role?: "user" | "moderator" | "admin" } = {},
): Promise<{ id: string; email: string }> {
  const email = `${randomUUID()}@example.org`;
  const id = await onDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO "user" (name, email, role, sessions_valid_from) VALUES ($1, $2, $3, now() - interval '1 minute') RETURNING id`,
      [name, email, role],
    );
    return rows[0]!.id;
  });
  const token = await encode({
    token: { sub: id, role, authTime: Date.now() },
    secret: process.env.NEXTAUTH_SECRET!,
  });
  const { url } = testedSite();
  await context.addCookies([
    { name: "next-auth.session-token", value: token, url, httpOnly: true, sameSite: "Lax" },
    { name: "almanac-signed-in", value: "1", url, sameSite: "Lax" },
  ]);
  return { id, email };
}
