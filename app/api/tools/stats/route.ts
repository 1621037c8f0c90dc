import { handle } from "@/lib/platform/http/handle";
import { getToolStatsApi } from "@/lib/tools/api-admin";
import { getToolStats } from "@/lib/tools/queries-admin";

export const GET = handle(getToolStatsApi, () => getToolStats());
