import { saveToolApi, unsaveToolApi } from "@/lib/engagement/saves/api";
import { saveTool, unsaveTool } from "@/lib/engagement/saves/mutations";
import { handle } from "@/lib/platform/http/handle";

export const PUT = handle(saveToolApi, ({ params, viewer }) => saveTool(viewer.id, params.toolId));

export const DELETE = handle(unsaveToolApi, ({ params, viewer }) => unsaveTool(viewer.id, params.toolId));
