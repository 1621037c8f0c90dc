import { z } from "zod";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import { taskDetail, taskDto } from "@/lib/tasks/schema";

const contract = contractsOf({ tag: "Tasks" });

export const listTasksApi = contract({
  method: "GET",
  path: "/api/tasks",
  access: "public",
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
  summary: "One task with the tools that do it, the most fitting first",
  response: taskDetail,
});
