import { setAdminRoleApi } from "@/lib/accounts/api-admin";
import { changeRole } from "@/lib/accounts/mutations-admin";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(setAdminRoleApi, ({ viewer, params }) =>
  changeRole(viewer, params.id, { role: "admin", reason: "Made an administrator" }),
);
