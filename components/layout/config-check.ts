import type { SiteConfig } from "@/lib/config/schema";

/** How long an answer may take, milliseconds. */
const timeout = 5_000;

async function read(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  return response.json();
}

/** The settings as they are now. */
async function load(): Promise<SiteConfig> {
  try {
    const answer = (await read(`/api/config/force-refresh?_t=${Date.now()}`)) as {
      success: boolean;
      config: SiteConfig;
    };
    if (answer.success) return answer.config;
  } catch {
    // The plain address may still answer.
  }
  return (await read("/api/config")) as SiteConfig;
}

let asking = false;

/**
 * Has the page made anew, in place, when the settings changed since it was made: what is typed, open or scrolled stays.
 * An own script runs with the next page.
 */
export async function checkConfig(shown: string | null, refresh: () => void): Promise<void> {
  if (asking) return;
  asking = true;
  try {
    if ((await load()).updatedAt !== shown) refresh();
  } catch (reason) {
    console.warn("Failed to load site configuration. Using defaults.", reason);
  } finally {
    asking = false;
  }
}
