import { errorResponse } from "@/lib/platform/http/error-response";
import { respondXml } from "@/lib/seo/sitemap/respond";
import { getSitemap } from "@/lib/seo/sitemap/sitemap";

export const dynamic = "force-dynamic";

export async function GET(request: Request): Promise<Response> {
  try {
    return respondXml(await getSitemap());
  } catch (error) {
    return errorResponse(error, request);
  }
}
