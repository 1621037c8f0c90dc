import { changePasswordApi } from "@/lib/accounts/api";
import { changePassword } from "@/lib/accounts/mutations-account";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(changePasswordApi, async ({ body, viewer }) => {
  await changePassword(viewer.id, body);
  return { success: true as const };
});
