import { z } from "zod";
import { avatarChoice } from "@/lib/accounts/avatars/schema";
import { contract } from "@/lib/platform/http/contracts-of";

export const previewAvatarApi = contract({
  method: "GET",
  path: "/api/avatars/preview",
  access: "user",
  tag: "Account",
  summary: "Draws a profile picture without keeping it",
  limit: { name: "avatar-preview", points: 120, seconds: 60 },
  query: avatarChoice,
  response: z.object({
    image: z.string().meta({ description: "The picture, a 400 by 400 PNG, as a data URL." }),
  }),
});
