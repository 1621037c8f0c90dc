import { getConfigApi, saveConfigApi } from "@/lib/config/api";
import { saveConfig } from "@/lib/config/mutations";
import { loadConfig } from "@/lib/config/queries";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(getConfigApi, () => loadConfig());

export const PUT = handle(saveConfigApi, ({ viewer, body }) => saveConfig(viewer, body));
