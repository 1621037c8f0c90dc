import { answerLogo } from "@/app/logo/answer-logo";
import { getLogoSource } from "@/lib/tools/logos/queries";

export const dynamic = "force-dynamic";

export async function GET(request: Request, { params }: RouteContext<"/logo/[slug]">) {
  return answerLogo(request, (await params).slug, getLogoSource);
}
