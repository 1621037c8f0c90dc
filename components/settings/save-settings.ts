import { authenticationError, loadSettings, networkError } from "@/components/settings/load-settings";
import type { getTokenApi } from "@/lib/accounts/api";
import type { saveConfigApi, testSaveConfigApi } from "@/lib/config/api";
import { type ConfigPatch, merge, type SiteConfig } from "@/lib/config/schema";
import { call, CallError, messageOf } from "@/lib/platform/http/client";

/** The settings as they were saved, and the way that they took. */
export type Saved = { config: SiteConfig; via: "authenticated API" | "test endpoint" };

/** A save that failed, with what the toast says. A conflict brings the settings as they are now. */
export class SaveError extends Error {
  constructor(
    readonly title: string,
    message: string,
    readonly issues: CallError["issues"] = [],
    readonly current?: unknown,
  ) {
    super(message);
  }
}

/** Answers that another way would only repeat. */
const final = new Set([400, 409, 413, 415, 429]);
const statusOf = (reason: unknown) => (reason instanceof CallError ? reason.status : -1);

/** Nobody is signed in any more. */
class SignedOut extends Error {}

/** Saves with the account's own token. */
async function authenticated(body: ConfigPatch): Promise<SiteConfig> {
  const { token } = await call<typeof getTokenApi>("GET", "/api/auth/token", {}).catch((reason: unknown) => {
    throw statusOf(reason) === 401 ? new SignedOut() : reason;
  });
  return call<typeof saveConfigApi>("PUT", "/api/config", { body, token });
}

/** The parts that a change is about are the same in both: what somebody else changed does not meet it. */
const apart = (patch: ConfigPatch, a: SiteConfig, b: SiteConfig) =>
  Object.keys(patch).every(
    (name) =>
      name === "updatedAt" ||
      JSON.stringify(a[name as keyof SiteConfig]) === JSON.stringify(b[name as keyof SiteConfig]),
  );

const isSaved = (patch: ConfigPatch, current: SiteConfig) =>
  JSON.stringify(merge(current, patch)) === JSON.stringify(current);

/**
 * Saves a part of the settings: by the authenticated call; when that does not get through, as the full configuration,
 * merged with what the server has now; then by the test endpoint, which exists in development.
 *
 * @throws SaveError
 */
export async function saveSettings(base: SiteConfig, patch: ConfigPatch): Promise<Saved> {
  const attempts: (() => Promise<Saved>)[] = [
    async () => ({
      config: await authenticated({ ...patch, updatedAt: base.updatedAt }),
      via: "authenticated API",
    }),
    async () => {
      const now = await loadSettings({ fresh: true }).catch(() => base);
      const body = { ...merge(now, patch), updatedAt: base.updatedAt };
      return {
        config: await call<typeof saveConfigApi>("PUT", "/api/config", { body }),
        via: "authenticated API",
      };
    },
    async () => {
      const body = { ...patch, updatedAt: base.updatedAt };
      const { success, config } = await call<typeof testSaveConfigApi>("PUT", "/api/config/test-save", {
        body,
      });
      if (!success) throw new SaveError("Error saving settings", "All save methods failed");
      return { config, via: "test endpoint" };
    },
  ];
  const reasons: unknown[] = [];
  for (const attempt of attempts) {
    try {
      return await attempt();
    } catch (reason) {
      if (reason instanceof SaveError) throw reason;
      reasons.push(reason);
      if (!final.has(statusOf(reason))) continue;
      const { status, issues, answer } = reason as CallError;
      const current = status === 409 ? (answer as { current?: SiteConfig } | undefined)?.current : undefined;
      if (current && isSaved(patch, current)) return { config: current, via: "authenticated API" };
      if (current && apart(patch, base, current)) return saveSettings(current, patch);
      throw new SaveError("Error saving settings", messageOf(reason), issues, current);
    }
  }
  const [first] = reasons;
  if (first instanceof SignedOut) throw new SaveError("Error saving settings", "Authentication required");
  if (statusOf(first) === 0) throw new SaveError("Error saving settings", networkError);
  if ([401, 403].includes(statusOf(first))) throw new SaveError("Error saving settings", authenticationError);
  throw new SaveError("Error updating settings", "Failed to update settings after multiple attempts.");
}
