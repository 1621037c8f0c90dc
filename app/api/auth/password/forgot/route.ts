import { forgotPasswordApi } from "@/lib/accounts/api";
import { requestPasswordReset } from "@/lib/accounts/mutations-password";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(forgotPasswordApi, ({ body }) => requestPasswordReset(body.email));
