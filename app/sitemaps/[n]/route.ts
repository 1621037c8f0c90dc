import { AppError } from "@/lib/platform/errors";
import { errorResponse } from "@/lib/platform/http/error-response";
import { respondXml } from "@/lib/seo/sitemap/respond";
import { getSitemapFile } from "@/lib/seo/sitemap/sitemap";

export const dynamic = "force-dynamic";

/** One of the files that the sitemap index names. */
export async function GET(request: Request, { params }: RouteContext<"/sitemaps/[n]">) {
  try {
    const { n } = await params;
    const file = /^(0|[1-9]\d{0,4})$/.test(n) ? await getSitemapFile(Number(n)) : undefined;
    if (!file) throw new AppError("not_found");
    return respondXml(file);
  } catch (error) {
    return errorResponse(error, request);
  }
}
