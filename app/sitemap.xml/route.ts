import { errorResponse } from "@/lib/platform/http/error-response";
import { respondXml } from "@/lib/seo/sitemap/respond";
import { getSitemap } from "@/lib/seo/sitemap/sitemap";

export const dynamic = "force-dynamic";

/** The sitemap, or an index of sitemaps where one can't hold all pages. */
export async function GET(request: Request): Promise<Response> {
  try {
    return respondXml(await getSitemap());
  } catch (error) {
    return errorResponse(error, request);
  }
}
