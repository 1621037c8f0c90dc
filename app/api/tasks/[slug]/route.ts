import { found } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { getTaskApi } from "@/lib/tasks/api";
import { removeTaskApi, updateTaskApi } from "@/lib/tasks/api-admin";
import { removeTask, updateTask } from "@/lib/tasks/mutations";
import { findFormerTask, getTask } from "@/lib/tasks/queries";

export const GET = handle(getTaskApi, async ({ params }) => {
  const slug = params.slug.toLowerCase();
  return (await getTask(slug)) ?? found(getTask((await findFormerTask(slug)) ?? ""), "Task not found");
});

export const PUT = handle(updateTaskApi, ({ params, body, viewer }) => updateTask(params.slug, body, viewer));

export const DELETE = handle(removeTaskApi, ({ params, viewer }) => removeTask(params.slug, viewer));
