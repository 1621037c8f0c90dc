import { handle } from "@/lib/platform/http/handle";
import { listTasksApi } from "@/lib/tasks/api";
import { listTasks } from "@/lib/tasks/queries";

export const GET = handle(listTasksApi, () => listTasks());
