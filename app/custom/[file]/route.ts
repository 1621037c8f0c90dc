import { findCustomScript } from "@/lib/config/queries-script";

export const dynamic = "force-dynamic";

/** The administrator's own script (components/layout/custom-code.tsx), letter by letter as it was saved. */
export async function GET(_request: Request, { params }: RouteContext<"/custom/[file]">) {
  const script = await findCustomScript((await params).file);
  if (!script)
    return new Response("Not found", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  return new Response(script.code, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": script.exact ? "public, max-age=31536000, immutable" : "no-store",
    },
  });
}
