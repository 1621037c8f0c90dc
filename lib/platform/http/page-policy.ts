import "server-only";
import { currentRequest } from "@/lib/platform/cache/request-store.mjs";

/** The settings that name others: analytics, and pictures that may lie elsewhere. */
type Others = Record<"analyticsId" | "logo" | "logoLight" | "logoDark" | "favicon", string>;

/** Tells the server what of others the page that is being made may load: only what was saved in the settings. */
export function setPagePolicy(config: Others): void {
  const request = currentRequest();
  if (request) request.policy = { analytics: config.analyticsId !== "", pictures: pictureOrigins(config) };
}

/** Hosts of others that the settings take pictures from, each once. */
function pictureOrigins({ logo, logoLight, logoDark, favicon }: Others): string[] {
  const foreign = [logo, logoLight, logoDark, favicon].filter((address) => /^https?:\/\//.test(address));
  return [
    ...new Set(foreign.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)),
  ];
}
