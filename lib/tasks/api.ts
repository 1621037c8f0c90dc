import { z } from "zod";
import { contract } from "@/lib/platform/http/contract";
import { taskDetail, taskDto } from "@/lib/tasks/schema";

const tag = "Tasks";

export const listTasksApi = contract({
  method: "GET",
  path: "/api/tasks",
  access: "public",
  tag,
  summary:
    "All tasks by category and name, with the number of tools that do them, or those that a text speaks of",
  query: z.object({
    q: z
      .string()
      .max(200)
      .optional()
      .meta({ description: "A need in words: at most three tasks, the best first." }),
  }),
  response: z.array(taskDto),
});

export const getTaskApi = contract({
  method: "GET",
  path: "/api/tasks/{slug}",
  access: "public",
  tag,
  summary: "One task with the tools that do it, the most fitting first",
  params: z.object({ slug: z.string().max(200) }),
  response: taskDetail,
});
