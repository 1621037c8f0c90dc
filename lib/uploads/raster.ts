import "server-only";
import sharp, { type Metadata } from "sharp";
import { AppError } from "@/lib/platform/errors";
import { longestSide, shownSide, uploadMessages } from "@/lib/uploads/schema";

/** Pixels that one picture may unfold to, all its frames together: what a small server decodes in a second or two. */
export const maxPixels = 40_000_000;
const maxFrames = 200;
export const seconds = 15;

/**
 * The raster format that the first bytes are of. Told by content before any decoder sees it: the image library would
 * also read vector and document formats, which can refer to files and addresses.
 */
export function formatOf(bytes: Buffer): "jpeg" | "png" | "webp" | "gif" | undefined {
  const start = bytes.toString("latin1", 0, 12);
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(start)) return "gif";
  return /^RIFF[\s\S]{4}WEBP$/.test(start) ? "webp" : undefined;
}

export const damaged = () => new AppError("invalid", "The picture can't be read. The file may be damaged.");

/**
 * A picture that somebody sent, drawn anew as WebP: upright, with its frames, without metadata or anything else that
 * the file carried, and no larger than pages show.
 *
 * @throws AppError when it is none of the formats that are taken, is damaged, or would unfold to too much
 */
export async function toPostImage(bytes: Buffer): Promise<{ bytes: Buffer; width: number; height: number }> {
  const format = formatOf(bytes);
  if (!format) throw new AppError("unsupported_media_type", uploadMessages.type);
  const frames = format === "gif" || format === "webp";
  // The bounds are checked on what the header says, before anything is unfolded.
  const open = () =>
    sharp(bytes, { animated: frames, failOn: "warning", limitInputPixels: maxPixels, sequentialRead: true });
  const head = await open()
    .metadata()
    .catch(() => undefined);
  if (!head) throw await refusal(bytes);
  if (head.format !== format) throw damaged();
  assertBounds(head);
  try {
    const { data, info } = await open()
      .timeout({ seconds })
      .autoOrient()
      .resize(shownSide, shownSide, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 85, effort: 4, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    throw damaged();
  }
}

/** What a header may promise. */
export function assertBounds({
  width,
  height,
  pageHeight = height,
  pages = 1,
}: Pick<Metadata, "width" | "height" | "pageHeight" | "pages">): void {
  if (width > longestSide || pageHeight > longestSide || width * pageHeight * pages > maxPixels)
    throw tooLarge();
  if (pages > maxFrames)
    throw new AppError("invalid", `The picture has too many frames; ${maxFrames} are the most.`);
}

const tooLarge = () =>
  new AppError(
    "too_large",
    `The picture has too many pixels. Neither side may be longer than ${longestSide.toLocaleString("en-US")}, and 40 million are the most in all.`,
  );

/** Why a header could not be read: the library refuses one that promises too much as well as one that is broken. */
export async function refusal(bytes: Buffer): Promise<AppError> {
  const head = await sharp(bytes, { limitInputPixels: false, failOn: "none" })
    .metadata()
    .catch(() => undefined);
  return head && head.width * head.height > maxPixels ? tooLarge() : damaged();
}
