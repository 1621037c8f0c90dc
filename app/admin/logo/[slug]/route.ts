import { answerLogo, noLogo } from "@/app/logo/answer-logo";
import { isAdmin } from "@/lib/platform/auth/admins";
import { readViewer } from "@/lib/platform/auth/session";
import { getAnyLogoSource } from "@/lib/tools/logos/queries";

export const dynamic = "force-dynamic";

/** The logo of a tool of any status, for administrators: at an address of its own, which no shared cache keeps. */
export async function GET(request: Request, { params }: RouteContext<"/admin/logo/[slug]">) {
  const answer = isAdmin(await readViewer(request))
    ? await answerLogo(request, (await params).slug, getAnyLogoSource)
    : noLogo();
  answer.headers.set("Cache-Control", "private, no-store");
  return answer;
}
