import { z } from "zod";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import { taskAdminDto, taskChange, taskCreate, taskMerge, taskTableQuery } from "@/lib/tasks/schema-admin";

const contract = contractsOf({ tag: "Tasks", access: "admin" });
const params = z.object({ slug: z.string().max(200).meta({ description: "Its slug or id." }) });

export const listTaskTableApi = contract({
  method: "GET",
  path: "/api/tasks/table",
  summary: "Tasks as a table; the text is looked for in names, slugs and phrases",
  query: taskTableQuery,
  response: z.array(taskAdminDto),
  paged: true,
});

export const createTaskApi = contract({
  method: "POST",
  path: "/api/tasks",
  summary: "Adds a task",
  status: 201,
  body: taskCreate,
  response: taskAdminDto,
});

export const updateTaskApi = contract({
  method: "PUT",
  path: "/api/tasks/{slug}",
  summary: "Changes a task; its former slug goes on leading to it",
  params,
  body: taskChange,
  response: taskAdminDto,
});

export const mergeTaskApi = contract({
  method: "POST",
  path: "/api/tasks/{slug}/merge",
  summary: "Merges a task into another: its tools, slugs and phrases are the other's then",
  params,
  body: taskMerge,
  response: taskAdminDto,
});

export const removeTaskApi = contract({
  method: "DELETE",
  path: "/api/tasks/{slug}",
  summary: "Deletes a task; its tools stay",
  params,
});
