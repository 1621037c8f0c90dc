import { handle } from "@/lib/http/handle";
import { getToolStatsApi } from "@/lib/tools/api-admin";
import { getToolStats } from "@/lib/tools/queries-admin";

export const GET = handle(getToolStatsApi, () => getToolStats());
