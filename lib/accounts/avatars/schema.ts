import { z } from "zod";

/** The styles that a picture can be drawn in, by their names in the interface. */
export const avatarStyles = ["avataaars", "pixel-art", "bottts", "initials", "fun-emoji"] as const;
export type AvatarStyle = (typeof avatarStyles)[number];

/** Width and height of a profile picture. */
export const avatarSize = 400;

/** What a picture is drawn from: the same style and seed always give the same picture. */
export const avatarChoice = z.object({
  style: z.enum(avatarStyles, { error: "Please choose a style." }),
  seed: z
    .string({ error: "Please enter a seed." })
    .trim()
    .min(1, "Please enter a seed.")
    .max(64, "The seed is at most 64 characters long."),
});
export type AvatarChoice = z.output<typeof avatarChoice>;
