import { resetPasswordApi } from "@/lib/accounts/api";
import { resetPassword } from "@/lib/accounts/mutations-password";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(resetPasswordApi, async ({ body }) => {
  await resetPassword(body.token, body.password);
  return { success: true as const };
});
