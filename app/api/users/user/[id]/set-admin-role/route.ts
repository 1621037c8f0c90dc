import { handle } from "@/lib/http/handle";
import { setAdminRoleApi } from "@/lib/users/api";
import { changeRole } from "@/lib/users/mutations";

export const POST = handle(setAdminRoleApi, ({ viewer, params }) =>
  changeRole(viewer, params.id, { role: "admin", reason: "Made an administrator" }),
);
