import { env } from "@/lib/platform/env";
import { isDatabaseDown } from "@/lib/platform/http/database-down";
import { logoCandidates, ownPicture } from "@/lib/tools/logos/candidates";
import { findMark } from "@/lib/tools/logos/marks";
import { getLogoSource } from "@/lib/tools/logos/queries";
import { avatarResponse, logoResponse } from "@/lib/tools/logos/response";
import { logoStore } from "@/lib/tools/logos/store";

export const dynamic = "force-dynamic";

/** A tool's logo from our own server: always a picture, and at once. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  const { slug } = await params;
  if (slug.length > 200 || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return notFound();
  try {
    const source = await getLogoSource(slug);
    if (!source) return notFound();
    const own = ownPicture(source);
    if (own)
      return new Response(null, {
        status: 302,
        headers: { Location: own, "Cache-Control": "public, max-age=300" },
      });
    const mark = await findMark(slug, source.websiteUrl);
    const candidates = logoCandidates(source, env.LOGO_SERVICE_URL, { asksService: !mark });
    return logoResponse(request, { name: source.name, answer: await logoStore().find(candidates), mark });
  } catch (error) {
    // Pages that are cached outlive the database; their pictures should too.
    if (isDatabaseDown(error)) return avatarResponse(slug, "pending");
    throw error;
  }
}

function notFound(): Response {
  return new Response("Not found", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=60" },
  });
}
