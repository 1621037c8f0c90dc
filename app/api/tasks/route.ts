import { handle } from "@/lib/platform/http/handle";
import { listTasksApi } from "@/lib/tasks/api";
import { createTaskApi } from "@/lib/tasks/api-admin";
import { createTask } from "@/lib/tasks/mutations";
import { findTasks, listTasks } from "@/lib/tasks/queries";

export const GET = handle(listTasksApi, ({ query: { q } }) => (q?.trim() ? findTasks(q) : listTasks()));

export const POST = handle(createTaskApi, ({ body, viewer }) => createTask(body, viewer));
