import { AppError } from "@/lib/platform/errors";
import { handle } from "@/lib/platform/http/handle";
import { getTaskApi } from "@/lib/tasks/api";
import { findFormerTask, getTask } from "@/lib/tasks/queries";

export const GET = handle(getTaskApi, async ({ params }) => {
  const slug = params.slug.toLowerCase();
  const task = (await getTask(slug)) ?? (await getTask((await findFormerTask(slug)) ?? ""));
  if (!task) throw new AppError("not_found", "Task not found");
  return task;
});
