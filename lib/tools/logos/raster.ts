import "server-only";
import sharp from "sharp";

/** Width and height of a logo as it is kept and sent. */
const logoSize = 128;

/** Larger pictures are refused before they are decoded: a small file can unfold to gigabytes. */
const maxPixels = 4096 * 4096;

const isRiff = (bytes: Buffer, kind: string) =>
  bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === kind;

/**
 * Whether the first bytes are those of a raster format that is taken. Told by content before any decoder sees it: the
 * image library would also read vector and document formats, which can refer to files and addresses.
 */
function isRaster(bytes: Buffer): boolean {
  const start = bytes.toString("latin1", 0, 12);
  return (
    start.startsWith("\x89PNG\r\n\x1a\n") ||
    start.startsWith("\xff\xd8\xff") ||
    start.startsWith("GIF87a") ||
    start.startsWith("GIF89a") ||
    isRiff(bytes, "WEBP") ||
    /^....ftypavi[fs]/s.test(start)
  );
}

/**
 * A picture of unknown origin as a logo: 128 by 128 WebP, the whole picture on a transparent ground, without metadata.
 *
 * @throws when it is not a raster picture, is damaged or is too large
 */
export async function toLogo(bytes: Buffer): Promise<Buffer> {
  if (!isRaster(bytes)) throw new Error("Not a raster picture");
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .timeout({ seconds: 5 })
    .rotate()
    .resize(logoSize, logoSize, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: 85, effort: 4 })
    .toBuffer();
}
