// Draws the SVG on standard input as a PNG on standard output: `node draw-svg.mjs WIDTH HEIGHT` of the box that it fits into.
import { buffer } from "node:stream/consumers";
import sharp from "sharp";

const [width = 0, height = 0] = process.argv.slice(2).map(Number);
const svg = await buffer(process.stdin);
const drawn = await sharp(svg).metadata();
if (!drawn.width || !drawn.height) throw new Error("Nothing is drawn");
const scale = Math.min(width / drawn.width, height / drawn.height);
const png = await sharp(svg, { density: Math.min(100_000, Math.max(1, 72 * scale)) })
  .resize(width, height, { fit: "inside" })
  .png()
  .toBuffer();
process.stdout.write(png);
