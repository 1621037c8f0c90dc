import type { Client } from "pg";
import { onDatabase } from "../support/signed-in";

/** A published tool with a website that nobody serves. */
export async function createTool(slug: string): Promise<{ id: string; name: string }> {
  const name = `Owned ${slug}`;
  const id = await onDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO tool (name, slug, description, category_id, website_url, website_key, pricing_type, status)
       SELECT $1, $2, 'A tool that somebody makes.', id, 'https://' || $2 || '.invalid', $2 || '.invalid', 'free', 'published'
       FROM category ORDER BY id LIMIT 1 RETURNING id`,
      [name, slug],
    );
    return rows[0]!.id;
  });
  return { id, name };
}

/** Makes somebody the verified owner of a tool. */
export const own = (client: Client, owner: string, id: string, slug: string) =>
  client.query(
    `INSERT INTO tool_claim (user_id, tool_id, method, domain, token, status, verified_at)
     VALUES ($1, $2, 'dns', $3 || '.invalid', 'almanac-' || $3, 'verified', now())`,
    [owner, id, slug],
  );
