import { handle } from "@/lib/http/handle";
import { changeStatusApi } from "@/lib/users/api";
import { changeStatus } from "@/lib/users/mutations";

export const PATCH = handle(changeStatusApi, ({ viewer, params, body }) =>
  changeStatus(viewer, params.id, body),
);
