import path from "node:path";
import type { NextConfig } from "next";
import { PHASE_PRODUCTION_SERVER } from "next/constants";
import { headerPolicy } from "./lib/config/utils-policy";
import { homeFilters, lists, searches } from "./lib/list/list-routes.mjs";
import { listRewrites } from "./lib/list/rewrites";

// A header can't know the settings or the page: this is the widest that settings allow, without any inline script. Each
// public page narrows it to what was saved, and the server in front adds the page's own inline scripts. See
// docs/decisions/0006-content-security-policy.md.
const development = process.env.NODE_ENV === "development";

const securityHeaders = [
  { key: "Content-Security-Policy", value: headerPolicy({ analytics: true, development }) },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), browsing-topics=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

/** Pages of text alone; see the comment in each about the segment that they are in. */
const texts = [
  "about",
  "guides",
  "faq",
  "privacy",
  "terms",
  "ranking",
  "discussions",
  "events",
  "sign-in",
  "sign-up",
  "advertise",
  "add-product",
  "api/docs",
  "forgot-password",
  "reset-password",
  "verify-email",
];
/** Lists whose filters are segments of an inner route. */
const innerLists = ["latest-launches", "upcoming", "top-products", "trending"];

const config: NextConfig = {
  poweredByHeader: false,
  // The server in front tags and compresses, each text of a page once (scripts/lib/front/bodies.mjs).
  generateEtags: false,
  compress: false,
  reactStrictMode: true,
  serverExternalPackages: ["pino", "sharp", "@node-rs/argon2", "pg-boss", "nodemailer", "cloudinary"],
  // Types are checked by `npm run check`, for all of the project at once.
  typescript: { ignoreBuildErrors: true },
  // A shared cache in front may show a page for an hour after its minute is over, not for a year.
  expireTime: 3600,
  // Pages live in memory and are bounded there; many addresses can't fill the disk.
  cacheMaxMemorySize: 128 * 1024 * 1024,
  experimental: {
    globalNotFound: true,
    isrFlushToDisk: false,
    optimizePackageImports: ["radix-ui", "lucide-react"],
  },
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    // Nothing of others is ever loaded where accounts and the site are managed.
    ...["/admin/:path*", "/moderation/:path*", "/dashboard/:path*", "/reset-password", "/verify-email"].map(
      (source) => ({
        source,
        headers: [{ key: "Content-Security-Policy", value: headerPolicy({ analytics: false, development }) }],
      }),
    ),
    // Links in mails lead here with what lets somebody in.
    {
      source: "/:path(reset-password|verify-email)",
      headers: [{ key: "Referrer-Policy", value: "no-referrer" }],
    },
    // A logo or an upload may be an SVG that is opened by itself.
    ...["/logo/:slug", "/uploads/:path*"].map((source) => ({
      source,
      headers: [
        { key: "Content-Security-Policy", value: "default-src 'none'; style-src 'unsafe-inline'; sandbox" },
      ],
    })),
  ],
  // Every request is held against every rule here and below, so one rule stands for as much as it can.
  redirects: async () => [
    { source: "/:old(ai-tools|aitools)", destination: "/", permanent: true },
    // Inner addresses that the rewrites below lead to: nobody needs to see them.
    { source: "/home/:view*", destination: "/", permanent: false },
    { source: "/browse", destination: "/", permanent: false },
    { source: "/categories/:view", destination: "/categories", permanent: false },
    { source: "/:list(latest-news|news|blog)/list/:rest+", destination: "/:list", permanent: false },
    { source: "/category/:id/:rest+", destination: "/category/:id", permanent: false },
    {
      source: `/:page(${[...innerLists, ...texts].join("|")})/:rest+`,
      destination: "/:page",
      permanent: false,
    },
  ],
  // The plain address of a list is a cached page; its filters and pages are path segments of an inner route, so that
  // each of the few that exist is cached as well. Filtered views of the home page are made for each request.
  rewrites: async () => ({
    beforeFiles: [
      {
        source: "/",
        missing: homeFilters.map((key) => ({ type: "query" as const, key })),
        destination: "/home/all",
      },
      { source: "/", destination: "/browse" },
      { source: "/categories", destination: "/categories/all" },
      ...searches.map(({ path, inner }) => ({
        source: path,
        has: [{ type: "query" as const, key: "q" }],
        destination: inner,
      })),
      ...lists.flatMap(({ path, inner, parameters }) => listRewrites(path, parameters, inner)),
    ],
    afterFiles: [],
    fallback: [],
  }),
};

/** What the server keeps is kept by our own handler. A build needs none, and would bundle it into the middleware. */
export default (phase: string): NextConfig =>
  phase === PHASE_PRODUCTION_SERVER
    ? { ...config, cacheHandler: path.resolve("lib/cache/handler.mjs") }
    : config;
