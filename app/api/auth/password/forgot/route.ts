import { forgotPasswordApi } from "@/lib/accounts/api";
import { requestPasswordReset } from "@/lib/accounts/mutations-password";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(forgotPasswordApi, async ({ body }) => {
  await requestPasswordReset(body.email);
  return { success: true as const };
});
