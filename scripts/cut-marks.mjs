// Cuts lib/tools/logos/marks from sets of brands' marks (development dependencies): `node scripts/cut-marks.mjs`. Which mark is a
// sample tool's stands in prisma/seed/data/marks.json; docs/logos.md tells how one is added or taken out.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import * as simpleIcons from "simple-icons";

const root = path.resolve(import.meta.dirname, "..");
const data = path.join(root, "prisma/seed/data");
const out = path.join(root, "lib/tools/logos/marks");
/** What a mark without a colour is drawn in: the text's colour on light ground, for tiles are light in both themes. */
const ink = "#18181b";
/** How much of its square a mark takes. A word is legible only where it takes more. */
const share = { mark: 0.72, word: 0.88 };
const pixels = 512;
/** The side of a mark, pixels: three for each of the largest tile. */
const side = 192;

const require = createRequire(import.meta.url);
const lobehub = path.dirname(require.resolve("@lobehub/icons-static-svg/package.json"));
/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(file, "utf8"));
const logos = json(require.resolve("@iconify-json/logos/icons.json"));

/** @typedef {{ set: string, icon: string, ink?: boolean, website?: string }} Choice */

/** A set's drawing: its view box, the paint of what has none of its own, and what is in it. */
const sets = {
  /** @param {Choice} choice */
  lobehub({ icon }) {
    const svg = readFileSync(path.join(lobehub, `icons/${icon}.svg`), "utf8");
    const [, head = "", body = ""] = /^<svg([^>]*)><title>[^<]*<\/title>(.*)<\/svg>$/s.exec(svg.trim()) ?? [];
    const paint = head.match(/ fill(-rule)?="[^"]*"/g)?.join("") ?? "";
    return { box: (/viewBox="([^"]*)"/.exec(head)?.[1] ?? "").split(" ").map(Number), paint, body };
  },
  /** @param {Choice} choice */
  logos({ icon }) {
    const { width = logos.width, height = logos.height, body } = logos.icons[icon];
    return { box: [0, 0, width, height], paint: "", body };
  },
  /** @param {Choice} choice */
  "simple-icons"(choice) {
    const found = Object.values(simpleIcons).find(({ slug }) => slug === choice.icon);
    if (!found) throw new Error(`simple-icons has no ${choice.icon}`);
    const paint = ` fill="${choice.ink ? ink : `#${found.hex.toLowerCase()}`}"`;
    return { box: [0, 0, 24, 24], paint, body: `<path d="${found.path}"/>` };
  },
};

/**
 * A mark in the middle of a square, as large as every other, as WebP: a page has dozens of them, and each SVG would be a document
 * that is read while the page is drawn.
 *
 * @param {Choice} choice
 */
async function cut(choice) {
  const { box, paint, body } = sets[/** @type {keyof typeof sets} */ (choice.set)](choice);
  const [x = 0, y = 0, width = 0, height = 0] = box;
  /** @type {(size: number, box: number[]) => string} */
  const draw = (size, viewBox) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${viewBox.join(" ")}"${paint}>${body}</svg>\n`
      .replaceAll("currentColor", ink)
      .replaceAll("xlink:href", "href");
  // Sets leave different margins, so what is really drawn is measured.
  const longest = Math.max(width, height);
  const shape = await sharp(Buffer.from(draw(pixels, [x, y, longest, longest])))
    .extractChannel("alpha")
    .png()
    .toBuffer();
  const { info } = await sharp(shape)
    .trim({ background: "#000", threshold: 8 })
    .toBuffer({ resolveWithObject: true });
  const unit = longest / pixels;
  const wide = info.width > 2 * info.height;
  const square = (Math.max(info.width, info.height) * unit) / (wide ? share.word : share.mark);
  const left = x + (info.width / 2 - (info.trimOffsetLeft ?? 0)) * unit - square / 2;
  const top = y + (info.height / 2 - (info.trimOffsetTop ?? 0)) * unit - square / 2;
  return sharp(Buffer.from(draw(side, [left, top, square, square])))
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

const choices = /** @type {Record<string, Choice>} */ (json(path.join(data, "marks.json")));
const samples = new Map(
  [
    ...readdirSync(path.join(data, "tools")).flatMap((file) => json(path.join(data, "tools", file))),
    ...json(path.join(data, "upcoming.json")),
  ].map(({ slug, website }) => [slug, website]),
);
/** @type {Record<string, string>} */
const websites = {};
for (const file of readdirSync(out)) if (file.endsWith(".webp")) rmSync(path.join(out, file));
for (const [slug, choice] of Object.entries(choices)) {
  websites[slug] = choice.website ?? new URL(samples.get(slug)).hostname.split(".").slice(-2).join(".");
  writeFileSync(path.join(out, `${slug}.webp`), await cut(choice));
}
writeFileSync(path.join(out, "websites.json"), `${JSON.stringify(websites, null, 2)}\n`);
console.log(`${Object.keys(websites).length} marks`);
