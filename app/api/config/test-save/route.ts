import { testSaveConfigApi } from "@/lib/config/api";
import { saveConfig } from "@/lib/config/mutations";
import { handle } from "@/lib/platform/http/handle";

export const PUT = handle(testSaveConfigApi, async ({ viewer, body }) => ({
  success: true as const,
  config: await saveConfig(viewer, body),
}));
