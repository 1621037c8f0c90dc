import { changePasswordApi } from "@/lib/accounts/api";
import { changePassword } from "@/lib/accounts/mutations-account";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(changePasswordApi, ({ body, viewer }) => changePassword(viewer.id, body));
