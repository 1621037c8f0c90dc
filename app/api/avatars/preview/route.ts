import { previewAvatarApi } from "@/lib/avatars/api";
import { drawAvatar } from "@/lib/avatars/draw";
import { handle } from "@/lib/http/handle";

export const GET = handle(previewAvatarApi, async ({ query }) => ({
  image: `data:image/png;base64,${(await drawAvatar(query)).toString("base64")}`,
}));
