import { verifyEmailApi } from "@/lib/accounts/api";
import { verifyEmail } from "@/lib/accounts/mutations-email";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(verifyEmailApi, async ({ body, viewer }) => ({
  success: true as const,
  email: await verifyEmail(body, viewer),
}));
