import { changeRoleApi } from "@/lib/accounts/api-admin";
import { changeRole } from "@/lib/accounts/mutations-admin";
import { handle } from "@/lib/platform/http/handle";

export const PATCH = handle(changeRoleApi, ({ viewer, params, body }) => changeRole(viewer, params.id, body));
