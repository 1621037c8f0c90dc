import "server-only";
import sanitizeHtml from "sanitize-html";
import sharp from "sharp";
import { AppError } from "@/lib/errors";
import { assertBounds, damaged, maxPixels, seconds } from "@/lib/uploads/raster";
import { isDrawable } from "@/lib/uploads/svg-bounds";

const shapes = [
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "text",
  "tspan",
  "g",
  "svg",
  "use",
];
const paints = ["defs", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern", "symbol"];
const attributes =
  "id class viewBox width height x y x1 x2 y1 y2 cx cy r rx ry fx fy d points dx dy transform offset version xmlns fill fill-opacity fill-rule clip-rule clip-path mask stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility stop-color stop-opacity gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits patternTransform preserveAspectRatio href xlink:href xmlns:xlink font-family font-size font-weight font-style letter-spacing text-anchor dominant-baseline vector-effect role aria-label style type";

/** References lead to a part of the picture itself, or nowhere. */
const isOutside = (name: string, value: string) =>
  /(^|:)href$/.test(name)
    ? !/^#[\w.:-]+$/.test(value.trim())
    : /url\s*\(\s*(?!(['"]?)#[\w.:-]+\1\s*\))/i.test(value) || value.includes("\\");

/** Whether a file is an SVG picture, told by its beginning. */
export function isSvg(bytes: Buffer): boolean {
  const start = bytes.toString("utf8", 0, 4096).replace(/^\uFEFF/, "");
  return /^\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^[>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(
    start,
  );
}

const tooManyParts = () =>
  new AppError("too_large", "The picture has too many parts. Please make it simpler, or send a PNG.");

/**
 * An SVG with what can be drawn and nothing else: no scripts, events, links, foreign content or references to
 * anything outside of itself.
 *
 * @throws AppError when nothing that can be drawn is left
 */
export async function cleanSvg(bytes: Buffer): Promise<{ bytes: Buffer; width: number; height: number }> {
  const text = bytes.toString("utf8");
  // Far more than is kept; cleaning that many would take long.
  if (text.split("<", 50_001).length > 50_000) throw tooManyParts();
  const clean = sanitizeHtml(text, {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: [...shapes, ...paints, "title", "desc", "style"],
    allowedAttributes: { "*": attributes.split(" ") },
    // Addresses are looked at below: there are none but those within the picture.
    allowedSchemes: [],
    allowProtocolRelative: false,
    nonTextTags: ["script", "foreignObject", "noscript", "textarea", "option"],
    // Styles of a picture reach nothing outside of it; those that would are left out as a whole.
    allowVulnerableTags: true,
    exclusiveFilter: ({ tag, text }) => tag === "style" && (isOutside("style", text) || /[<@]/.test(text)),
    transformTags: {
      "*": (tagName, found) => ({
        tagName,
        attribs: Object.fromEntries(Object.entries(found).filter(([name, value]) => !isOutside(name, value))),
      }),
    },
  }).trim();
  const drawn = Buffer.from(
    /^<svg[^>]*\sxmlns=/.test(clean)
      ? clean
      : clean.replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"'),
  );
  if (!clean.startsWith("<svg")) throw damaged();
  if (!isDrawable(clean)) throw tooManyParts();
  return { bytes: drawn, ...(await measure(drawn)) };
}

/** The size of a drawing that can be drawn. */
async function measure(svg: Buffer): Promise<{ width: number; height: number }> {
  const open = () => sharp(svg, { limitInputPixels: maxPixels });
  let size: { width: number; height: number };
  try {
    size = await open().metadata();
    await open().timeout({ seconds }).resize(64, 64, { fit: "inside" }).raw().toBuffer();
  } catch {
    throw damaged();
  }
  if (!size.width || !size.height) throw damaged();
  assertBounds(size);
  return { width: size.width, height: size.height };
}
