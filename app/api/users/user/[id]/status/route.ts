import { changeStatusApi } from "@/lib/accounts/api-admin";
import { changeStatus } from "@/lib/accounts/mutations-admin";
import { handle } from "@/lib/platform/http/handle";

export const PATCH = handle(changeStatusApi, ({ viewer, params, body }) =>
  changeStatus(viewer, params.id, body),
);
