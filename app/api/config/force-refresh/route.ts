import { refreshConfigApi } from "@/lib/config/api";
import { loadConfig } from "@/lib/config/queries";
import { handle } from "@/lib/platform/http/handle";

export const GET = handle(refreshConfigApi, async () => ({
  success: true as const,
  config: await loadConfig(),
}));
