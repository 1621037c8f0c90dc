import sharp from "sharp";
import { getConfig } from "@/lib/config/queries";
import { drawOgImage } from "@/lib/seo/og-image";

// Drawn once and kept like a page, because it bears the site's name and colour.
export const dynamic = "force-static";
export const revalidate = 3600;

/** The preview image of every page that has none of its own. */
export async function GET(): Promise<Response> {
  const { siteName, siteDescription, primaryColor } = await getConfig();
  const image = await drawOgImage({
    siteName,
    color: primaryColor,
    eyebrow: "Search, filter and compare",
    title: "A directory of AI tools",
    text: siteDescription,
  });
  const jpeg = await sharp(Buffer.from(await image.arrayBuffer()))
    .jpeg({ quality: 90, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), {
    headers: {
      "Content-Type": "image/jpeg",
      "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
    },
  });
}
