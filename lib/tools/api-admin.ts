import { z } from "zod";
import { contractsOf } from "@/lib/platform/http/contracts-of";
import {
  toolCreate,
  toolDuplicate,
  toolStats,
  toolStatusChange,
  toolUpdate,
  writtenTool,
} from "@/lib/tools/schema-admin";
import { importReport, importRequest, importRow, maxImportBody } from "@/lib/tools/schema-import";
import { duplicateQuery, toolTableQuery, toolTableRow } from "@/lib/tools/schema-table";

const contract = contractsOf({ tag: "Tools", access: "admin" });

export const createToolApi = contract({
  method: "POST",
  path: "/api/tools",
  summary: "Adds a tool; the answer names others at the same website address",
  status: 201,
  body: toolCreate,
  response: writtenTool,
});

export const updateToolApi = contract({
  method: "PUT",
  path: "/api/tools/{id}",
  summary: "Changes a tool; what is left out, and the slug, stay as they are",
  body: toolUpdate,
  response: writtenTool,
});

export const updateToolStatusApi = contract({
  method: "PATCH",
  path: "/api/tools/{id}/status",
  summary: "Publishes, archives or withdraws a tool",
  body: toolStatusChange,
  response: writtenTool,
});

export const removeToolApi = contract({
  method: "DELETE",
  path: "/api/tools/{id}",
  summary: "Deletes a tool with its votes, saves, reviews and sponsored listings",
});

export const getToolStatsApi = contract({
  method: "GET",
  path: "/api/tools/stats",
  summary: "What the admin's first screen shows: totals, counts, popular and recent tools",
  response: toolStats,
});

export const listToolTableApi = contract({
  method: "GET",
  path: "/api/tools/table",
  summary: "Tools of every status as a table; the text is looked for in names, websites and categories",
  query: toolTableQuery,
  response: z.array(toolTableRow),
  paged: true,
});

export const exportToolsApi = contract({
  method: "GET",
  path: "/api/tools/export",
  summary: "Tools of every status as rows of a file that can be imported again",
  query: toolTableQuery,
  response: z.array(importRow.required()),
  paged: true,
});

export const listDuplicatesApi = contract({
  method: "GET",
  path: "/api/tools/duplicates",
  summary: "The tools, at most five, that are at a website address already",
  query: duplicateQuery,
  response: z.array(toolDuplicate),
});

export const importToolsApi = contract({
  method: "POST",
  path: "/api/tools/import",
  summary: "Checks rows of a file, or adds all of their tools at once: a single bad row and none is added",
  body: importRequest,
  maxBytes: maxImportBody,
  response: importReport,
});
