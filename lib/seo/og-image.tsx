import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import { textOn } from "@/lib/config/utils-colors";
import { coverOf, coverSvg } from "@/lib/seo/utils-cover";

const ogSize = { width: 1200, height: 630 };
const ground = "#0b0b0d";

/**
 * What a preview image says. The `mark` (a PNG), or else the `initial`, is drawn on a tile beside the title; the
 * pattern of the `cover` lies behind the words.
 */
export type OgImage = {
  siteName: string;
  color: string;
  eyebrow: string;
  title: string;
  text: string;
  initial?: string;
  mark?: Buffer;
  cover?: { slug: string; category: string; secondary: string };
};

const weights = { 400: "Regular", 600: "SemiBold" } as const;
let fonts: Promise<{ name: string; data: Buffer; weight: 400 | 600 }[]> | undefined;

/** The site's own typeface, from its package: nothing is asked of a network. */
function loadFonts() {
  const folder = path.join(process.cwd(), "node_modules/geist/dist/fonts/geist-sans");
  return (fonts ??= Promise.all(
    ([400, 600] as const).map(async (weight) => ({
      name: "Geist",
      weight,
      data: withoutKerning(await readFile(path.join(folder, `Geist-${weights[weight]}.ttf`))),
    })),
  ));
}

/**
 * The font with its kerning table out of sight. The renderer draws words with kerning but measures them without, which
 * leaves gaps of uneven width between them.
 */
function withoutKerning(font: Buffer): Buffer {
  const tables = font.readUInt16BE(4);
  for (let at = 12; at < 12 + tables * 16; at += 16) {
    if (font.toString("latin1", at, at + 4) === "GPOS") font.write("----", at, "latin1");
  }
  return font;
}

/**
 * The letters that the typeface has, and nothing where only dots and the like are left. For others the renderer would look
 * for a font on the internet.
 */
function drawable(text: string): string {
  const left = text
    .normalize("NFC")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\u0020-\u007e\u00a0-\u017f\u0400-\u045f\u2010-\u2026\u20ac\u2122]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .replace(/^[ ·]+|[ ·]+$/g, "");
  return /[\p{L}\p{N}]/u.test(left) ? left : "";
}

/** The site's own mark, as in public/logo.svg, in the site's colour. */
function Mark({ color }: { color: string }) {
  return (
    <svg width="48" height="48" viewBox="0 0 32 32">
      <rect width="32" height="32" rx="8" fill={color} />
      <g fill={textOn(color)}>
        <path d="M15.2 15.4v10.2c-2.4-1.5-5.3-2.2-9.2-2.3V13c3.9 0 6.8.8 9.2 2.4z" />
        <path d="M16.8 15.4v10.2c2.4-1.5 5.3-2.2 9.2-2.3V13c-3.9 0-6.8.8-9.2 2.4z" />
        <path d="M11 11.2a5 5 0 0 1 10 0c-1.9.4-3.5 1.1-5 2.1-1.5-1-3.1-1.7-5-2.1z" />
      </g>
    </svg>
  );
}

const tile = { width: 136, height: 136, flexShrink: 0, borderRadius: 28 };

function Tile({ mark, initial }: Pick<OgImage, "mark" | "initial">) {
  if (mark) {
    const src = `data:image/png;base64,${mark.toString("base64")}`;
    return <img src={src} width={136} height={136} alt="" style={{ ...tile, background: "#fafafa" }} />;
  }
  const letter = drawable(initial ?? "");
  if (!letter) return null;
  return (
    <div
      style={{
        ...tile,
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        background: "#6366f1",
        color: "#ffffff",
        fontSize: 72,
        fontWeight: 600,
      }}
    >
      {letter}
    </div>
  );
}

/** The cover of the page on the right, fading where the words are. */
function Cover({ cover, color }: Pick<OgImage, "cover" | "color">) {
  if (!cover) return null;
  const svg = coverSvg(coverOf(cover.slug, cover.category), [color, cover.secondary]);
  const layer = { position: "absolute" as const, top: 0, right: 0, width: 1200, height: 630 };
  return (
    <div style={{ ...layer, display: "flex" }}>
      <img src={`data:image/png;base64,${Buffer.from(svg).toString("base64")}`} alt="" style={layer} />
      <div
        style={{
          ...layer,
          backgroundImage: `linear-gradient(90deg, ${ground} 30%, rgba(11, 11, 13, 0.72))`,
        }}
      />
    </div>
  );
}

/** A preview image of 1200 by 630 pixels for social networks and chats. */
export async function drawOgImage(image: OgImage): Promise<ImageResponse> {
  const title = drawable(image.title) || image.siteName;
  return new ImageResponse(
    <div
      style={{
        width: "100%",
        height: "100%",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        padding: 72,
        background: ground,
        color: "#ededf0",
        fontFamily: "Geist",
        // A word that is longer than the line.
        wordBreak: "break-word",
        borderTop: `12px solid ${image.color}`,
      }}
    >
      <Cover {...image} />
      <div style={{ display: "flex", alignItems: "center", gap: 36 }}>
        <Tile {...image} />
        <div style={{ display: "flex", flexDirection: "column", flexShrink: 1, minWidth: 0 }}>
          <div style={{ display: "block", fontSize: 30, color: "#a1a1ab", lineClamp: 1 }}>
            {drawable(image.eyebrow)}
          </div>
          <div
            style={{
              display: "block",
              marginTop: 8,
              fontSize: title.length > 48 ? 54 : title.length > 24 ? 64 : 84,
              fontWeight: 600,
              letterSpacing: "-0.03em",
              lineHeight: 1.1,
              lineClamp: title.length > 48 ? 3 : 2,
            }}
          >
            {title}
          </div>
        </div>
      </div>
      <div style={{ display: "block", fontSize: 38, lineHeight: 1.4, color: "#d0d0d6", lineClamp: 3 }}>
        {drawable(image.text)}
      </div>
      <div style={{ display: "flex", alignItems: "center", gap: 16, fontSize: 30, fontWeight: 600 }}>
        <Mark color={image.color} />
        {drawable(image.siteName)}
      </div>
    </div>,
    { ...ogSize, fonts: (await loadFonts()).map((font) => ({ ...font, style: "normal" as const })) },
  );
}
