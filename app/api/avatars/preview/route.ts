import { previewAvatarApi } from "@/lib/accounts/avatars/api";
import { drawAvatar } from "@/lib/accounts/avatars/draw";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(previewAvatarApi, async ({ query }) => ({
  image: `data:image/png;base64,${(await drawAvatar(query)).toString("base64")}`,
}));
