import type { SiteConfig } from "@/lib/config/schema";

const tagManager = "https://www.googletagmanager.com";
const analytics = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];

/**
 * The widest policy that a page can have, as next.config.ts sends it; `analytics`: whether that may be loaded. The server
 * in front completes it for each page with what may run of its inline scripts (scripts/lib/front/policy.mjs). While the
 * site is developed that server keeps out of it, and any inline script runs.
 */
export function headerPolicy({
  analytics: allowed,
  development,
}: {
  analytics: boolean;
  development: boolean;
}) {
  return join({
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      ...(allowed ? [tagManager] : []),
      ...(development ? ["'unsafe-inline'", "'unsafe-eval'"] : []),
    ],
    "style-src": ["'self'", "'unsafe-inline'"],
    // A logo may be anywhere; the page says where.
    "img-src": ["'self'", "data:", "blob:", "https:", "http:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(allowed ? analytics : [])],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  });
}

/**
 * The policy of a page by the settings: foreign hosts of pictures and analytics only where they were saved. It says
 * nothing of scripts: their hashes can't stand in the text that they are made from. The server in front reads here
 * whether scripts of analytics are admitted.
 */
export function pagePolicy(config: SiteConfig): string {
  const measured = config.analyticsId !== "";
  return join({
    "img-src": ["'self'", "data:", "blob:", ...pictureOrigins(config), ...(measured ? analytics : [])],
    "connect-src": ["'self'", ...(measured ? analytics : [])],
  });
}

const join = (policy: Record<string, string[]>) =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");

/** Hosts of others that the settings take pictures from, each once. */
function pictureOrigins({ logo, logoLight, logoDark, favicon }: SiteConfig): string[] {
  const foreign = [logo, logoLight, logoDark, favicon].filter((address) => /^https?:\/\//.test(address));
  return [
    ...new Set(foreign.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)),
  ];
}
