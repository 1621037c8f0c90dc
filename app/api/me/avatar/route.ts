import { setAvatarApi } from "@/lib/accounts/api";
import { setAvatar } from "@/lib/accounts/mutations-avatar";
import { handle } from "@/lib/platform/http/handle";

export const PUT = handle(setAvatarApi, async ({ body, viewer }) => ({
  image: await setAvatar(viewer.id, body),
}));
