import { env } from "@/lib/platform/env";
import { isDatabaseDown } from "@/lib/platform/database-down.mjs";
import { logoCandidates, type LogoSource, ownPicture } from "@/lib/tools/logos/candidates";
import { findMark } from "@/lib/tools/logos/marks";
import { avatarResponse, logoResponse } from "@/lib/tools/logos/response";
import { logoStore } from "@/lib/tools/logos/store";

/** Answers with the logo of the tool that `find` knows by its slug: always a picture, and at once. */
export async function answerLogo(
  request: Request,
  slug: string,
  find: (slug: string) => Promise<LogoSource | null>,
): Promise<Response> {
  if (slug.length > 200 || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return noLogo();
  try {
    const source = await find(slug);
    if (!source) return noLogo();
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

export function noLogo(): Response {
  return new Response("Not found", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=60" },
  });
}
