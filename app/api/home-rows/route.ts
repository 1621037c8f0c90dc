import { getHomeRowsApi, saveHomeRowsApi } from "@/lib/home-rows/api";
import { saveHomeRows } from "@/lib/home-rows/mutations";
import { loadHomeRows } from "@/lib/home-rows/queries";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(getHomeRowsApi, () => loadHomeRows());

export const PUT = handle(saveHomeRowsApi, ({ body, viewer }) => saveHomeRows(body, viewer));
