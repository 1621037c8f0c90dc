import "server-only";
import sharp from "sharp";
import { type SiteImageKind, siteImages } from "@/lib/config/utils-uploads";
import { AppError } from "@/lib/platform/errors";
import { put } from "@/lib/platform/storage/mutations";
import type { StoredFile, StoredType } from "@/lib/platform/storage/schema";
import { assertBounds, damaged, formatOf, maxPixels, refusal, seconds } from "@/lib/uploads/raster";
import { cleanSvg, isSvg } from "@/lib/uploads/svg";

type Picture = { bytes: Buffer; type: StoredType; width: number; height: number };

/** Draws a picture anew within a box: a still PNG without metadata, or a JPEG where that is what it was. */
async function draw(bytes: Buffer, box: { width: number; height: number }, jpeg: boolean): Promise<Picture> {
  const open = () => sharp(bytes, { failOn: "warning", limitInputPixels: maxPixels, sequentialRead: true });
  const head = await open()
    .metadata()
    .catch(() => undefined);
  if (!head) throw await refusal(bytes);
  assertBounds(head);
  try {
    const drawn = open()
      .timeout({ seconds })
      .autoOrient()
      .resize(box.width, box.height, { fit: "inside", withoutEnlargement: true });
    const { data, info } = await (jpeg ? drawn.jpeg({ quality: 88 }) : drawn.png()).toBuffer({
      resolveWithObject: true,
    });
    return { bytes: data, type: jpeg ? "image/jpeg" : "image/png", width: info.width, height: info.height };
  } catch {
    throw damaged();
  }
}

/** A picture of the site's own, told by its content, checked and made safe to serve. */
async function prepare(kind: SiteImageKind, bytes: Buffer): Promise<Picture> {
  const { formats, typeMessage, box } = siteImages[kind];
  const format = isSvg(bytes) ? "svg" : formatOf(bytes);
  if (!format || !(formats as readonly string[]).includes(format))
    throw new AppError("unsupported_media_type", typeMessage);
  if (format !== "svg") return draw(bytes, box, format === "jpeg");
  const clean = await cleanSvg(bytes);
  // What networks show of a shared link has to be made of pixels.
  return kind === "og_image" ? draw(clean.bytes, box, false) : { ...clean, type: "image/svg+xml" };
}

/**
 * Keeps a picture of the site's own, in the current storage or on this server's disk. The settings name it only when
 * they are saved with its address.
 */
export async function addSiteImage(
  kind: SiteImageKind,
  sent: Buffer,
  actor: { id: string },
  into?: "local",
): Promise<StoredFile> {
  const { bytes, type, width, height } = await prepare(kind, sent);
  return put(kind, bytes, type, { width, height, createdById: actor.id, into });
}
