import sharp from "sharp";
import { expect, it } from "vitest";
import { drawAvatar } from "@/lib/accounts/avatars/draw";
import { avatarSize, avatarStyles } from "@/lib/accounts/avatars/schema";

it.each(avatarStyles)("%s is a 400 by 400 PNG, the same for the same seed", async (style) => {
  const picture = await drawAvatar({ style, seed: "Ada Lovelace" });
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: avatarSize, height: avatarSize });
  expect(picture.equals(await drawAvatar({ style, seed: "Ada Lovelace" }))).toBe(true);
  expect(picture.equals(await drawAvatar({ style, seed: "Grace Hopper" }))).toBe(false);
});

it("draws whatever a seed may be", async () => {
  for (const seed of ["<b>&", "   .", "李 雷", "1", '"><script>', "\u0000x"])
    expect((await sharp(await drawAvatar({ style: "initials", seed })).metadata()).width).toBe(avatarSize);
});
