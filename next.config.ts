import type { NextConfig } from "next";

const config: NextConfig = {
  poweredByHeader: false,
  // The server in front does that (scripts/server/send.mjs).
  generateEtags: false,
  compress: false,
  reactStrictMode: true,
  // Pages named page.dev.tsx are there in development alone.
  pageExtensions: [...(process.env.NODE_ENV === "development" ? ["dev.tsx"] : []), "tsx", "ts"],
  // Nothing lies over what one develops.
  devIndicators: false,
  serverExternalPackages: ["pino", "sharp", "@node-rs/argon2", "pg-boss", "nodemailer", "cloudinary"],
  // Types are checked by `npm run check`, for all of the project at once.
  typescript: { ignoreBuildErrors: true },
  // What a page says of itself stands in its head, for whoever asks: the same answer is sent to all.
  htmlLimitedBots: /.*/,
  experimental: {
    globalNotFound: true,
    optimizePackageImports: ["radix-ui", "lucide-react"],
    // What nobody asks for takes no memory; a page of each public kind is made before the server listens.
    preloadEntriesOnStart: false,
  },
  redirects: async () => [{ source: "/:old(ai-tools|aitools)", destination: "/", permanent: true }],
};

export default config;
