import sharp from "sharp";
import { getConfig } from "@/lib/config/queries";
import { drawOgImage } from "@/lib/seo/og-image";

// Made at build, it would bear the default name and colour: a build has no settings.
export const dynamic = "force-dynamic";

/** The image as it was drawn last, and what from: it is drawn anew only when that changes. */
let drawn: { of: string; jpeg: Promise<Uint8Array<ArrayBuffer>> } | undefined;

export async function GET(): Promise<Response> {
  const { siteName, siteDescription, primaryColor, secondaryColor } = await getConfig();
  const of = JSON.stringify([siteName, siteDescription, primaryColor, secondaryColor]);
  if (drawn?.of !== of) drawn = { of, jpeg: draw(siteName, siteDescription, primaryColor, secondaryColor) };
  const { jpeg } = drawn;
  return new Response(await jpeg.catch(forget), {
    headers: {
      "Content-Type": "image/jpeg",
      "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
    },
  });
}

/** A drawing that failed is tried again with the next request. */
function forget(reason: unknown): never {
  drawn = undefined;
  throw reason;
}

async function draw(
  siteName: string,
  text: string,
  color: string,
  secondary: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const image = await drawOgImage({
    siteName,
    color,
    eyebrow: "Search, filter and compare",
    title: "A directory of AI tools",
    text,
    cover: { slug: "site", category: "Technology", secondary },
  });
  const jpeg = await sharp(Buffer.from(await image.arrayBuffer()))
    .jpeg({ quality: 90, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return new Uint8Array(jpeg);
}
