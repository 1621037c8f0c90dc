import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { getTaskApi } from "@/lib/tasks/api";
import { removeTaskApi, updateTaskApi } from "@/lib/tasks/api-admin";
import { removeTask, updateTask } from "@/lib/tasks/mutations";
import { findFormerTask, getTask } from "@/lib/tasks/queries";

export const GET = handle(getTaskApi, async ({ params }) => {
  const slug = params.slug.toLowerCase();
  const task = (await getTask(slug)) ?? (await getTask((await findFormerTask(slug)) ?? ""));
  if (!task) throw new AppError("not_found", "Task not found");
  return task;
});

export const PUT = handle(updateTaskApi, ({ params, body, viewer }) => updateTask(params.slug, body, viewer));

export const DELETE = handle(removeTaskApi, async ({ params, viewer }) => {
  await removeTask(params.slug, viewer);
  return { success: true as const };
});
