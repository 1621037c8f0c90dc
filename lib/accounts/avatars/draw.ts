import "server-only";
import path from "node:path";
import * as avataaars from "@dicebear/avataaars";
import * as bottts from "@dicebear/bottts";
import { createAvatar, type Style } from "@dicebear/core";
import * as funEmoji from "@dicebear/fun-emoji";
import * as initials from "@dicebear/initials";
import * as pixelArt from "@dicebear/pixel-art";
import sharp from "sharp";
import { type AvatarChoice, type AvatarStyle, avatarSize } from "@/lib/accounts/avatars/schema";
import { escapeMarkup } from "@/lib/platform/markup/utils";

/** Behind styles that come without a ground of their own: light, so that they are seen in both themes. */
const grounds = ["b6e3f4", "c0aede", "d1d4f9", "ffd5dc", "ffdfbf", "d3f2e1"];
/** The share of the picture that initials are high. */
const letterHeight = 0.36;

const pictures: Record<Exclude<AvatarStyle, "initials">, (seed: string) => string> = {
  avataaars: (seed) => svg(avataaars, seed),
  "pixel-art": (seed) => svg(pixelArt, seed),
  bottts: (seed) => svg(bottts, seed),
  "fun-emoji": (seed) => svg(funEmoji, seed),
};

function svg<Options extends object>(style: Style<Options>, seed: string): string {
  return createAvatar<object>(style as Style<object>, {
    seed,
    size: avatarSize,
    backgroundColor: grounds,
  }).toString();
}

/** A profile picture: a 400 by 400 PNG, drawn on this server. */
export async function drawAvatar({ style, seed }: AvatarChoice): Promise<Buffer> {
  if (style === "initials") return drawInitials(seed);
  return sharp(Buffer.from(pictures[style](seed)))
    .resize(avatarSize, avatarSize)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Letters are set in the site's own typeface from its package: a server need not have any fonts installed. */
async function drawInitials(seed: string): Promise<Buffer> {
  const { extra } = createAvatar(initials, { seed, size: avatarSize }).toJson();
  const letters = String(extra.initials ?? "").trim();
  const ground = sharp({
    create: {
      width: avatarSize,
      height: avatarSize,
      channels: 3,
      background: String(extra.primaryBackgroundColor),
    },
  });
  if (!letters) return ground.png().toBuffer();
  const text = await sharp({
    text: {
      text: `<span foreground="white">${escapeMarkup(letters)}</span>`,
      font: "Geist SemiBold",
      fontfile: path.join(process.cwd(), "node_modules/geist/dist/fonts/geist-sans/Geist-SemiBold.ttf"),
      rgba: true,
      dpi: 600,
    },
  })
    .resize({
      width: Math.round(avatarSize * 0.7),
      height: Math.round(avatarSize * letterHeight),
      fit: "inside",
    })
    .png()
    .toBuffer();
  return ground
    .composite([{ input: text, gravity: "centre" }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
