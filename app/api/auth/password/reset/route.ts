import { resetPasswordApi } from "@/lib/accounts/api";
import { resetPassword } from "@/lib/accounts/mutations-password";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(resetPasswordApi, ({ body }) => resetPassword(body.token, body.password));
