import "server-only";
import sanitizeHtml from "sanitize-html";
import sharp from "sharp";
import { AppError } from "@/lib/platform/errors";
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

/** The largest SVG that is taken, letters: drawing what is longer takes seconds. */
const maxLength = 300_000;
/** Letters to be drawn; each is laid out beside all others. */
const maxText = 5_000;

/** What else than `url()` brings a picture into a style. */
const brings = /\/\/|data:|(image|image-set|cross-fade|element|src)\s*\(/i;

/** References lead to a part of the picture itself, or nowhere. */
const isOutside = (name: string, value: string) =>
  /(^|:)href$/.test(name)
    ? !/^#[\w.:-]+$/.test(value.trim())
    : /url\s*\(\s*(?!(['"]?)#[\w.:-]+\1\s*\))/i.test(value) ||
      value.includes("\\") ||
      (name === "style" && brings.test(value));

/** What may stand before the first element, and how each ends. */
const prologue: [begins: RegExp, end: string][] = [
  [/^<\?xml\s/i, "?>"],
  [/^<!--/, "-->"],
  [/^<!DOCTYPE svg[^[>]*>/i, ">"],
];

/** Whether a file is an SVG picture, told by its beginning. */
export function isSvg(bytes: Buffer): boolean {
  let rest = bytes
    .toString("utf8", 0, 4096)
    .replace(/^\uFEFF/, "")
    .trimStart();
  for (;;) {
    const end = prologue.find(([begins]) => begins.test(rest))?.[1];
    if (!end) return /^<svg[\s>]/i.test(rest);
    const at = rest.indexOf(end);
    if (at < 0) return false;
    rest = rest.slice(at + end.length).trimStart();
  }
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
  if (text.length > maxLength || text.split("<", 50_001).length > 50_000) throw tooManyParts();
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
  if (!isDrawable(clean) || textOf(clean).length > maxText) throw tooManyParts();
  return { bytes: drawn, ...(await measure(drawn)) };
}

/** What an SVG says in letters; its styles are not seen. */
const textOf = (svg: string) => svg.replace(/<style[^>]*>[^<]*/g, "").replace(/<[^>]*>\s*/g, "");

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
