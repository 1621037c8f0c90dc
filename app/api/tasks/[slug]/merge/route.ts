import { handle } from "@/lib/platform/http/handle";
import { mergeTaskApi } from "@/lib/tasks/api-admin";
import { mergeTask } from "@/lib/tasks/mutations";

export const POST = handle(mergeTaskApi, ({ params, body, viewer }) =>
  mergeTask(params.slug, body.into, viewer),
);
