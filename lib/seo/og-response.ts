import "server-only";
import { drawOgImage, type OgImage } from "@/lib/seo/og-image";

/**
 * A preview image as an answer, or a 404 when there is nothing to draw. The picture changes when its subject does; the
 * library's own header would keep it for a year.
 */
export async function ogResponse(image: OgImage | null): Promise<Response> {
  if (!image) {
    return new Response("Not found", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  }
  return new Response(await (await drawOgImage(image)).arrayBuffer(), {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=300, stale-while-revalidate=3600",
    },
  });
}
