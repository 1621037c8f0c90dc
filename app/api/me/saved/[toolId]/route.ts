import { handle } from "@/lib/http/handle";
import { saveToolApi, unsaveToolApi } from "@/lib/saves/api";
import { saveTool, unsaveTool } from "@/lib/saves/mutations";

export const PUT = handle(saveToolApi, ({ params, viewer }) => saveTool(viewer.id, params.toolId));

export const DELETE = handle(unsaveToolApi, ({ params, viewer }) => unsaveTool(viewer.id, params.toolId));
