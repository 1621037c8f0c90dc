import { checkResetLinkApi } from "@/lib/accounts/api";
import { checkPasswordLink } from "@/lib/accounts/mutations-password";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(checkResetLinkApi, ({ body }) => checkPasswordLink(body.token));
