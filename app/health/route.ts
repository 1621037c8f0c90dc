import { isDatabaseUp } from "@/lib/health/queries";
import packageJson from "@/package.json";

export const dynamic = "force-dynamic";

/** `{ status, database, version, uptime (seconds) }`: 200, or 503 while the database does not answer. */
export async function GET(): Promise<Response> {
  const up = await isDatabaseUp();
  return Response.json(
    {
      status: up ? "ok" : "error",
      database: up ? "up" : "down",
      version: packageJson.version,
      uptime: Math.round(process.uptime()),
    },
    { status: up ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
