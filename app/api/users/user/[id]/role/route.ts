import { handle } from "@/lib/http/handle";
import { changeRoleApi } from "@/lib/users/api";
import { changeRole } from "@/lib/users/mutations";

export const PATCH = handle(changeRoleApi, ({ viewer, params, body }) => changeRole(viewer, params.id, body));
