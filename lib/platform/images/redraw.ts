import "server-only";
import sharp, { type Metadata } from "sharp";
import { drawSvg } from "@/lib/platform/images/svg";
import { type Format, formatOf } from "@/lib/platform/images/formats";
import { AppError } from "@/lib/platform/errors";

/** Pixels that a picture may unfold to, all its frames together: what a small server decodes in a second or two. */
const mostPixels = 40_000_000;
/** Neither side of a picture may be longer, pixels. */
const longestSide = 8_000;
const maxFrames = 200;
const seconds = 15;
const types = { webp: "image/webp", png: "image/png", jpeg: "image/jpeg" } as const;

export type Picture = {
  bytes: Buffer;
  type: (typeof types)[keyof typeof types];
  width: number;
  height: number;
};
export type Redrawing = {
  /** What is taken; told by content. */
  formats: readonly Format[];
  /** What is said of anything else. */
  typeMessage: string;
  /** The picture is made to fit into it, and is not enlarged unless it is a drawing. */
  box: { width: number; height: number };
  fit?: "inside" | "contain" | "cover";
  /** `photo`: a JPEG stays one, anything else becomes a PNG. */
  as: "webp" | "photo";
  /** Frames stay. */
  animated?: boolean;
  /** Fewer pixels than others may unfold to. */
  maxPixels?: number;
};

/**
 * A picture that somebody sent, or that comes from elsewhere, drawn anew: upright, without metadata or anything else that
 * the file carried, and no larger than it is shown. Every picture that is stored or served comes from here.
 *
 * @throws AppError 415 when it is of none of the formats, 400 when it is damaged, 413 when it would unfold to too much
 */
export async function redraw(
  sent: Buffer,
  { formats, typeMessage, box, fit = "inside", as, animated = false, maxPixels = mostPixels }: Redrawing,
): Promise<Picture> {
  const format = formatOf(sent);
  if (!format || !formats.includes(format)) throw new AppError("unsupported_media_type", typeMessage);
  const bytes = format === "svg" ? await drawSvg(sent, box) : sent;
  const open = (limitInputPixels: number | false) =>
    sharp(bytes, {
      animated: animated && (format === "gif" || format === "webp"),
      failOn: "warning",
      limitInputPixels,
      sequentialRead: true,
    });
  // The bounds are checked on what the header says, before anything is unfolded.
  const head = await open(false)
    .metadata()
    .catch(() => undefined);
  if (!head) throw damaged();
  if (head.format !== { svg: "png", avif: "heif" }[format as string] && head.format !== format)
    throw damaged();
  assertBounds(head, maxPixels);
  const kind = as === "webp" ? "webp" : format === "jpeg" ? "jpeg" : "png";
  // What is cut to a shape keeps it where it is smaller.
  const scale = fit === "cover" ? Math.min(1, head.width / box.width, head.height / box.height) : 1;
  const size = (side: number) => Math.max(1, Math.floor(side * scale));
  try {
    const drawn = open(maxPixels)
      .timeout({ seconds })
      .autoOrient()
      .resize(size(box.width), size(box.height), {
        fit,
        withoutEnlargement: fit === "inside",
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      });
    const encoded = {
      webp: () => drawn.webp({ quality: 85, effort: 4, smartSubsample: true }),
      png: () => drawn.png(),
      jpeg: () => drawn.jpeg({ quality: 88 }),
    }[kind]();
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: data, type: types[kind], width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    throw damaged();
  }
}

const damaged = () => new AppError("invalid", "The picture can't be read. The file may be damaged.");

const tooLarge = () =>
  new AppError(
    "too_large",
    `The picture has too many pixels. Neither side may be longer than ${longestSide.toLocaleString("en-US")}, and 40 million are the most in all.`,
  );

/** What a header may promise. */
function assertBounds({ width, height, pageHeight = height, pages = 1 }: Metadata, maxPixels: number): void {
  if (width > longestSide || pageHeight > longestSide || width * pageHeight * pages > maxPixels)
    throw tooLarge();
  if (pages > maxFrames)
    throw new AppError("invalid", `The picture has too many frames; ${maxFrames} are the most.`);
}
