import { checkServer } from "@/components/settings/server-status";
import type { getConfigApi, refreshConfigApi } from "@/lib/config/api";
import type { SiteConfig } from "@/lib/config/schema";
import { call, CallError } from "@/lib/platform/http/client";

export const authenticationError =
  "Authentication error. Please ensure you are logged in with admin privileges.";
export const networkError = "Network error. Please check your internet connection and server status.";

async function explain(reason: unknown): Promise<string> {
  const status = reason instanceof CallError ? reason.status : -1;
  if (status === 401 || status === 403) return authenticationError;
  if (status === 404) return "Backend API endpoint not found. Please check your server configuration.";
  if (status === 0)
    return navigator.onLine && (await checkServer()) === "offline"
      ? "Backend server is not running. Please start the server and try again."
      : networkError;
  return "Failed to load site configuration. Please check your connection and try again.";
}

/** The settings, past every cache when `fresh`. Throws an error whose message can be shown. */
export async function loadSettings({ fresh = false } = {}): Promise<SiteConfig> {
  try {
    return fresh
      ? (
          await call<typeof refreshConfigApi>("GET", "/api/config/force-refresh", {
            query: { _t: String(Date.now()) },
          })
        ).config
      : await call<typeof getConfigApi>("GET", "/api/config", {});
  } catch (reason) {
    throw new Error(await explain(reason));
  }
}
