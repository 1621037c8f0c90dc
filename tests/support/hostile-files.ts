import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** What a picture that was drawn anew can't have in it. */
export const payload = "<script>alert(document.domain)</script>";

export const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 60 } } });
export const png = await plain().png().toBuffer();
export const jpeg = await plain().jpeg().toBuffer();
export const gif = await plain().gif().toBuffer();
export const webp = await plain().webp().toBuffer();

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
function pngOf(width: number, height: number, ...chunks: Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const start = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([start, chunk("IHDR", head), ...chunks, chunk("IEND", Buffer.alloc(0))]);
}

/** A few bytes whose header promises this many pixels. */
export const pngBomb = (width: number, height: number) =>
  pngOf(width, height, chunk("IDAT", deflateSync(Buffer.alloc(100_000))));
/** A small picture with texts that unfold to 200 MB. */
export const pngTextBomb = pngOf(
  10,
  10,
  chunk(
    "iCCP",
    Buffer.concat([Buffer.from("x\0\0", "latin1"), deflateSync(Buffer.alloc(200_000_000), { level: 9 })]),
  ),
  chunk("tEXt", Buffer.from(`Comment\0${payload}`, "latin1")),
  chunk("IDAT", deflateSync(Buffer.alloc(10 * 31))),
);

/** A GIF of one frame that says to be much larger than its few bytes. */
export const gifBomb = Buffer.from(gif);
const frame = gifBomb.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 60, 0, 40, 0]));
for (const at of [6, 8, frame + 5, frame + 7]) gifBomb.writeUInt16LE(20_000, at);

/** A WebP whose header promises the most that one can. */
export function webpBomb(): Buffer {
  const extended = Buffer.alloc(18);
  extended.write("VP8X", 0, "latin1");
  extended.writeUInt32LE(10, 4);
  extended.writeUIntLE(16_383, 12, 3);
  extended.writeUIntLE(16_383, 15, 3);
  const inner = Buffer.concat([Buffer.from("WEBP", "latin1"), extended, webp.subarray(12)]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(inner.length);
  return Buffer.concat([Buffer.from("RIFF", "latin1"), size, inner]);
}

/** A GIF of many frames. */
export async function gifOfFrames(frames: number): Promise<Buffer> {
  const pages = await Promise.all(
    Array.from({ length: frames }, (_, n) =>
      sharp({ create: { width: 4, height: 4, channels: 3, background: n % 2 ? "#000" : "#fff" } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(pages, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** A JPEG with a comment right after its start. */
export const jpegWith = (text: string) => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(text),
    jpeg.subarray(2),
  ]);
};
export const jpegWithExif = () =>
  plain()
    .withExif({ IFD0: { Copyright: payload, ImageDescription: payload } })
    .jpeg()
    .toBuffer();

export const svg = (inside: string, attributes = 'viewBox="0 0 10 10" width="10" height="10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}<path d="M0 0h10v10z" fill="#10b981"/></svg>`;

/** Ten of ten of ten … of one thing, by references from `wrap`. */
const levels = (
  n: number,
  one: string,
  wrap: (id: number, parts: string) => string,
  part: (id: number) => string,
) => wrap(0, one) + Array.from({ length: n }, (_, i) => wrap(i + 1, part(i).repeat(10))).join("") + part(n);
const rect = (attributes: string) => `<rect width="10" height="10" ${attributes}/>`;

/** Drawings of a few kilobytes that take for ever to draw. */
export const svgBombs: Record<string, string> = {
  "an SVG of ten times ten times … uses": svg(
    levels(
      9,
      rect(""),
      (id, parts) => `<g id="l${id}">${parts}</g>`,
      (id) => `<use href="#l${id}"/>`,
    ),
  ),
  "an SVG of masks of masks": svg(
    levels(
      7,
      rect('fill="#fff"'),
      (id, parts) => `<mask id="m${id}">${parts}</mask>`,
      (id) => rect(`mask="url(#m${id})"`),
    ),
  ),
  "an SVG of patterns of patterns, in quotes": svg(
    levels(
      7,
      rect(""),
      (id, parts) => `<pattern id="p.${id}" width="1" height="1">${parts}</pattern>`,
      (id) => rect(`style='fill:url("#p.${id}")'`),
    ),
  ),
  "an SVG of clips of clips, by its style sheet": svg(
    `<style>${Array.from({ length: 8 }, (_, i) => `.c${i}{clip-path:url(#c${i})}`).join("")}</style>` +
      levels(
        7,
        rect(""),
        (id, parts) => `<clipPath id="c${id}">${parts}</clipPath>`,
        (id) => rect(`class="x c${id}"`),
      ),
  ),
  "an SVG of clips by a style sheet without classes": svg(
    `<style>rect{clip-path:url(#c)}</style><clipPath id="c">${rect("")}</clipPath>`,
  ),
  "an SVG that refers to itself": svg('<g id="a"><use href="#a"/></g>'),
  "an SVG of very many parts": svg(rect("").repeat(20_000)),
  "an SVG of even more parts": svg("<g/>".repeat(200_000)),
  "an SVG of tags in tags in tags": svg(`${"<g>".repeat(20_000)}${"</g>".repeat(20_000)}`),
};
