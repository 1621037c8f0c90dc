import "server-only";
import { redraw } from "@/lib/platform/images/redraw";

/** A picture of unknown origin as a logo: 128 by 128 WebP, the whole picture on a transparent ground. */
export async function toLogo(bytes: Buffer): Promise<Buffer> {
  const { bytes: logo } = await redraw(bytes, {
    formats: ["jpeg", "png", "webp", "gif", "avif"],
    typeMessage: "The logo is not a raster picture.",
    box: { width: 128, height: 128 },
    fit: "contain",
    as: "webp",
    // Nobody looks at what comes from tools' own websites.
    maxPixels: 4096 * 4096,
  });
  return logo;
}
