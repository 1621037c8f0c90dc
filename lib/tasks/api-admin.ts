import { z } from "zod";
import { contract } from "@/lib/platform/http/contract";
import { success } from "@/lib/platform/http/success";
import { taskAdminDto, taskChange, taskCreate, taskMerge, taskTableQuery } from "@/lib/tasks/schema-admin";

const tag = "Tasks";
const params = z.object({ slug: z.string().max(200).meta({ description: "Its slug or id." }) });

export const listTaskTableApi = contract({
  method: "GET",
  path: "/api/tasks/table",
  access: "admin",
  tag,
  summary: "Tasks as a table; the text is looked for in names, slugs and phrases",
  query: taskTableQuery,
  response: z.array(taskAdminDto),
  paged: true,
});

export const createTaskApi = contract({
  method: "POST",
  path: "/api/tasks",
  access: "admin",
  tag,
  summary: "Adds a task",
  status: 201,
  body: taskCreate,
  response: taskAdminDto,
});

export const updateTaskApi = contract({
  method: "PUT",
  path: "/api/tasks/{slug}",
  access: "admin",
  tag,
  summary: "Changes a task; its former slug goes on leading to it",
  params,
  body: taskChange,
  response: taskAdminDto,
});

export const mergeTaskApi = contract({
  method: "POST",
  path: "/api/tasks/{slug}/merge",
  access: "admin",
  tag,
  summary: "Merges a task into another: its tools, slugs and phrases are the other's then",
  params,
  body: taskMerge,
  response: taskAdminDto,
});

export const removeTaskApi = contract({
  method: "DELETE",
  path: "/api/tasks/{slug}",
  access: "admin",
  tag,
  summary: "Deletes a task; its tools stay",
  params,
  response: success,
});
